import type { SalesFilter } from '@lavanda/shared/contract/sales';
import { dayIn, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import { can, seesAllSucursales } from '@lavanda/shared/domain/roles';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { TEXTS } from './texts.ts';

/** First and last month, each a year and a month in one number: 202611. */
export interface MonthRange {
  first: number;
  ultimo: number;
}

/** After every month. */
const LAST_MONTH = 999_999;

/**
 * The branch a report is about; null for all. An admin's is always their own (decisions "Roles").
 * @throws 403 for a role without reports, and when one of a single branch asks for another
 */
export function reportSucursal(session: Session, requested: string | undefined): string | null {
  if (!can(session.rol, 'reportes.leer')) throw new HttpProblem(403, TEXTS.forbidden);
  const sucursal = requested ? requested.toLowerCase() : null;
  if (seesAllSucursales(session.rol)) return sucursal;
  if (sucursal !== null && sucursal !== session.sucursalId)
    throw new HttpProblem(403, TEXTS.otherSucursal, [{ campo: 'sucursal', mensaje: TEXTS.otherSucursal }]);
  return session.sucursalId;
}

/** A day's month as a number: 202611. */
const monthOf = (day: LocalDay): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

/**
 * The months of an answer: those of the days asked for, or the current year and the ones before it up to ANIOS_DEL_RESUMEN, so that an answer
 * doesn't grow with a laundry's age.
 * @throws 400 for a day that doesn't exist
 */
export function summaryMonths(
  session: Session,
  { fechaInicial: startDate, fechaFinal: endDate }: Pick<SalesFilter, 'fechaInicial' | 'fechaFinal'>,
): MonthRange {
  const bad = Object.entries({ fechaInicial: startDate, fechaFinal: endDate }).filter(([, day]) => day && !isLocalDay(day));
  if (bad.length > 0)
    throw new HttpProblem(
      400,
      TEXTS.nonexistentDate,
      bad.map(([field]) => ({ campo: field, mensaje: TEXTS.nonexistentDate })),
    );
  const year = Number(dayIn(session.zonaHoraria, new Date()).slice(0, 4));
  return {
    first: startDate ? monthOf(startDate) : (year - SUMMARY_YEARS + 1) * 100,
    ultimo: endDate ? monthOf(endDate) : LAST_MONTH,
  };
}
