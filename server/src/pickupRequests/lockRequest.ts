import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { RequestState } from '../db/tables/tickets.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { answeredBy, TEXTS } from './texts.ts';

export interface LockedRequest {
  id: string;
  clienteId: string;
  sucursalId: string;
  day: LocalDay;
  start: string;
  end: string;
  /** The cliente's comment; '' without one. */
  comment: string;
  state: RequestState;
  reason: string;
  answeredById: string | null;
  /** IANA time zone of the request's sucursal, and its current local day. */
  zone: string;
  today: LocalDay;
}

/**
 * Locks a request until the transaction ends.
 * @throws HttpProblem 404 for an unknown request, or one that the session can't see
 */
export async function lockRequest(tx: Transaction<DatabaseSchema>, session: Session, id: string): Promise<LockedRequest> {
  const { rows } = await sql<Omit<LockedRequest, 'today'>>`
    select r.id, r.cliente_id as "clienteId", r.sucursal_id as "sucursalId", r.dia as day, r.hora_inicio as start,
      r.hora_final as "end", r.comentario as comment, r.estado as state, r.motivo as reason,
      r.resuelta_por as "answeredById",
      (select s.zona_horaria from sucursales s where s.tenant_id = r.tenant_id and s.id = r.sucursal_id) as zone
    from solicitudes r where r.tenant_id = ${session.tenantId} and r.id = ${id}
      ${seesAllSucursales(session.rol) ? sql`` : sql`and r.sucursal_id = ${session.sucursalId}`}
    for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new HttpProblem(404, TEXTS.notFound);
  return { ...row, today: dayIn(row.zone, new Date()) };
}

/** The 409 for a request that has an answer: it names the user who answered, and the time, or says that the request expired. */
export async function answeredConflict(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, state, zone }: LockedRequest,
): Promise<HttpProblem> {
  const { rows } = await sql<{ name: string | null; moment: string }>`
    select u.nombre as name, r.resuelta_en as moment from solicitudes r
    left join usuarios u on u.tenant_id = r.tenant_id and u.id = r.resuelta_por
    where r.tenant_id = ${session.tenantId} and r.id = ${id}`.execute(tx);
  const [row] = rows;
  const hour = hourIn(zone, new Date(row?.moment ?? Date.now()));
  return new HttpProblem(409, answeredBy(row?.name ?? null, state === 'aceptada' ? 'aceptada' : 'rechazada', hour));
}

/** Stores the answer to a locked request. */
export async function answerRequest(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  id: string,
  state: Exclude<RequestState, 'pendiente'>,
  reason = '',
): Promise<void> {
  await sql`update solicitudes set estado = ${state}, resuelta_en = now(), resuelta_por = ${session.userId}, motivo = ${reason}
    where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx);
}
