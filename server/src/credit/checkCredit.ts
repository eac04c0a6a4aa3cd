import { type CreditPago, creditOf, givenBy } from '@lavanda/shared/domain/credit';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { isMoney, type PagoMethod } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import { readCreditNotas } from './readCredit.ts';
import { excessiveCredit, givenCredit, restoredCredit, TEXTS, voidedCredit } from './texts.ts';

interface Owner {
  name: string;
  removed: boolean;
}

/**
 * Locks a cliente until the transaction ends, so that of two registers that use its credit at once, the second sees what the
 * first left. Callers lock notas before the cliente, which prevents deadlocks. Saves without credit don't wait.
 * @returns null for an unknown cliente
 */
export async function lockCredit(tx: Transaction<DatabaseSchema>, tenantId: string, clienteId: string): Promise<Owner | null> {
  const { rows } = await sql<Owner>`select btrim(nombre || ' ' || apellido) as name, eliminado_en is not null as removed
    from clientes where tenant_id = ${tenantId} and id = ${clienteId} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** A cliente's credit, centavos. While the cliente is locked, only this transaction can change it. */
export async function readCredit(tx: Transaction<DatabaseSchema>, tenantId: string, clienteId: string): Promise<Centavos> {
  return creditOf(await readCreditNotas(tx, tenantId, clienteId));
}

/**
 * Checks a cliente's credit after pagos were written to one of its notas.
 * @throws HttpProblem 422 with the available credit, when the pagos use more; 409 when the credit would be kept for a removed
 * cliente, where nobody would find it
 */
export async function checkCredit(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  clienteId: string,
  added: readonly { metodo: PagoMethod; monto: Centavos }[],
): Promise<void> {
  const moved = added.filter(({ metodo: method }) => !isMoney(method));
  if (moved.length === 0) return;
  const owner = await lockCredit(tx, tenantId, clienteId);
  const used = moved.reduce((sum, { monto: amount }) => sum + amount, 0);
  if (owner?.removed && used < 0) throw new HttpProblem(409, TEXTS.removedOwner);
  const rest = await readCredit(tx, tenantId, clienteId);
  if (rest < 0)
    throw fieldProblem(422, 'pagos', excessiveCredit(owner?.name ?? '', formatMoney(Math.max(0, rest + used)), rest + used));
}

/**
 * Checks notas that were just voided. Credit that paid for them goes back to their cliente. A nota that gave credit can't be
 * voided, because its money would disappear from every sum while the laundry still holds it.
 * @throws HttpProblem 409 for a nota that gave credit, or when the cliente who gets credit back was removed, where nobody would
 * find it
 */
export async function checkVoidedCredit(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notas: readonly { clienteId: string; pagos: readonly CreditPago[] }[],
): Promise<void> {
  const moved = notas.map(({ clienteId, pagos }) => ({ clienteId, given: givenBy(pagos) })).filter(({ given }) => given !== 0);
  for (const clienteId of [...new Set(moved.map((nota) => nota.clienteId))].sort()) {
    const owner = await lockCredit(tx, tenantId, clienteId);
    const given = Math.max(...moved.filter((nota) => nota.clienteId === clienteId).map((nota) => nota.given));
    if (given > 0) throw new HttpProblem(409, givenCredit(owner?.name ?? '', given, await readCredit(tx, tenantId, clienteId)));
    if (owner?.removed) throw new HttpProblem(409, voidedCredit(owner.name));
  }
}

/**
 * Checks the credit of clientes whose notas were just restored: notas that were paid with credit use it again.
 * @throws HttpProblem 409 when the credit was spent meanwhile
 */
export async function checkRestoredCredit(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  clientes: ReadonlySet<string>,
): Promise<void> {
  // The clientes are locked in a fixed order, so that two requests wait for each other instead of deadlocking.
  for (const clienteId of [...clientes].sort()) {
    const owner = await lockCredit(tx, tenantId, clienteId);
    const rest = await readCredit(tx, tenantId, clienteId);
    if (rest < 0) throw new HttpProblem(409, restoredCredit(owner?.name ?? '', formatMoney(-rest)));
  }
}
