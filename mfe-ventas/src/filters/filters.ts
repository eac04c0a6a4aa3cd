import { isLocalDay } from '@lavanda/shared/domain/dates';
import { isId } from '@lavanda/shared/domain/newId';

/** Filters of the list; '' and false mean off. Names match the URL's and the API's parameters. */
export interface Filters {
  user: string;
  sucursal: string;
  adeudo: boolean;
  /** Only notas whose saldo is in the cliente's favor. */
  favor: boolean;
  facturados: boolean;
  domicilio: boolean;
  /** Lists only voided notas; for users who may void notas. */
  anuladas: boolean;
  /** Lists the notas captured offline that need a review, instead of the sales; for users who may void notas. */
  revisar: boolean;
  fechaInicial: string;
  fechaFinal: string;
}

export const NO_FILTERS: Filters = {
  user: '',
  sucursal: '',
  adeudo: false,
  favor: false,
  facturados: false,
  domicilio: false,
  anuladas: false,
  revisar: false,
  fechaInicial: '',
  fechaFinal: '',
};

const MAX_LENGTH = 120;

/** True when a cliente text filters the list without Enter: when it is empty or longer than 3 characters (spec 5). */
export function filterNow(text: string): boolean {
  return text === '' || text.length > 3;
}

function validText(text: string): string {
  const clean = text.trim();
  const fits = clean.length <= MAX_LENGTH && !/\p{Cc}/u.test(clean);
  return fits ? clean : '';
}

const isTrue = (value: string | null) => value === 'true' || value === '1';

/** Reads the filters from a URL's parameters. Unknown names and invalid values are ignored. */
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
    sucursal: isId(sucursal) ? sucursal.toLowerCase() : '',
    adeudo: isTrue(address.get('adeudo')),
    favor: isTrue(address.get('favor')),
    facturados: isTrue(address.get('facturados')),
    domicilio: isTrue(address.get('domicilio')),
    anuladas: isTrue(address.get('anuladas')),
    revisar: isTrue(address.get('revisar')),
    fechaInicial: crossed ? '' : from,
    fechaFinal: crossed ? '' : until,
  };
}

/** Writes the active filters as parameters for the URL and the API. */
export function queryOf(filters: Filters): Record<string, string> {
  const set = Object.entries(filters).filter(([, value]) => value !== '' && value !== false);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(queryOf(filters)).length > 0;
}
