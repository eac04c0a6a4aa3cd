import { isOn } from '@lavanda/shared/contract/schemas/primitives';
import type { SalesFilter } from '@lavanda/shared/contract/schemas/salesList';
import { parseClave } from '@lavanda/shared/domain/clave';
import { isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import type { StatusNota } from '@lavanda/shared/domain/nota';
import { can, seesAllSucursales } from '@lavanda/shared/domain/roles';
import { searchWords } from '@lavanda/shared/domain/text';
import { searchDigits } from '../../clientes/searchTerm.ts';
import { fieldProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS } from '../texts.ts';

/** Bits of the column `notas.marca` (002-sales.sql). */
export const FLAGS = { adeudo: 1, factura: 2, domicilio: 4 } as const;

/** The search text, prepared for each kind of match. */
export interface SearchText {
  /** The words that a name has to contain, in any order. */
  words: readonly string[];
  /** Digits to find in a phone; '' when the text isn't written like a phone. */
  digits: string;
  folio: number | null;
  /** The words beside the folio, which the cliente of the nota with that folio must have ('ana 3471'). */
  besideFolio: readonly string[];
  /** A clave or the beginning of one; null when the text isn't written like a clave. */
  clave: string | null;
}

/** Filters of a list of notas, already limited to what the session may see. */
export interface Filter {
  tenantId: string;
  /** Id of a sucursal; null for all sucursales. */
  sucursal: string | null;
  status: readonly StatusNota[];
  cliente: string | null;
  /** Bits of `FLAGS`; a nota must have all of them. */
  flags: number;
  /** Only notas whose saldo is in the cliente's favor. */
  favor: boolean;
  /** First and last local date in the sucursal, both inclusive; null for no limit. */
  from: LocalDay | null;
  until: LocalDay | null;
  text: SearchText | null;
  /** Whether the list shows voided notas instead of the others. */
  voided: boolean;
}

type Query = Omit<SalesFilter, 'notasPosPagina' | 'notasPorPagina' | 'pagina' | 'despues' | 'completas'>;

const RECEIVED: readonly StatusNota[] = [0, 10];
/** Statuses in the list of voided notas by default: a recoleccion can be restored there too. */
const ANY: readonly StatusNota[] = [-1, 0, 10];
const FOLIO = /^#?\s*(\d{1,12})$/;

/**
 * The sucursal to filter by; null for all.
 * @throws HttpProblem 403 for a sucursal that the session can't see
 */
export function visibleBranch(session: Session, asked: string | undefined): string | null {
  const sucursal = asked?.toLowerCase() ?? null;
  if (seesAllSucursales(session.rol)) return sucursal;
  if (sucursal !== null && sucursal !== session.sucursalId) throw fieldProblem(403, 'sucursal', TEXTS.noSucursalPermission);
  return session.sucursalId;
}

function parseDay(field: string, value: string | undefined): LocalDay | null {
  if (value === undefined || value === '') return null;
  if (!isLocalDay(value)) throw fieldProblem(400, field, TEXTS.nonexistentDay);
  return value;
}

/**
 * Whether the request is for voided notas.
 * @throws HttpProblem 403 naming the field, for a role that may not void notas
 */
export function asksForVoided(session: Session, field: 'anulada' | 'anuladas', flag: string | undefined): boolean {
  if (!isOn(flag)) return false;
  if (!can(session.rol, 'notas.anular')) throw fieldProblem(403, field, TEXTS.noVoidedPermission);
  return true;
}

function parseText(typed: string | undefined): SearchText | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const words = searchWords(text);
  const digits = searchDigits(text);
  return { words, digits, ...parseFolio(text, digits === '' ? words : []), clave: parseClave(text) };
}

/** Reads a folio, alone ('#3471') or beside words of the cliente's name ('ana 3471'). */
function parseFolio(text: string, words: readonly string[]): Pick<SearchText, 'folio' | 'besideFolio'> {
  const alone = FOLIO.exec(text)?.[1];
  if (alone !== undefined) return { folio: Number(alone), besideFolio: [] };
  const besideFolio = words.filter((word) => !FOLIO.test(word));
  const [number, ...others] = words.filter((word) => FOLIO.test(word));
  const isOne = number !== undefined && others.length === 0;
  return isOne ? { folio: Number(FOLIO.exec(number)?.[1]), besideFolio } : { folio: null, besideFolio: [] };
}

/**
 * Reads the query's filters. Without `status`, recolecciones are left out, except in the list of voided notas.
 * @throws HttpProblem 400 naming the field, for an invalid date or an inverted range; 403 for another sucursal, or for voided
 * notas and a role that may not void
 */
export function parseFilter(session: Session, query: Query): Filter {
  const voided = asksForVoided(session, 'anuladas', query.anuladas);
  const from = parseDay('fechaInicial', query.fechaInicial);
  const until = parseDay('fechaFinal', query.fechaFinal);
  if (from !== null && until !== null && until < from) throw fieldProblem(400, 'fechaFinal', TEXTS.invertedRange);
  const status = query.status?.split(',').map((one) => Number(one) as StatusNota);
  return {
    tenantId: session.tenantId,
    sucursal: visibleBranch(session, query.sucursal),
    status: status ? [...new Set(status)].sort((a, b) => a - b) : voided ? ANY : RECEIVED,
    cliente: query.userid?.toLowerCase() ?? null,
    flags:
      (isOn(query.adeudo) ? FLAGS.adeudo : 0) |
      (isOn(query.facturados) ? FLAGS.factura : 0) |
      (isOn(query.domicilio) ? FLAGS.domicilio : 0),
    favor: isOn(query.favor),
    from,
    until,
    text: parseText(query.user),
    voided,
  };
}
