import type { SalesFilter } from '@lavanda/shared/contract/schemas/salesList';
import { dayIn, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import { can, seesAllSucursales } from '@lavanda/shared/domain/roles';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { TEXTS } from './texts.ts';

/** First and last month, inclusive, as year * 100 + month: 202611. */
export interface MonthRange {
  first: number;
  last: number;
}

/** End of a summary without `fechaFinal`: later than any month, as year * 100 + month. */
const LAST_MONTH = 999_999;

/**
 * The sucursal of a report; null means all. An admin's report always covers the admin's own sucursal (decisions "Roles").
 * @throws HttpProblem 403 for a role without reports, or for another sucursal than the session's
 */
export function reportSucursal(session: Session, requested: string | undefined): string | null {
  if (!can(session.rol, 'reportes.leer')) throw new HttpProblem(403, TEXTS.forbidden);
  const sucursal = requested ? requested.toLowerCase() : null;
  if (seesAllSucursales(session.rol)) return sucursal;
  if (sucursal !== null && sucursal !== session.sucursalId)
    throw new HttpProblem(403, TEXTS.otherSucursal, [{ campo: 'sucursal', mensaje: TEXTS.otherSucursal }]);
  return session.sucursalId;
}

/** A date's month as year * 100 + month. */
export const monthOf = (day: LocalDay): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

/**
 * The months of a summary. Without `fechaInicial` they begin with the first of the last SUMMARY_YEARS calendar years, so that the
 * answer doesn't grow with the laundry's age; without `fechaFinal` they have no end.
 * @throws HttpProblem 400 for an invalid date
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
    last: endDate ? monthOf(endDate) : LAST_MONTH,
  };
}
