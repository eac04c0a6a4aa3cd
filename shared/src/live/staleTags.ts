import type { EventKind, LiveEvent } from '../contract/schemas/events.ts';

export const TAG_TYPES = [
  'Sesion',
  'Nota',
  'Caja',
  'Cliente',
  'Servicio',
  'Sucursal',
  'Equipo',
  'Identidad',
  'Presencia',
  /** Tags of the section Ruta, whose calls the product's own server answers. */
  'ruta.Dia',
] as const;

type TagType = (typeof TAG_TYPES)[number];
export type StaleTag = TagType | { type: TagType; id: string };

function oneByOne(type: TagType, ids: readonly string[]): StaleTag[] {
  return ids.length === 0 ? [type] : [{ type, id: 'LIST' }, ...ids.map((id) => ({ type, id }))];
}

const STALE: Readonly<Record<EventKind, (ids: readonly string[]) => StaleTag[]>> = {
  nota: (ids) => oneByOne('Nota', ids),
  cliente: (ids) => oneByOne('Cliente', ids),
  solicitud: () => [{ type: 'Nota', id: 'REQUESTS' }],
  servicio: () => ['Servicio'],
  caja: () => ['Caja'],
  sucursal: () => ['Sucursal', 'Sesion'],
  identidad: () => ['Identidad', 'Sesion'],
  equipo: () => ['Equipo'],
  presencia: (ids) => ids.map((id) => ({ type: 'Presencia', id })),
  ruta: () => ['ruta.Dia'],
  entrega: () => [],
};

/** What an event makes stale. A kind that a newer server added makes nothing stale. */
export function staleTags({ tipo: kind, ids }: LiveEvent): StaleTag[] {
  return STALE[kind]?.(ids) ?? [];
}
