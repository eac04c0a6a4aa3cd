import { addDays, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { isId } from '@lavanda/shared/domain/newId';
import type { CortesQuery } from './endpoints';

/** Number of days shown by default, today included. */
const FIRST_DAYS = 14;

/** Filters of the past cortes; '' and false mean off. */
export interface CortesFilters {
  caja: string;
  cajero: string;
  diferencia: boolean;
  desde: LocalDay | '';
  hasta: LocalDay | '';
}

/** The default range: the two weeks that end today. */
function firstRange(today: LocalDay): { desde: LocalDay; hasta: LocalDay } {
  return { desde: addDays(today, 1 - FIRST_DAYS), hasta: today };
}

/** Value of `desde` in the URL that stands for all dates. */
const ALL_DATES = 'todas';

function rangeFrom(address: URLSearchParams, today: LocalDay): Pick<CortesFilters, 'desde' | 'hasta'> {
  const [from, until] = [address.get('desde'), address.get('hasta')];
  if (from === ALL_DATES) return { desde: '', hasta: '' };
  if (from === null && until === null) return firstRange(today);
  const day = (value: string | null) => (value !== null && isLocalDay(value) ? value : '');
  const range = { desde: day(from), hasta: day(until) };
  const isCrossed = range.desde !== '' && range.hasta !== '' && range.hasta < range.desde;
  return isCrossed ? firstRange(today) : range;
}

/** Reads the filters from a URL's parameters. Unknown names and invalid values are ignored. */
export function parseFilters(address: URLSearchParams, today: LocalDay): CortesFilters {
  const id = (name: string) => {
    const value = address.get(name) ?? '';
    return isId(value) ? value.toLowerCase() : '';
  };
  return {
    caja: id('caja'),
    cajero: id('cajero'),
    diferencia: address.get('diferencia') === '1',
    ...rangeFrom(address, today),
  };
}

/** Writes the filters as URL parameters; the default range is left out. */
export function addressOf(
  { diferencia: differing, desde: from, hasta: until, ...names }: CortesFilters,
  today: LocalDay,
): URLSearchParams {
  const first = firstRange(today);
  const isFirst = from === first.desde && until === first.hasta;
  const isAll = from === '' && until === '';
  const range = isAll ? { desde: ALL_DATES } : isFirst ? {} : { desde: from, hasta: until };
  const fields = { ...names, diferencia: differing ? '1' : '', ...range };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The active filters as parameters of the API. */
export function queryOf({ diferencia: differing, ...rest }: CortesFilters): CortesQuery {
  const fields = { ...rest, diferencia: differing ? '1' : '' };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** True when a filter other than the dates is on. */
export const isNarrowed = ({ caja, cajero: cashier, diferencia: differing }: CortesFilters): boolean =>
  caja !== '' || cashier !== '' || differing;
