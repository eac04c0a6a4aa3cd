import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import type { RefusalReason, SendOutcome } from './sender.ts';

/** Longest that an attempt may be under way; one that is older was cut off. */
const IN_FLIGHT_SECONDS = 30;
/** How long an attempt without a known outcome keeps the nota from being sent again. */
const UNKNOWN_HOURS = 24;
/** How long a message keeps another register, which didn't see it yet, from sending the same. */
const REPEATED_SECONDS = 60;

/** What the attempts of a nota say about a new one. */
export type Standing = 'free' | 'inFlight' | 'unknown' | 'justSent';

/** An attempt as it was made before. */
export interface PastAttempt {
  notaId: string;
  standing: 'inFlight' | 'unknown' | 'sent' | 'refused';
  /** Why it was refused; null for any other. */
  refusal: RefusalReason | null;
}

/** The attempt with this operation, however old; null when there is none. */
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

/** Whether a locked nota may be sent now. Its lock keeps two registers from both finding it free. */
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

/** Writes that a message is about to be sent. */
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

/** Writes how an attempt ended. */
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
