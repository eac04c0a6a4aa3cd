import { randomUUID } from 'node:crypto';
import type { KeepCredit } from '@lavanda/shared/contract/schemas/credit';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT } from '@lavanda/shared/domain/nota';
import { favorOf, refundPlan } from '@lavanda/shared/domain/pagos';
import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { amountOf, readPagos, writePagos } from '../ventas/corrections/correction.ts';
import type { Pago } from '../ventas/nota.ts';
import { notaVisible } from '../ventas/readNota.ts';
import { conflictOf, lockVisibleNota } from '../ventas/stages/lockOpenNota.ts';
import { lessFavor, TEXTS } from './texts.ts';

async function keep(tx: Transaction<DatabaseSchema>, session: Session, body: KeepCredit): Promise<Nota> {
  const amount = amountOf('monto', body.monto);
  const operationId = body.operacion.toLowerCase();
  const locked = await lockVisibleNota(tx, session, body.id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const favor = favorOf(nota.total - nota.abonos - nota.ajuste);
  if (amount > favor) throw await conflictOf(tx, session, nota.id, lessFavor(formatMoney(favor)));
  const { pagos: stored, today } = await readPagos(tx, session, nota);
  const kept = refundPlan(stored, amount).map(
    ({ pago, monto: part }): Pago => ({
      ...{ id: randomUUID(), fecha: today, monto: -part, metodo: CREDIT },
      ...{ reversaDe: pago.id, motivo: TEXTS.kept },
    }),
  );
  await writePagos(tx, session, nota, { operationId, register: null }, stored, kept);
  return notaVisible(tx, session, nota.id);
}

/**
 * Keeps what a nota has in favor as its cliente's credit: reversals by 'Saldo' take its pagos back, the newest first. No money
 * leaves a drawer. A repeated `operacion` keeps nothing more.
 * @throws HttpProblem 404; 409 with `actual` when the nota has less in favor; 409 when the nota or its cliente was removed
 */
export function keepCredit(db: Database, session: Session, body: KeepCredit): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => keep(tx, session, body)));
}
