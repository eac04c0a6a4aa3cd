import type { Nota, SendNotice } from '@lavanda/shared/contract/schemas/sales';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { countInMinute } from '../limits/minuteCounters.ts';
import { issueLink } from '../tickets/links.ts';
import { invalidField } from '../ventas/errors.ts';
import { lockNota } from '../ventas/lockNota.ts';
import { notaVisible } from '../ventas/readNota.ts';
import { conflictOf, lockOpenNota } from '../ventas/stages/lockOpenNota.ts';
import { writeStage } from '../ventas/stages/writeStage.ts';
import { TEXTS as SALES_TEXTS } from '../ventas/texts.ts';
import { accountOf } from './account.ts';
import { attemptOf, beginAttempt, endAttempt, standingOf } from './attempts.ts';
import type { CloudApiAccount } from './cloudApi.ts';
import { parametersOf } from './parameters.ts';
import type { NoticeMessage, NoticeSender, SendOutcome } from './sender.ts';
import { TEXTS } from './texts.ts';

/** Notices that a laundry may send in a minute. */
const PER_MINUTE = 60;

/** The services of the server that sending a notice needs. */
export interface NoticeServices {
  /** The sender that uses a laundry's account. */
  senderOf(account: CloudApiAccount): NoticeSender;
  /** Public address of a ticket's token. */
  linkOf(token: string): string;
  /** Days that a ticket's link works after the server last issued it; 0 means for ever. */
  linkDays: number;
  /** Logs a message that was refused, or of which nobody knows whether it was sent, for the operator. */
  onFailure(outcome: Exclude<SendOutcome, { kind: 'sent' }>): void;
}

type Begun = { done: Nota } | { account: CloudApiAccount; message: NoticeMessage };

const STANDING_TEXTS = { inFlight: TEXTS.sending, unknown: TEXTS.unknown, justSent: TEXTS.justSent } as const;

/**
 * The nota of an operation that was tried before and whose message was sent; null when it wasn't tried.
 * @throws HttpProblem 409 when the attempt's outcome isn't known, however old the attempt is; 422 when the message was refused,
 * or the operation belongs to another nota
 */
async function repeatedAttempt(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  operationId: string,
): Promise<Nota | null> {
  const attempt = await attemptOf(tx, session.tenantId, operationId);
  if (!attempt) return null;
  if (attempt.notaId !== notaId) throw invalidField('operacion', SALES_TEXTS.foreignOperation);
  if (attempt.standing === 'sent') return notaVisible(tx, session, notaId);
  if (attempt.standing === 'refused') throw new HttpProblem(422, TEXTS.refused[attempt.refusal ?? 'other']);
  throw await conflictOf(tx, session, notaId, STANDING_TEXTS[attempt.standing]);
}

async function begin(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, operacion: operationId }: SendNotice,
  { linkOf, linkDays }: NoticeServices,
): Promise<Begun> {
  const locked = await lockOpenNota(tx, session, id, operationId);
  if ('done' in locked) return locked;
  const { nota: header } = locked;
  const repeated = await repeatedAttempt(tx, session, header.id, operationId);
  if (repeated) return { done: repeated };
  const account = await accountOf(tx, session.tenantId);
  if (!account) throw new HttpProblem(422, TEXTS.notSet);
  if (header.stage !== 'lista') throw await conflictOf(tx, session, header.id, TEXTS.notReady);
  const standing = await standingOf(tx, session.tenantId, header.id);
  if (standing !== 'free') throw await conflictOf(tx, session, header.id, STANDING_TEXTS[standing]);
  const nota = await notaVisible(tx, session, header.id);
  if (nota.usuario_telefono === '') throw new HttpProblem(422, TEXTS.noPhone);
  const link = linkOf(await issueLink(tx, session.tenantId, header.id, linkDays));
  await beginAttempt(tx, session, header.id, operationId);
  return { account, message: { phone: nota.usuario_telefono, parameters: parametersOf(nota, link) } };
}

/**
 * Records the outcome. A sent notice is recorded in the nota's history, even if the nota was closed meanwhile, and on the nota
 * itself while it is 'lista'.
 * @returns the nota; null when the message may not have been sent, or the nota is gone or voided
 */
async function end(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, operacion: operationId }: SendNotice,
  outcome: SendOutcome,
): Promise<Nota | null> {
  await endAttempt(tx, session.tenantId, operationId, outcome);
  if (outcome.kind !== 'sent') return null;
  const { header, operationNota } = await lockNota(tx, session.tenantId, id.toLowerCase(), operationId);
  if (!header || header.voided) return null;
  if (operationNota === null) {
    // If the nota left 'lista' meanwhile, only its history records the notice: back in 'lista', the nota needs a new notice.
    const columns = header.stage === 'lista' ? { avisada_en: sql<string>`now()`, aviso: 'enviado' as const } : {};
    await writeStage(tx, session, header, operationId, columns, { aviso: [null, 'enviado'] });
  }
  return notaVisible(tx, session, header.id);
}

/**
 * Sends the notice of a ready nota through the laundry's account, once for each operation (day.md 4). The attempt is recorded
 * before the message is sent, and no transaction is open during the sending.
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't ready or its notice may have been sent; 422 without an account
 * or a phone, or when the message was refused; 429
 */
export async function sendNotice(db: Database, session: Session, body: SendNotice, services: NoticeServices): Promise<Nota> {
  const { tenantId } = session;
  await countInMinute(db, [{ key: `aviso:${tenantId}`, max: PER_MINUTE }], TEXTS.tooMany);
  const begun = await withRetries(() => withTenant(db, tenantId, (tx) => begin(tx, session, body, services)));
  if ('done' in begun) return begun.done;
  const outcome = await services.senderOf(begun.account).send(begun.message);
  const nota = await withRetries(() => withTenant(db, tenantId, (tx) => end(tx, session, body, outcome)));
  if (outcome.kind !== 'sent') services.onFailure(outcome);
  if (outcome.kind === 'refused') throw new HttpProblem(422, TEXTS.refused[outcome.reason]);
  if (nota) return nota;
  throw await withTenant(db, tenantId, (tx) => conflictOf(tx, session, body.id, TEXTS.unknown));
}
