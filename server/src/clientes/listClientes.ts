import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantReader } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { clienteJson } from './clienteJson.ts';
import { cursorOf, type Place, parseCursor } from './cursor.ts';
import { type Slice, searchCustomers } from './search.ts';
import { TEXTS } from './texts.ts';

const PAGE_SIZE = 20;

/** The page after the cursor `after` (the `siguiente` of an earlier page), else page number `page`, from 1. */
export interface PagePosition {
  after?: string | undefined;
  page?: number;
}

export interface Page {
  /** The clientes (contract `Cliente`) as JSON array text, exactly as the database wrote it. */
  clientes: string;
  /** Cursor of the next page; null when this page is not full. */
  next: string | null;
}

interface ReadRow {
  clientes: string;
  cuantos: number;
  fin: Place | null;
}

/**
 * A page of the clientes whose name (any part, ignoring accents and case) or phone matches, by name, those that begin
 * with the text first. An empty text matches all.
 * @throws HttpProblem 400 for an invalid cursor
 */
export async function listClientes(read: TenantReader, session: Session, text: string, where: PagePosition = {}): Promise<Page> {
  const slice = { limit: PAGE_SIZE, offset: from(where), after: await placeOf(read, session, where) };
  const [fetched] = await read(pageOf(session, text.trim(), slice));
  const { clientes, cuantos: count, fin: end } = fetched ?? { clientes: '[]', cuantos: 0, fin: null };
  return { clientes, next: end && count === PAGE_SIZE ? cursorOf(end) : null };
}

/** One statement per page; the JSON is built only for the clientes on it. */
function pageOf(session: Session, text: string, slice: Slice): RawBuilder<ReadRow> {
  return sql<ReadRow>`
    with ${sql.join(searchCustomers(session.tenantId, text, slice))}
    select coalesce((select json_agg(${clienteJson(session)} order by f.resto, f.nombre_norm collate "C", f.id)
        from found f join clientes c on c.tenant_id = ${session.tenantId} and c.id = f.id)::text, '[]') as clientes,
      (select count(*) from found) as cuantos,
      (select json_build_object('resto', f.resto, 'nombreNorm', f.nombre_norm, 'id', f.id) from found f
        order by f.resto desc, f.nombre_norm collate "C" desc, f.id desc limit 1) as fin`;
}

/** The page's offset; 0 when it has a cursor. */
function from({ page = 1, after }: PagePosition): number {
  return after === undefined ? (Math.max(page, 1) - 1) * PAGE_SIZE : 0;
}

async function placeOf(read: TenantReader, { tenantId }: Session, { after }: PagePosition): Promise<Place | null> {
  if (after === undefined) return null;
  const place = parseCursor(after);
  if (place.nombreNorm !== null) return { ...place, nombreNorm: place.nombreNorm };
  // The cursor's cliente may have been removed since; its row remains.
  const [row] = await read(
    sql<{
      nombreNorm: string;
    }>`select nombre_norm as "nombreNorm" from clientes where tenant_id = ${tenantId} and id = ${place.id}`,
  );
  if (!row) throw fieldProblem(400, 'despues', TEXTS.cursor);
  return { ...place, nombreNorm: row.nombreNorm };
}

/** @throws HttpProblem 404 when there is no such cliente or it was removed */
export async function readCliente(read: TenantReader, session: Session, id: string): Promise<Cliente> {
  const [row] = await read(
    sql<{ cliente: Cliente }>`select ${clienteJson(session)} as cliente from clientes c
      where c.tenant_id = ${session.tenantId} and c.id = ${id} and c.eliminado_en is null`,
  );
  if (!row) throw new HttpProblem(404, TEXTS.notFound);
  return row.cliente;
}
