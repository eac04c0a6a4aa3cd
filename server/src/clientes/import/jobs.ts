import type { ImportJob, ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TooManyRequests } from '../../http/tooManyRequests.ts';
import { note } from '../../team/auditLog.ts';
import type { FileReading, Format } from '../file/readFile.ts';
import { TEXTS } from './texts.ts';

/** An import as the user requested it, with its file. */
export interface NewImport {
  id: string;
  archivo: string;
  formato: Format;
  opciones: ImportOptions;
  bytes: Uint8Array;
}

/** An import is refused while so many imports and undos of the laundry wait or run; an import keeps its file in the database. */
const MAX_PENDING = 4;
const BUSY_SECONDS = 30;

/** Number of days in which an import is listed and can be undone. */
const DAYS = 30;

/** Stores an import on which the server `serverId` will work, unless the import is stored already. @throws TooManyRequests */
export async function createJob(
  db: Database,
  { tenantId, userId }: Session,
  { id, archivo: name, formato: format, opciones: options, bytes }: NewImport,
  reading: FileReading,
  serverId: string,
): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<{ pending: number; exists: boolean }>`
      select count(*) filter (where estado in ('corriendo', 'deshaciendo'))::int as pending, coalesce(bool_or(id = ${id}), false) as exists
      from importaciones where tenant_id = ${tenantId}`.execute(tx);
    if (rows[0]?.exists) return;
    if ((rows[0]?.pending ?? 0) >= MAX_PENDING) throw new TooManyRequests(TEXTS.busy, BUSY_SECONDS);
    await tx
      .insertInto('importaciones')
      .values({
        tenant_id: tenantId,
        id,
        usuario_id: userId,
        archivo: name,
        formato: format,
        opciones: JSON.stringify(options),
        contenido: Buffer.from(bytes),
        estado: 'corriendo',
        filas: reading.rows,
        hechas: reading.rows - reading.good.length,
        con_error: reading.rows - reading.good.length - reading.omitted,
        servidor: serverId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function jobs(condition: RawBuilder<unknown>): RawBuilder<ImportJob> {
  return sql<ImportJob>`
    select i.id as _id, i.archivo, coalesce(u.nombre, '') as usuario, i.estado, i.filas, i.hechas, i.nuevos, i.repetidos,
      to_char(i.creada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as creada,
      i.con_error as "conError", i.eliminados, i.conservados, i.conservados_por as "conservadosPor",
      i.nuevos > 0 and i.estado in ('terminada', 'cancelada', 'fallida') and i.creada > now() - make_interval(days => ${DAYS}::int) as reversible
    from importaciones i left join usuarios u on u.tenant_id = i.tenant_id and u.id = i.usuario_id
    where ${condition} order by i.creada desc limit 20`;
}

/** The laundry's imports of the last `DAYS` days, at most 20, newest first. */
export async function listJobs(db: Database, { tenantId }: Session): Promise<ImportJob[]> {
  return withTenant(db, tenantId, async (tx) => {
    const recent = sql`i.tenant_id = ${tenantId} and i.creada > now() - make_interval(days => ${DAYS}::int)`;
    return (await jobs(recent).execute(tx)).rows;
  });
}

/** @throws HttpProblem 404 */
export async function readJob(tx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<ImportJob> {
  const { rows } = await jobs(sql`i.tenant_id = ${tenantId} and i.id = ${id}`).execute(tx);
  if (!rows[0]) throw new HttpProblem(404, TEXTS.notFound);
  return rows[0];
}

/** Reads an import in a transaction of its own. @throws HttpProblem 404 */
export function jobOf(db: Database, tenantId: string, id: string): Promise<ImportJob> {
  return withTenant(db, tenantId, (tx) => readJob(tx, tenantId, id));
}

/** Ends a running import, records it in the trail and drops its file. @returns false when it isn't running */
export async function endImport(
  db: Database,
  tenantId: string,
  id: string,
  state: 'terminada' | 'cancelada' | 'fallida',
): Promise<boolean> {
  return withTenant(db, tenantId, async (tx) => {
    const ended = await tx
      .updateTable('importaciones')
      .set({ estado: state, contenido: null, servidor: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('estado', '=', 'corriendo')
      .returning(['usuario_id', 'formato', 'archivo', 'nuevos'])
      .executeTakeFirst();
    if (!ended) return false;
    const { usuario_id: userId, formato: format, archivo: name, nuevos: created } = ended;
    const detail = { lista: 'clientes', formato: format, ...(name === '' ? {} : { archivo: name }), nuevos: created };
    await note(tx, { tenantId, userId }, 'archivo.importar', detail);
    return true;
  });
}

/**
 * Begins to undo an import. An import that is being undone, or has been undone, stays as it is.
 * @throws HttpProblem 404, 409
 */
export async function beginUndo(db: Database, { tenantId, userId }: Session, id: string, serverId: string): Promise<ImportJob> {
  return withTenant(db, tenantId, async (tx) => {
    await sql`select 1 from importaciones where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
    const job = await readJob(tx, tenantId, id);
    if (job.estado === 'deshaciendo' || job.estado === 'deshecha') return job;
    if (job.estado === 'corriendo') throw new HttpProblem(409, TEXTS.running);
    if (!job.reversible) throw new HttpProblem(409, TEXTS.late);
    await tx
      .updateTable('importaciones')
      .set({ estado: 'deshaciendo', hechas: 0, deshecha_por: userId, servidor: serverId, latido: sql`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    return readJob(tx, tenantId, id);
  });
}

/** Ends an undo and records it in the trail. */
export async function endUndo(db: Database, tenantId: string, id: string): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    const ended = await tx
      .updateTable('importaciones')
      .set({ estado: 'deshecha', servidor: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('estado', '=', 'deshaciendo')
      .returning(['deshecha_por', 'archivo', 'eliminados', 'conservados'])
      .executeTakeFirst();
    if (!ended) return;
    const { deshecha_por: userId, archivo: name, eliminados: removed, conservados: kept } = ended;
    const detail = { lista: 'clientes', archivo: name, eliminados: removed, conservados: kept };
    await note(tx, { tenantId, userId: userId ?? '' }, 'archivo.deshacer', detail);
  });
}
