import type { Repeticion, SaveRepeat } from '@lavanda/shared/contract/schemas/rutas';
import { weekdayOf } from '@lavanda/shared/domain/weekdays';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { repeatsAlready, TEXTS } from './texts.ts';

/** A cliente's weekly pickups at the session's sucursal, Sunday first. */
async function repeatsOf(tx: Transaction<DatabaseSchema>, session: Session, clienteId: string): Promise<Repeticion[]> {
  const { rows } = await sql<Repeticion>`
    select id as "_id", cliente_id as cliente, dia, hora_inicio, hora_final, sucursal_id as sucursal from repeticiones
    where tenant_id = ${session.tenantId} and sucursal_id = ${session.sucursalId} and cliente_id = ${clienteId}
      and terminada_en is null order by dia`.execute(tx);
  return rows;
}

/** A cliente's weekly pickups at the session's sucursal, Sunday first. */
export function listRepeats(db: Database, session: Session, clienteId: string): Promise<Repeticion[]> {
  return withTenant(db, session.tenantId, (tx) => repeatsOf(tx, session, clienteId.toLowerCase()));
}

async function requireCliente(tx: Transaction<DatabaseSchema>, tenantId: string, clienteId: string): Promise<void> {
  const { rows } = await sql`select 1 from clientes
    where tenant_id = ${tenantId} and id = ${clienteId} and eliminado_en is null for share`.execute(tx);
  if (rows.length === 0) throw new HttpProblem(404, TEXTS.noCliente);
}

/** @throws HttpProblem 409 for the id of a weekly pickup that has ended */
async function refuseEnded(tx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<void> {
  const { rows } = await sql`select 1 from repeticiones
    where tenant_id = ${tenantId} and id = ${id} and terminada_en is not null`.execute(tx);
  if (rows.length > 0) throw new HttpProblem(409, TEXTS.ended);
}

/**
 * Adds a weekly pickup at the session's sucursal. A repeated id adds nothing.
 * @throws HttpProblem 404 for an unknown cliente; 409 for the id of one that has ended; 422 for a window that ends before it
 * begins, or a weekday that has a pickup already
 */
export function saveRepeat(db: Database, session: Session, body: SaveRepeat): Promise<Repeticion[]> {
  const { tenantId, sucursalId, userId } = session;
  const [id, clienteId] = [body._id.toLowerCase(), body.cliente.toLowerCase()];
  if (body.hora_inicio >= body.hora_final) throw fieldProblem(422, 'hora_final', TEXTS.hours);
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      await requireCliente(tx, tenantId, clienteId);
      await sql`
        insert into repeticiones (tenant_id, id, cliente_id, sucursal_id, dia, hora_inicio, hora_final, creada_por)
        values (${tenantId}, ${id}, ${clienteId}, ${sucursalId}, ${body.dia}, ${body.hora_inicio}, ${body.hora_final}, ${userId})
        on conflict do nothing`.execute(tx);
      const repeats = await repeatsOf(tx, session, clienteId);
      if (repeats.some(({ _id }) => _id === id)) return repeats;
      await refuseEnded(tx, tenantId, id);
      throw fieldProblem(422, 'dia', repeatsAlready(weekdayOf(body.dia)));
    }),
  );
}

/**
 * Ends a weekly pickup; if it has ended already, nothing changes.
 * @throws HttpProblem 404 for an id that the session's sucursal doesn't have
 */
export function endRepeat(db: Database, session: Session, repeatId: string): Promise<Repeticion[]> {
  const { tenantId, sucursalId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<{ clienteId: string }>`
      update repeticiones set terminada_en = coalesce(terminada_en, now())
      where tenant_id = ${tenantId} and sucursal_id = ${sucursalId} and id = ${repeatId.toLowerCase()}
      returning cliente_id as "clienteId"`.execute(tx);
    const [ended] = rows;
    if (!ended) throw new HttpProblem(404, TEXTS.notFound);
    return repeatsOf(tx, session, ended.clienteId);
  });
}
