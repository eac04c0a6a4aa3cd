import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { type Dia, esDia } from '@lavanda/shared/domain/fechas';
import type { StatusNota } from '@lavanda/shared/domain/nota';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { normalizar } from '@lavanda/shared/domain/texto';
import { digitosDeBusqueda } from '../../clientes/terminoBusqueda.ts';
import { fieldProblem } from '../../http/problema.ts';
import type { Sesion } from '../../http/sesion.ts';
import { TEXTOS } from '../textos.ts';

/** Bits of the column `marca` (002-sales.sql). */
export const FLAGS = { adeudo: 1, factura: 2, domicilio: 4 } as const;

/** What the user typed to find notes by. */
export interface SearchText {
  /** As in `clientes.nombre_norm`. */
  nombre: string;
  /** Part of a phone; '' when it isn't spelled like one. */
  digitos: string;
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
  desde: Dia | null;
  hasta: Dia | null;
  text: SearchText | null;
}

type Query = Omit<FiltroVentas, 'notasPosPagina' | 'notasPorPagina' | 'pagina' | 'despues'>;

const RECEIVED: readonly StatusNota[] = [0, 10];
const FOLIO = /^\s*#?\s*(\d{1,12})\s*$/;

/** The branch the answer is limited to; null for all. @throws 403 when a role of one branch asks for another */
function visibleBranch(sesion: Sesion, asked: string | undefined): string | null {
  const sucursal = asked?.toLowerCase() ?? null;
  if (veTodasLasSucursales(sesion.rol)) return sucursal;
  if (sucursal !== null && sucursal !== sesion.sucursalId) throw fieldProblem(403, 'sucursal', TEXTOS.sinPermisoSucursal);
  return sesion.sucursalId;
}

function parseDay(field: string, value: string | undefined): Dia | null {
  if (value === undefined || value === '') return null;
  if (!esDia(value)) throw fieldProblem(400, field, TEXTOS.diaInexistente);
  return value;
}

const isOn = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

function parseText(typed: string | undefined): SearchText | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const folio = FOLIO.exec(text)?.[1];
  return { nombre: normalizar(text), digitos: digitosDeBusqueda(text), folio: folio === undefined ? null : Number(folio) };
}

/**
 * The filter of a query, within the session's branches. Notes to be collected are left out unless `status` asks for
 * them.
 * @throws 400 naming the field for a day that doesn't exist or a range that ends before it begins; 403 for another branch
 */
export function parseFilter(sesion: Sesion, query: Query): Filter {
  const desde = parseDay('fechaInicial', query.fechaInicial);
  const hasta = parseDay('fechaFinal', query.fechaFinal);
  if (desde !== null && hasta !== null && hasta < desde) throw fieldProblem(400, 'fechaFinal', TEXTOS.rangoInvertido);
  const status = query.status?.split(',').map((one) => Number(one) as StatusNota);
  return {
    tenantId: sesion.tenantId,
    sucursal: visibleBranch(sesion, query.sucursal),
    status: status ? [...new Set(status)].sort((a, b) => a - b) : RECEIVED,
    cliente: query.userid?.toLowerCase() ?? null,
    flags:
      (isOn(query.adeudo) ? FLAGS.adeudo : 0) |
      (isOn(query.facturados) ? FLAGS.factura : 0) |
      (isOn(query.domicilio) ? FLAGS.domicilio : 0),
    desde,
    hasta,
    text: parseText(query.user),
  };
}
