import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { CASH } from '@lavanda/shared/domain/caja';
import { type Centavos, formatMoney, toCents } from '@lavanda/shared/domain/money';
import { RESULT_TEXTS as T } from '../texts';

/** Maximum number of missing claves that are listed by name. */
const NAMED = 6;

type Method = CountResult['metodos'][number];

/**
 * Question about the differences: 'Faltan $10.00 en efectivo y sobran $5.00 en links. ¿Qué pasó?'; null when every method
 * matches.
 */
export function questionOf({ metodos: methods }: Pick<CountResult, 'metodos'>): string | null {
  const parts = methods
    .filter(({ diferencia: difference }) => toCents(difference) !== 0)
    .map(({ metodo: method, diferencia: pesos }, place) => {
      const difference = toCents(pesos);
      const say = difference < 0 ? T.missing : T.leftOver;
      return say(place === 0, formatMoney(Math.abs(difference)), T.methods[method]);
    });
  if (parts.length === 0) return null;
  const [last] = parts.slice(-1);
  const what = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')}${T.and}${last}`;
  return T.question(what ?? '');
}

/** Cash that the cashier counted, centavos; 0 if the result has no row for cash. */
export function countedCashOf({ metodos: methods }: Pick<CountResult, 'metodos'>): Centavos {
  return toCents(methods.find(({ metodo: method }) => method === CASH)?.contado ?? 0);
}

/** Amount collected by all methods, centavos, and number of pagos. */
export function collectedOf({ metodos: methods }: Pick<CountResult, 'metodos'>): { amount: Centavos; pagos: number } {
  const sum = (of: (method: Method) => number) => methods.reduce((total, method) => total + of(method), 0);
  return { amount: sum(({ suma: pesos }) => toCents(pesos)), pagos: sum(({ pagos }) => pagos) };
}

/** Ranges of claves, such as 'B371 a B412, C109 a C121'; '' without any. */
export function clavesText({ claves }: Pick<CountResult, 'claves'>): string {
  return claves
    .map(({ letras: letters, primera: first, ultima: last }) =>
      first === last ? `${letters}${first}` : T.clavesFrom(`${letters}${first}`, `${letters}${last}`),
    )
    .join(', ');
}

/** The claves that the server doesn't have ('Falta C118:') and the explanation; null when none is missing. */
export function missingText({ claves }: Pick<CountResult, 'claves'>): { which: string; why: string } | null {
  const missing = claves.flatMap(({ letras: letters, faltan: numbers }) => numbers.map((number) => `${letters}${number}`));
  const [only] = missing;
  if (only === undefined) return null;
  if (missing.length === 1) return { which: T.missingClave(only), why: T.notSentYet };
  const named = missing.slice(0, NAMED).join(', ');
  const others = missing.length - NAMED;
  const registers = claves.filter(({ faltan: numbers }) => numbers.length > 0).length;
  const why = registers === 1 ? T.notSentYetOfOne : T.notSentYetMany;
  return { which: T.missingClaves(others > 0 ? T.andMore(named, others) : named), why };
}
