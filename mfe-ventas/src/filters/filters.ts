import { isLocalDay } from '@lavanda/shared/domain/dates';

/** What narrows the list; '' and false leave it as it is. Names are those of the address and of the call. */
export interface Filters {
  user: string;
  sucursal: string;
  adeudo: boolean;
  facturados: boolean;
  domicilio: boolean;
  fechaInicial: string;
  fechaFinal: string;
}

export const NO_FILTERS: Filters = {
  user: '',
  sucursal: '',
  adeudo: false,
  facturados: false,
  domicilio: false,
  fechaInicial: '',
  fechaFinal: '',
};

const MAX_LENGTH = 120;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The customer text filters when longer than 3 characters or empty (spec 5). */
export function filterNow(text: string): boolean {
  return text === '' || text.length > 3;
}

/** A short folio has no other way to be searched than its few digits; Enter takes it (decisions "Lists"). */
export function esFolio(text: string): boolean {
  return /^#?\s*\d+$/.test(text);
}

function validText(text: string): string {
  const clean = text.trim();
  const fits = clean.length <= MAX_LENGTH && !/\p{Cc}/u.test(clean);
  return fits && (filterNow(clean) || esFolio(clean)) ? clean : '';
}

const esSi = (value: string | null) => value === 'true' || value === '1';

/** The filters an address asks for. What isn't one of them, or isn't a value it can have, is left out. */
export function parseFilters(address: URLSearchParams): Filters {
  const day = (name: string) => {
    const value = address.get(name) ?? '';
    return isLocalDay(value) ? value : '';
  };
  const from = day('fechaInicial');
  const until = day('fechaFinal');
  const crossed = from !== '' && until !== '' && until < from;
  const sucursal = address.get('sucursal') ?? '';
  return {
    user: validText(address.get('user') ?? ''),
    sucursal: UUID.test(sucursal) ? sucursal.toLowerCase() : '',
    adeudo: esSi(address.get('adeudo')),
    facturados: esSi(address.get('facturados')),
    domicilio: esSi(address.get('domicilio')),
    fechaInicial: crossed ? '' : from,
    fechaFinal: crossed ? '' : until,
  };
}

/** The filters that are on, as the address and the calls carry them. */
export function queryOf(filters: Filters): Record<string, string> {
  const set = Object.entries(filters).filter(([, value]) => value !== '' && value !== false);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(queryOf(filters)).length > 0;
}
