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
  /** Tag of the section Ruta. The server's own events of the kind `ruta` make it stale, so it is listed here. */
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

/** The tags that an event makes stale; none for a kind that a newer server added. */
export function staleTags({ tipo: kind, ids }: LiveEvent): StaleTag[] {
  return STALE[kind]?.(ids) ?? [];
}
