import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { creditOf } from '@lavanda/shared/domain/credit';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { type CreditNota, creditNotas } from '../credit/readCredit.ts';
import type { TenantReader } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { clienteJson, debtOf, favorOf } from './clienteJson.ts';
import { cursorOf, type Place, parseCursor } from './cursor.ts';
import { type Slice, searchCustomers } from './search.ts';
import { TEXTS } from './texts.ts';

const PAGE_SIZE = 20;

/**
 * The page to read: the page after the cursor `after` (the `siguiente` of an earlier page) or, without a cursor, page number
 * `page`, from 1.
 */
export interface PagePosition {
  after?: string | undefined;
  page?: number;
}

export interface Page {
  /** The clientes (contract `Cliente`) as JSON array text, exactly as the database wrote it. */
  clientes: string;
  /** Cursor of the next page; null when no page follows. */
  next: string | null;
}

interface ReadRow {
  clientes: string;
  hayMas: boolean;
  fin: Place | null;
}

/**
 * A page of the clientes whose name contains every word of the text, in any order, or whose phone contains the text. Names that
 * begin with the text come first; both groups are sorted by name. Accents and case are ignored.
 * @param text '' finds all clientes
 * @throws HttpProblem 400 for an invalid cursor
 */
export async function listClientes(read: TenantReader, session: Session, text: string, where: PagePosition = {}): Promise<Page> {
  const slice = { limit: PAGE_SIZE, offset: from(where), after: await placeOf(read, session, where) };
  const [fetched] = await read(pageOf(session, text.trim(), slice));
  const { clientes, hayMas: hasMore, fin: end } = fetched ?? { clientes: '[]', hayMas: false, fin: null };
  return { clientes, next: end && hasMore ? cursorOf(end) : null };
}

/** The statement that reads a page, plus one cliente that shows whether another page follows. */
function pageOf(session: Session, text: string, slice: Slice): RawBuilder<ReadRow> {
  return sql<ReadRow>`
    with ${sql.join(searchCustomers(session.tenantId, text, { ...slice, limit: slice.limit + 1 }))},
    page as materialized (select * from found order by resto, nombre_norm collate "C", id limit ${sql.lit(slice.limit)})
    select coalesce((select json_agg(${clienteJson(session)} order by f.resto, f.nombre_norm collate "C", f.id)
        from page f join clientes c on c.tenant_id = ${session.tenantId} and c.id = f.id)::text, '[]') as clientes,
      (select count(*) > ${sql.lit(slice.limit)} from found) as "hayMas",
      (select json_build_object('resto', f.resto, 'nombreNorm', f.nombre_norm, 'id', f.id) from page f
        order by f.resto desc, f.nombre_norm collate "C" desc, f.id desc limit 1) as fin`;
}

/** Number of clientes before the page; 0 with a cursor, because the cursor marks the page's start. */
function from({ page = 1, after }: PagePosition): number {
  return after === undefined ? (Math.max(page, 1) - 1) * PAGE_SIZE : 0;
}

async function placeOf(read: TenantReader, { tenantId }: Session, { after }: PagePosition): Promise<Place | null> {
  if (after === undefined) return null;
  const place = parseCursor(after);
  if (place.nombreNorm !== null) return { ...place, nombreNorm: place.nombreNorm };
  // A cliente that was removed since the cursor was written is found too, because its row remains.
  const [row] = await read(
    sql<{
      nombreNorm: string;
    }>`select nombre_norm as "nombreNorm" from clientes where tenant_id = ${tenantId} and id = ${place.id}`,
  );
  if (!row) throw fieldProblem(400, 'despues', TEXTS.cursor);
  return { ...place, nombreNorm: row.nombreNorm };
}

/** @throws HttpProblem 404 when the cliente doesn't exist or was removed */
export async function readCliente(read: TenantReader, session: Session, id: string): Promise<Cliente> {
  const [row] = await read(
    sql<{
      cliente: Cliente;
      adeudo: number;
      favor: number;
      credit: CreditNota[] | null;
    }>`select ${clienteJson(session)} as cliente, ${debtOf(session)} as adeudo, ${favorOf(session)} as favor,
        ${creditNotas(sql`c.tenant_id`, sql`c.id`)} as credit from clientes c
      where c.tenant_id = ${session.tenantId} and c.id = ${id} and c.eliminado_en is null`,
  );
  if (!row) throw new HttpProblem(404, TEXTS.notFound);
  const { cliente, adeudo, favor, credit } = row;
  return { ...cliente, adeudo, favor, saldo_favor: centavosToPesos(creditOf(credit ?? [])) };
}
