import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { returnCreditCall } from '@lavanda/shared/contract/calls/credit';
import type { ReturnCredit } from '@lavanda/shared/contract/schemas/credit';
import { creditOf, creditPlan } from '@lavanda/shared/domain/credit';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { RetryTransaction, withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { amountOf, readPagos, writePagos } from '../ventas/corrections/correction.ts';
import { lockNota, type NotaHeader } from '../ventas/lockNota.ts';
import { lockCredit } from './checkCredit.ts';
import { type CreditNota, readCreditNotas } from './readCredit.ts';
import { elsewhereReturn, excessiveReturn, TEXTS } from './texts.ts';

type Returned = AnswerOf<typeof returnCreditCall>;

/** A locked nota and the amount to return on it. */
interface LockedPart {
  nota: NotaHeader;
  monto: Centavos;
}

/** The nota that an earlier attempt of this operation wrote first; null when there was no earlier attempt. */
async function doneBefore(tx: Transaction<DatabaseSchema>, tenantId: string, operationId: string): Promise<string | null> {
  const { rows } = await sql<{ nota_id: string }>`
    select nota_id from nota_historia where tenant_id = ${tenantId} and operacion = ${operationId}`.execute(tx);
  return rows[0]?.nota_id ?? null;
}

/**
 * The notas that the session may see. Credit that other sucursales gave is returned by those sucursales (decisions 'Roles').
 */
function ofSession(session: Session, notas: readonly CreditNota[]): readonly CreditNota[] {
  return seesAllSucursales(session.rol) ? notas : notas.filter(({ sucursalId }) => sucursalId === session.sucursalId);
}

/**
 * Locks the notas on which the amount is returned and then the cliente, in the same order as every save.
 * @throws RetryTransaction when another save meanwhile changed the notas on which the amount is returned
 */
async function lockParts(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  clienteId: string,
  amount: Centavos,
): Promise<{ name: string; notas: readonly CreditNota[]; parts: LockedPart[] }> {
  const { tenantId } = session;
  const planned = creditPlan(ofSession(session, await readCreditNotas(tx, tenantId, clienteId)), amount);
  const locked = new Map<string, NotaHeader>();
  for (const id of planned.map(({ nota }) => nota.id).sort()) {
    const { header } = await lockNota(tx, tenantId, id, null);
    if (header) locked.set(id, header);
  }
  const owner = await lockCredit(tx, tenantId, clienteId);
  if (!owner) throw new HttpProblem(404, TEXTS.noCliente);
  const notas = await readCreditNotas(tx, tenantId, clienteId);
  const parts = creditPlan(ofSession(session, notas), amount).map(({ nota: { id }, monto: part }) => {
    const nota = locked.get(id);
    if (!nota) throw new RetryTransaction();
    return { nota, monto: part };
  });
  return { name: owner.name, notas, parts };
}

/** Adds two pagos to a nota, one that uses a part of the credit and its reversal in money, which leave the abonos unchanged. */
async function writePart(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { nota, monto: part }: LockedPart,
  method: PaymentMethod,
  attempt: { operationId: string | null; register: string | null },
): Promise<void> {
  const { pagos: stored, today } = await readPagos(tx, session, nota);
  const fromCredit = { id: randomUUID(), fecha: today, monto: part, metodo: CREDIT, reversaDe: null } as const;
  const inMoney = { id: randomUUID(), fecha: today, monto: -part, metodo: method, reversaDe: fromCredit.id };
  await writePagos(tx, session, nota, attempt, stored, [fromCredit, { ...inMoney, motivo: TEXTS.returned }]);
}

async function returnParts(tx: Transaction<DatabaseSchema>, session: Session, body: ReturnCredit): Promise<Returned> {
  const { tenantId } = session;
  const [clienteId, operationId] = [body.id.toLowerCase(), body.operacion.toLowerCase()];
  const amount = amountOf('monto', body.monto);
  const { name, notas, parts } = await lockParts(tx, session, clienteId, amount);
  const credit = creditOf(notas);
  const before = await doneBefore(tx, tenantId, operationId);
  if (before !== null) {
    if (!notas.some(({ id }) => id === before)) throw fieldProblem(422, 'operacion', TEXTS.foreignOperation);
    return { saldo_favor: centavosToPesos(credit), notas: [before] };
  }
  if (amount > credit) throw fieldProblem(422, 'monto', excessiveReturn(name, formatMoney(credit), credit));
  const here = parts.reduce((sum, part) => sum + part.monto, 0);
  if (here < amount) throw fieldProblem(422, 'monto', elsewhereReturn(name, formatMoney(here), here));
  for (const [index, part] of parts.entries())
    await writePart(tx, session, part, body.metodo, {
      operationId: index === 0 ? operationId : null,
      register: body.equipo?.toLowerCase() ?? null,
    });
  return { saldo_favor: centavosToPesos(credit - amount), notas: parts.map(({ nota }) => nota.id) };
}

/**
 * Returns a cliente's credit in money, from the register's drawer, on the notas that gave it (of the session's sucursal, unless
 * the role sees all). Their abonos and saldos don't change. A repeated `operacion` returns nothing more.
 * @throws HttpProblem 404; 422 for more than the credit, or more than the session's notas gave of it
 */
export function returnCredit(db: Database, session: Session, body: ReturnCredit): Promise<Returned> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => returnParts(tx, session, body)));
}
