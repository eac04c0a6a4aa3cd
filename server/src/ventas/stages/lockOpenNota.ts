import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { hasStage } from '@lavanda/shared/domain/stage';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import { notaVisible } from '../readNota.ts';
import { closedBy, TEXTS } from '../texts.ts';
import { whoChanged } from './whoChanged.ts';

/** A 409 that carries the stored nota as `actual`, so that the client can show what changed. */
export async function conflictOf(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  detail: string,
): Promise<HttpProblem> {
  return new HttpProblem(409, detail, undefined, { actual: await notaVisible(tx, session, notaId) });
}

/**
 * Locks a nota that the session may change, whatever its status.
 * @returns the nota to answer when `operacion` was done before, else its header
 * @throws HttpProblem 404 for a nota that the session can't see; 409 for a voided nota; 422 for another nota's `operacion`
 */
export async function lockVisibleNota(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  operationId: string,
): Promise<{ done: Nota } | { nota: NotaHeader }> {
  const { header: nota, operationNota } = await lockNota(tx, session.tenantId, notaId.toLowerCase(), operationId.toLowerCase());
  if (!nota || (nota.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
    throw new HttpProblem(404, TEXTS.notFound);
  if (nota.voided) throw new HttpProblem(409, TEXTS.removed);
  if (operationNota !== null && operationNota !== nota.id) throw invalidField('operacion', TEXTS.foreignOperation);
  return operationNota === null ? { nota } : { done: await notaVisible(tx, session, nota.id) };
}

/**
 * Locks a nota that is in the sucursal.
 * @returns the nota to answer when `operacion` was done before, else its header
 * @throws HttpProblem 404 for a nota that the session can't see; 409 for a nota that is voided or, with `actual`, closed or to be
 * collected; 422 for another nota's `operacion`
 */
export async function lockOpenNota(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  operationId: string,
): Promise<{ done: Nota } | { nota: NotaHeader }> {
  const locked = await lockVisibleNota(tx, session, notaId, operationId);
  if ('done' in locked) return locked;
  const { nota } = locked;
  if (nota.status === CLOSED) {
    const who = await whoChanged(tx, session, nota.id, ['status']);
    throw await conflictOf(tx, session, nota.id, who ? closedBy(who.name, who.hour) : TEXTS.closedMeanwhile);
  }
  if (!hasStage(nota.status)) throw await conflictOf(tx, session, nota.id, TEXTS.notReceived);
  return { nota };
}
