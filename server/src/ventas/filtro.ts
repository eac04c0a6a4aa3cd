import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { type Dia, esDia } from '@lavanda/shared/domain/fechas';
import type { StatusNota } from '@lavanda/shared/domain/nota';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { normalizar } from '@lavanda/shared/domain/texto';
import { digitosDeBusqueda } from '../clientes/terminoBusqueda.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';

/** Bits of the column `marca` (002-sales.sql). */
export const MARCA = { adeudo: 1, factura: 2, domicilio: 4 } as const;

/** What the user typed to find notes by. */
export interface Texto {
  /** As in `clientes.nombre_norm`. */
  nombre: string;
  /** Part of a phone; '' when it isn't spelled like one. */
  digitos: string;
  folio: number | null;
}

/** What narrows a list of notes, within what the session may see. */
export interface Filtro {
  tenantId: string;
  /** null: every branch. */
  sucursal: string | null;
  status: readonly StatusNota[];
  cliente: string | null;
  /** Bits of `MARCA` that a note must have. */
  marca: number;
  /** First and last day of `fecha`, both included. */
  desde: Dia | null;
  hasta: Dia | null;
  texto: Texto | null;
}

type Campos = Omit<FiltroVentas, 'notasPosPagina' | 'notasPorPagina' | 'pagina' | 'despues'>;

const RECIBIDAS: readonly StatusNota[] = [0, 10];
const FOLIO = /^\s*#?\s*(\d{1,12})\s*$/;

function malo(campo: string, mensaje: string): Problematico {
  return new Problematico(400, mensaje, [{ campo, mensaje }]);
}

/** The branch the answer is limited to; null for all. @throws 403 when a role of one branch asks for another */
function sucursalVisible(sesion: Sesion, pedida: string | undefined): string | null {
  const sucursal = pedida?.toLowerCase() ?? null;
  if (veTodasLasSucursales(sesion.rol)) return sucursal;
  if (sucursal !== null && sucursal !== sesion.sucursalId)
    throw new Problematico(403, TEXTOS.sinPermisoSucursal, [{ campo: 'sucursal', mensaje: TEXTOS.sinPermisoSucursal }]);
  return sesion.sucursalId;
}

function dia(campo: string, texto: string | undefined): Dia | null {
  if (texto === undefined || texto === '') return null;
  if (!esDia(texto)) throw malo(campo, TEXTOS.diaInexistente);
  return texto;
}

const pedida = (bandera: string | undefined): boolean => bandera === 'true' || bandera === '1';

function textoDe(escrito: string | undefined): Texto | null {
  const texto = escrito?.trim() ?? '';
  if (texto === '') return null;
  const folio = FOLIO.exec(texto)?.[1];
  return { nombre: normalizar(texto), digitos: digitosDeBusqueda(texto), folio: folio === undefined ? null : Number(folio) };
}

/**
 * The filter of a query, within the session's branches. Notes to be collected are left out unless `status` asks for them.
 * @throws 400 naming the field for a day that doesn't exist or a range that ends before it begins; 403 for another branch
 */
export function leerFiltro(sesion: Sesion, campos: Campos): Filtro {
  const desde = dia('fechaInicial', campos.fechaInicial);
  const hasta = dia('fechaFinal', campos.fechaFinal);
  if (desde !== null && hasta !== null && hasta < desde) throw malo('fechaFinal', TEXTOS.rangoInvertido);
  const status = campos.status?.split(',').map((uno) => Number(uno) as StatusNota);
  return {
    tenantId: sesion.tenantId,
    sucursal: sucursalVisible(sesion, campos.sucursal),
    status: status ? [...new Set(status)].sort((a, b) => a - b) : RECIBIDAS,
    cliente: campos.userid?.toLowerCase() ?? null,
    marca:
      (pedida(campos.adeudo) ? MARCA.adeudo : 0) |
      (pedida(campos.facturados) ? MARCA.factura : 0) |
      (pedida(campos.domicilio) ? MARCA.domicilio : 0),
    desde,
    hasta,
    texto: textoDe(campos.user),
  };
}
