import { type Dia, sumarDias } from '../../domain/fechas.ts';
import { TEXTOS_RANGO } from '../textos.ts';

/** Days from `desde` to `hasta`, both included; '' leaves that end open. */
export interface RangoDias {
  desde: Dia | '';
  hasta: Dia | '';
}

export type Extremo = 'desde' | 'hasta';

/**
 * What a day chosen in the calendar does: the first one begins a range, the second ends it, a third begins another. A second
 * day before the first begins the range instead.
 */
export function elegirDia({ desde, hasta }: RangoDias, extremo: Extremo, dia: Dia): { rango: RangoDias; extremo: Extremo } {
  if (extremo === 'desde') return { rango: { desde: dia, hasta: hasta >= dia ? hasta : '' }, extremo: 'hasta' };
  if (desde !== '' && dia < desde) return { rango: { desde: dia, hasta: '' }, extremo: 'hasta' };
  return { rango: { desde, hasta: dia }, extremo: 'desde' };
}

/** Ranges at one touch, up to today except last month's, counted from the branch's `hoy`. */
export function rangosRapidos(hoy: Dia): { etiqueta: string; valor: { desde: Dia; hasta: Dia } }[] {
  const ayer = sumarDias(hoy, -1);
  const delMesAnterior = sumarDias(`${hoy.slice(0, 7)}-01`, -1);
  return [
    { etiqueta: TEXTOS_RANGO.hoy, valor: { desde: hoy, hasta: hoy } },
    { etiqueta: TEXTOS_RANGO.ayer, valor: { desde: ayer, hasta: ayer } },
    { etiqueta: TEXTOS_RANGO.ultimos7, valor: { desde: sumarDias(hoy, -6), hasta: hoy } },
    { etiqueta: TEXTOS_RANGO.esteMes, valor: { desde: `${hoy.slice(0, 7)}-01`, hasta: hoy } },
    {
      etiqueta: TEXTOS_RANGO.mesAnterior,
      valor: { desde: `${delMesAnterior.slice(0, 7)}-01`, hasta: delMesAnterior },
    },
    { etiqueta: TEXTOS_RANGO.esteAnio, valor: { desde: `${hoy.slice(0, 4)}-01-01`, hasta: hoy } },
  ];
}
