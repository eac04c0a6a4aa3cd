import type { Cliente } from '@lavanda/shared/contract/clientes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantReader } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { clienteJson } from './clienteJson.ts';
import { cursorOf, type Place, parseCursor } from './cursor.ts';
import { type Slice, searchCustomers } from './search.ts';
import { TEXTS } from './texts.ts';

const PAGE_SIZE = 20;

/** Which page: the one after `despues` (an earlier page's `siguiente`), else number `pagina`, from 1. */
export interface PagePosition {
  after?: string | undefined;
  page?: number;
}

export interface Page {
  /** The customers (contract `Cliente`) as the text of a JSON array, as the database wrote it. */
  clientes: string;
  /** Where the next page begins; null when this one isn't full. */
  next: string | null;
}

interface ReadRow {
  clientes: string;
  cuantos: number;
  fin: Place | null;
}

/**
 * A page of customers: those whose name (any part, accents and case ignored) or phone matches, the ones that begin with the text first;
 * without text all of them. By name.
 * @throws 400 for a `despues` that is none
 */
export async function listClientes(read: TenantReader, session: Session, text: string, where: PagePosition = {}): Promise<Page> {
  const slice = { limit: PAGE_SIZE, offset: from(where), after: await placeOf(read, session, where) };
  const [fetched] = await read(pageOf(session, text.trim(), slice));
  const { clientes, cuantos: count, fin: end } = fetched ?? { clientes: '[]', cuantos: 0, fin: null };
  return { clientes, next: end && count === PAGE_SIZE ? cursorOf(end) : null };
}

/** The statement of a page: one row. Customers are described only once they are chosen. */
function pageOf(session: Session, text: string, slice: Slice): RawBuilder<ReadRow> {
  return sql<ReadRow>`
    with ${sql.join(searchCustomers(session.tenantId, text, slice))}
    select coalesce((select json_agg(${clienteJson(session)} order by f.resto, f.nombre_norm collate "C", f.id)
        from found f join clientes c on c.tenant_id = ${session.tenantId} and c.id = f.id)::text, '[]') as clientes,
      (select count(*) from found) as cuantos,
      (select json_build_object('resto', f.resto, 'nombreNorm', f.nombre_norm, 'id', f.id) from found f
        order by f.resto desc, f.nombre_norm collate "C" desc, f.id desc limit 1) as fin`;
}

/** How many customers stand before the page, from its place when it has one. */
function from({ page = 1, after }: PagePosition): number {
  return after === undefined ? (Math.max(page, 1) - 1) * PAGE_SIZE : 0;
}

async function placeOf(read: TenantReader, { tenantId }: Session, { after }: PagePosition): Promise<Place | null> {
  if (after === undefined) return null;
  const place = parseCursor(after);
  if (place.nombreNorm !== null) return { ...place, nombreNorm: place.nombreNorm };
  // A removed customer still has a row.
  const [row] = await read(
    sql<{
      nombreNorm: string;
    }>`select nombre_norm as "nombreNorm" from clientes where tenant_id = ${tenantId} and id = ${place.id}`,
  );
  if (!row) throw fieldProblem(400, 'despues', TEXTS.cursor);
  return { ...place, nombreNorm: row.nombreNorm };
}

/** @throws 404 */
export async function readCliente(read: TenantReader, session: Session, id: string): Promise<Cliente> {
  const [row] = await read(
    sql<{ cliente: Cliente }>`select ${clienteJson(session)} as cliente from clientes c
      where c.tenant_id = ${session.tenantId} and c.id = ${id} and c.eliminado_en is null`,
  );
  if (!row) throw new HttpProblem(404, TEXTS.notFound);
  return row.cliente;
}
