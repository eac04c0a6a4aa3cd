import { ANIOS_DEL_RESUMEN } from '@lavanda/shared/domain/reporte';

/** First and last month, each a year and a month in one number: 202611. */
export interface Meses {
  primero: number;
  ultimo: number;
}

/** After every month. */
export const ULTIMO_MES = 999_999;

/** Up to here months are alone, counted back from the current one: those that change. Older ones go by quarters, which compress better. */
const SUELTOS = 3;
const POR_TRIMESTRE = 3;

const contar = (mes: number) => Math.floor(mes / 100) * 12 + (mes % 100) - 1;
const mesDe = (cuenta: number) => Math.floor(cuenta / 12) * 100 + (cuenta % 12) + 1;

/**
 * The months asked for, in the pieces in which an answer is read, kept and compressed, oldest first. What is before the years that a summary
 * covers is one piece, and so is the future: however much is asked for, they are few.
 * @param actual the current month
 */
export function periodosDe({ primero, ultimo }: Meses, actual: number): Meses[] {
  const hoy = contar(actual);
  const inicio = contar((Math.floor(actual / 100) - ANIOS_DEL_RESUMEN + 1) * 100 + 1);
  const periodos = [{ primero: 0, ultimo: mesDe(inicio - 1) }];
  for (let desde = inicio; desde <= hoy; ) {
    const hasta = hoy - desde < SUELTOS ? desde : Math.min(desde - (desde % POR_TRIMESTRE) + POR_TRIMESTRE - 1, hoy - SUELTOS);
    periodos.push({ primero: mesDe(desde), ultimo: mesDe(hasta) });
    desde = hasta + 1;
  }
  periodos.push({ primero: mesDe(hoy + 1), ultimo: ULTIMO_MES });
  return periodos
    .map((periodo) => ({ primero: Math.max(periodo.primero, primero), ultimo: Math.min(periodo.ultimo, ultimo) }))
    .filter((periodo) => periodo.primero <= periodo.ultimo);
}
