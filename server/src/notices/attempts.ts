import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import type { RefusalReason, SendOutcome } from './sender.ts';

/** Longest duration of an attempt; an older attempt without an outcome was interrupted. */
const IN_FLIGHT_SECONDS = 30;
/** How long an attempt with an unknown outcome keeps the notice from being sent again. */
const UNKNOWN_HOURS = 24;
/** How long a sent notice keeps other registers, which may not have seen it yet, from sending it too. */
const REPEATED_SECONDS = 60;

/** Whether a nota's notice may be sent, judged by its earlier attempts. */
export type Standing = 'free' | 'inFlight' | 'unknown' | 'justSent';

/** An earlier attempt to send a notice. */
export interface PastAttempt {
  notaId: string;
  standing: 'inFlight' | 'unknown' | 'sent' | 'refused';
  /** Why the attempt was refused; null for other outcomes. */
  refusal: RefusalReason | null;
}

/** The attempt with this operation id, however old; null without one. */
export async function attemptOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  operationId: string,
): Promise<PastAttempt | null> {
  const { rows } = await sql<PastAttempt>`
    select nota_id as "notaId", motivo as refusal, case
      when estado = 'enviado' then 'sent' when estado = 'rechazado' then 'refused'
      when estado = 'pendiente' and creado_en > now() - make_interval(secs => ${IN_FLIGHT_SECONDS}) then 'inFlight'
      else 'unknown' end as standing
    from envios_aviso where tenant_id = ${tenantId} and operacion = ${operationId}`.execute(tx);
  return rows[0] ?? null;
}

/** Whether a locked nota's notice may be sent now. The lock keeps two registers from sending at the same time. */
export async function standingOf(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<Standing> {
  const { rows } = await sql<{ standing: Standing }>`
    select case
      when estado = 'enviado' then 'justSent'
      when estado = 'pendiente' and creado_en > now() - make_interval(secs => ${IN_FLIGHT_SECONDS}) then 'inFlight'
      else 'unknown' end as standing
    from envios_aviso
    where tenant_id = ${tenantId} and nota_id = ${notaId} and (
      (estado = 'enviado' and creado_en > now() - make_interval(secs => ${REPEATED_SECONDS}))
      or (estado in ('pendiente', 'desconocido') and creado_en > now() - make_interval(hours => ${UNKNOWN_HOURS})))
    order by creado_en desc limit 1`.execute(tx);
  return rows[0]?.standing ?? 'free';
}

/** Records that a message is about to be sent. */
export async function beginAttempt(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  operationId: string,
): Promise<void> {
  await tx
    .insertInto('envios_aviso')
    .values({ tenant_id: session.tenantId, operacion: operationId, nota_id: notaId, usuario_id: session.userId })
    .execute();
}

/** Records the outcome of an attempt. */
export async function endAttempt(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  operationId: string,
  outcome: SendOutcome,
): Promise<void> {
  const ended = {
    sent: { estado: 'enviado' },
    refused: { estado: 'rechazado' },
    unknown: { estado: 'desconocido' },
  } as const;
  await tx
    .updateTable('envios_aviso')
    .set({
      ...ended[outcome.kind],
      motivo: outcome.kind === 'refused' ? outcome.reason : null,
      mensaje_id: outcome.kind === 'sent' ? outcome.id : null,
    })
    .where('tenant_id', '=', tenantId)
    .where('operacion', '=', operationId)
    .execute();
}
