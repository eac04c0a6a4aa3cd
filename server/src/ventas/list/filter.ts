import type { SalesFilter } from '@lavanda/shared/contract/sales';
import { isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import type { StatusNota } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { normalize } from '@lavanda/shared/domain/text';
import { searchDigits } from '../../clientes/searchTerm.ts';
import { fieldProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS } from '../texts.ts';

/** Bits of the column `marca` (002-sales.sql). */
export const FLAGS = { adeudo: 1, factura: 2, domicilio: 4 } as const;

/** What the user typed to find notes by. */
export interface SearchText {
  /** As in `clientes.nombre_norm`. */
  nombre: string;
  /** Part of a phone; '' when it isn't spelled like one. */
  digits: string;
  folio: number | null;
}

/** What narrows a list of notes, within what the session may see. */
export interface Filter {
  tenantId: string;
  /** null: every branch. */
  sucursal: string | null;
  status: readonly StatusNota[];
  cliente: string | null;
  /** Bits of `FLAGS` that a note must have. */
  flags: number;
  /** First and last day of `fecha`, both included. */
  from: LocalDay | null;
  until: LocalDay | null;
  text: SearchText | null;
}

type Query = Omit<SalesFilter, 'notasPosPagina' | 'notasPorPagina' | 'pagina' | 'despues'>;

const RECEIVED: readonly StatusNota[] = [0, 10];
const FOLIO = /^\s*#?\s*(\d{1,12})\s*$/;

/** The branch the answer is limited to; null for all. @throws 403 when a role of one branch asks for another */
function visibleBranch(session: Session, asked: string | undefined): string | null {
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

const isOn = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

function parseText(typed: string | undefined): SearchText | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const folio = FOLIO.exec(text)?.[1];
  return { nombre: normalize(text), digits: searchDigits(text), folio: folio === undefined ? null : Number(folio) };
}

/**
 * The filter of a query, within the session's branches. Notes to be collected are left out unless `status` asks for
 * them.
 * @throws 400 naming the field for a day that doesn't exist or a range that ends before it begins; 403 for another branch
 */
export function parseFilter(session: Session, query: Query): Filter {
  const from = parseDay('fechaInicial', query.fechaInicial);
  const until = parseDay('fechaFinal', query.fechaFinal);
  if (from !== null && until !== null && until < from) throw fieldProblem(400, 'fechaFinal', TEXTS.invertedRange);
  const status = query.status?.split(',').map((one) => Number(one) as StatusNota);
  return {
    tenantId: session.tenantId,
    sucursal: visibleBranch(session, query.sucursal),
    status: status ? [...new Set(status)].sort((a, b) => a - b) : RECEIVED,
    cliente: query.userid?.toLowerCase() ?? null,
    flags:
      (isOn(query.adeudo) ? FLAGS.adeudo : 0) |
      (isOn(query.facturados) ? FLAGS.factura : 0) |
      (isOn(query.domicilio) ? FLAGS.domicilio : 0),
    from,
    until,
    text: parseText(query.user),
  };
}
