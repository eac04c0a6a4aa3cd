import type { Cliente } from '@lavanda/shared/contract/clientes';
import { type RawBuilder, sql } from 'kysely';
import type { Lector } from '../db/tenencia.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { clienteJson } from './clienteJson.ts';
import { cursorDe, type Lugar, leerCursor } from './cursor.ts';
import { type Slice, searchCustomers } from './search.ts';
import { TEXTOS } from './textos.ts';

const POR_PAGINA = 20;

/** Which page: the one after `despues` (an earlier page's `siguiente`), else number `pagina`, from 1. */
export interface Donde {
  despues?: string | undefined;
  pagina?: number;
}

export interface Pagina {
  /** The customers (contract `Cliente`) as the text of a JSON array, as the database wrote it. */
  clientes: string;
  /** Where the next page begins; null when this one isn't full. */
  siguiente: string | null;
}

interface Leida {
  clientes: string;
  cuantos: number;
  fin: Lugar | null;
}

/**
 * A page of customers: those whose name (any part, accents and case ignored) or phone matches, the ones that begin with the text first;
 * without text all of them. By name.
 * @throws 400 for a `despues` that is none
 */
export async function listarClientes(leer: Lector, sesion: Sesion, texto: string, donde: Donde = {}): Promise<Pagina> {
  const slice = { limit: POR_PAGINA, offset: desde(donde), after: await lugarDe(leer, sesion, donde) };
  const [leida] = await leer(pageOf(sesion, texto.trim(), slice));
  const { clientes, cuantos, fin } = leida ?? { clientes: '[]', cuantos: 0, fin: null };
  return { clientes, siguiente: fin && cuantos === POR_PAGINA ? cursorDe(fin) : null };
}

/** The statement of a page: one row. Customers are described only once they are chosen. */
function pageOf(sesion: Sesion, text: string, slice: Slice): RawBuilder<Leida> {
  return sql<Leida>`
    with ${sql.join(searchCustomers(sesion.tenantId, text, slice))}
    select coalesce((select json_agg(${clienteJson(sesion)} order by f.resto, f.nombre_norm collate "C", f.id)
        from found f join clientes c on c.tenant_id = ${sesion.tenantId} and c.id = f.id)::text, '[]') as clientes,
      (select count(*) from found) as cuantos,
      (select json_build_object('resto', f.resto, 'nombreNorm', f.nombre_norm, 'id', f.id) from found f
        order by f.resto desc, f.nombre_norm collate "C" desc, f.id desc limit 1) as fin`;
}

/** How many customers stand before the page, from its place when it has one. */
function desde({ pagina = 1, despues }: Donde): number {
  return despues === undefined ? (Math.max(pagina, 1) - 1) * POR_PAGINA : 0;
}

async function lugarDe(leer: Lector, { tenantId }: Sesion, { despues }: Donde): Promise<Lugar | null> {
  if (despues === undefined) return null;
  const lugar = leerCursor(despues);
  if (lugar.nombreNorm !== null) return { ...lugar, nombreNorm: lugar.nombreNorm };
  // A removed customer still has a row.
  const [fila] = await leer(
    sql<{
      nombreNorm: string;
    }>`select nombre_norm as "nombreNorm" from clientes where tenant_id = ${tenantId} and id = ${lugar.id}`,
  );
  if (!fila) throw fieldProblem(400, 'despues', TEXTOS.cursor);
  return { ...lugar, nombreNorm: fila.nombreNorm };
}

/** @throws 404 */
export async function leerCliente(leer: Lector, sesion: Sesion, id: string): Promise<Cliente> {
  const [fila] = await leer(
    sql<{ cliente: Cliente }>`select ${clienteJson(sesion)} as cliente from clientes c
      where c.tenant_id = ${sesion.tenantId} and c.id = ${id} and c.eliminado_en is null`,
  );
  if (!fila) throw new Problematico(404, TEXTOS.noExiste);
  return fila.cliente;
}
