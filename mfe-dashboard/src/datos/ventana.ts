import { ANIOS_DEL_RESUMEN } from '@lavanda/shared/domain/reporte';
import type { Ventana } from './endpoints';

/** What to ask for to show `anio` beside the year before: nothing in particular while the latest years hold both. */
export function ventanaDe(anio: number, anioActual: number): Ventana {
  if (anio - 1 > anioActual - ANIOS_DEL_RESUMEN) return {};
  return { fechaInicial: `${anio - 1}-01-01`, fechaFinal: `${anio}-12-31` };
}
