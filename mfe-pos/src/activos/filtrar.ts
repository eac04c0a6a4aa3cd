import { EN_SUCURSAL, POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import type { NotaGuardada } from '../notas/nota';

/** The three filter buttons, as they stand in the address. */
export const FILTROS = ['todas', 'recolectar', 'sucursal'] as const;
export type Filtro = (typeof FILTROS)[number];

export function esFiltro(texto: string | null): texto is Filtro {
  return FILTROS.some((filtro) => filtro === texto);
}

export function pasa(nota: NotaGuardada, filtro: Filtro): boolean {
  if (filtro === 'todas') return true;
  return nota.status === (filtro === 'recolectar' ? POR_RECOLECTAR : EN_SUCURSAL);
}

/** Names of the branches that have active notes, in order (spec 2: the filter is built from the names present). */
export function sucursalesDe(notas: readonly NotaGuardada[]): string[] {
  return [...new Set(notas.map((nota) => nota.sucursalNombre))].sort((a, b) => a.localeCompare(b, 'es'));
}
