import { IN_SUCURSAL, TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { StoredNota } from '../notas/nota';

/** Filter values, as they appear in the URL. */
export const FILTERS = ['todas', 'recolectar', 'sucursal'] as const;
export type Filter = (typeof FILTERS)[number];

export function isFilter(text: string | null): text is Filter {
  return FILTERS.some((filter) => filter === text);
}

export function passes(nota: StoredNota, filter: Filter): boolean {
  if (filter === 'todas') return true;
  return nota.status === (filter === 'recolectar' ? TO_COLLECT : IN_SUCURSAL);
}

/** Sorted names of the sucursales that have active notas; the filter offers only these. */
export function sucursalesOf(notas: readonly StoredNota[]): string[] {
  return [...new Set(notas.map((nota) => nota.sucursalNombre))].sort((a, b) => a.localeCompare(b, 'es'));
}
