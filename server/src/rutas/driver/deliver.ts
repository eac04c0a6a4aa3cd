import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { CLOSED, isPaid, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import { insertMovement } from '../../caja/movements.ts';
import type { TurnoRow } from '../../caja/turno.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { fieldProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { handOverAll } from '../../ventas/handOver/handOverAll.ts';
import { lockNota } from '../../ventas/lockNota.ts';
import { writeStage } from '../../ventas/stages/writeStage.ts';
import { driverTurno } from './drawer.ts';
import type { DriverLink } from './link.ts';
import type { Outcome } from './rows.ts';
import { saveAsDriver } from './saveAsDriver.ts';
import type { FinishedStop, StopPago } from './stop.ts';
import { markOf, type StopNota } from './stopNota.ts';
import { entryOfRefused, entryOfVoided, PROBLEMS, TEXTS } from './texts.ts';

type Tx = Transaction<DatabaseSchema>;

/**
 * Whether a pago was kept before: on its nota, as an entrada, or apart by the same attempt.
 * @throws HttpProblem 422 for the id of another nota's pago, or another laundry's
 */
async function isKept(
  tx: Tx,
  { tenantId }: DriverLink,
  { notaId, operacion: operationId }: FinishedStop,
  { id }: StopPago,
): Promise<boolean> {
  const { rows } = await sql<{ nota: string | null; isForeign: boolean; isApart: boolean }>`
    select (select nota_id from pagos where tenant_id = ${tenantId} and id = ${id}) as nota,
      ids_de_otro_tenant(array[${id}]::uuid[]) as "isForeign",
      exists (select from movimientos where tenant_id = ${tenantId} and id = ${id}
        union all select from nota_historia where tenant_id = ${tenantId} and operacion = ${operationId}) as "isApart"`.execute(
    tx,
  );
  const { nota = null, isForeign = false, isApart = false } = rows[0] ?? {};
  if (isForeign || (nota !== null && nota !== notaId)) throw fieldProblem(422, 'pago._id', TEXTS.foreignPago);
  return nota !== null || isApart;
}

/** Keeps cash where it counts, or tells that it counts nowhere yet. @returns its `problema` */
async function keepAsEntry(
  tx: Tx,
  session: Session,
  stop: FinishedStop,
  pago: StopPago,
  turno: TurnoRow | null,
  detail: string,
): Promise<string> {
  const { id, amount, method } = pago;
  if (method !== 'Efvo') return PROBLEMS.transferred(amount);
  if (turno === null) return PROBLEMS.inHand(amount);
  const movement = { id, kind: 'entrada' as const, amount, category: null, detail, cancels: null };
  await insertMovement(tx, session, turno, movement, { _id: id, captura: true, capturado: stop.captured.toISOString() });
  return PROBLEMS.asEntry(amount, turno.caja);
}

/**
 * Keeps money that its nota can't take, and what happened in the nota's history, by its attempt.
 * @returns its `problema`
 */
async function keepApart(
  tx: Tx,
  session: Session,
  stop: FinishedStop,
  pago: StopPago,
  turno: TurnoRow | null,
  detail: string,
): Promise<string> {
  const problem = await keepAsEntry(tx, session, stop, pago, turno, detail);
  const { header } = await lockNota(tx, session.tenantId, stop.notaId, null);
  if (header) await writeStage(tx, session, header, stop.operacion, {}, {}, problem);
  return problem;
}

/**
 * What was paid meanwhile is the cliente's credit, but nobody pays more than the whole nota at its door.
 * @throws HttpProblem 422
 */
function requireWithinTotal({ total, status }: StopNota, { amount }: StopPago): void {
  // A recoleccion has no total yet: its money is an entrada.
  if (status !== TO_COLLECT && amount > total) throw fieldProblem(422, 'pago.monto', TEXTS.moreThanTotal(total));
}

/** What of the money is more than was due. */
function surplusOf({ total, ajuste: adjustment, abonos }: StopNota, amount: Centavos): Centavos {
  return Math.max(0, amount - Math.max(0, total - adjustment - abonos));
}

function problemBefore({ status, voided }: StopNota, mark: string, isAgain: boolean): string {
  if (voided) return PROBLEMS.voided(mark);
  if (status === TO_COLLECT) return PROBLEMS.notReceived(mark);
  return status === CLOSED && !isAgain ? PROBLEMS.closedBefore(mark) : '';
}

/**
 * Hands a nota over at its door, with its pago (day.md 5). A pago of at most the nota's total is never refused: what the
 * nota no longer needs is the cliente's credit, and what it can't take is an entrada of the driver's drawer.
 * @param isAgain the driver had delivered it before
 * @throws HttpProblem 422 for more than the nota's total
 */
export async function deliver(
  tx: Tx,
  session: Session,
  link: DriverLink,
  nota: StopNota,
  stop: FinishedStop,
  isAgain: boolean,
): Promise<Outcome> {
  const pago = stop.pago && !(await isKept(tx, link, stop, stop.pago)) ? stop.pago : null;
  if (pago) requireWithinTotal(nota, pago);
  const taken = pago?.amount ?? 0;
  const turno = pago && (await driverTurno(tx, session, link, stop.moment));
  const mark = markOf(nota);
  const told = problemBefore(nota, mark, isAgain);
  const apart = async (problem: string, detail: string): Promise<Outcome> => {
    const kept = pago && (await keepApart(tx, session, stop, pago, turno, detail));
    return { taken, problem: [problem, kept ?? ''].join(' ').trim() };
  };
  if (nota.voided) return apart(told, entryOfVoided(mark));
  if (nota.status === TO_COLLECT) return apart(told, entryOfRefused(mark));
  const closes = isPaid(nota.total - nota.ajuste - nota.abonos - taken);
  if (nota.status !== CLOSED) await handOverAll(tx, session, nota, { staysOpen: !closes, moment: stop.moment });
  if (pago === null && (!closes || nota.status === CLOSED)) return { taken, problem: told };
  const refused = await saveAsDriver(tx, session, stop, {
    ...(closes && { status: CLOSED }),
    ...(turno && { turno: turno.id }),
    ...(pago && { pagos: [{ _id: pago.id, monto: centavosToPesos(pago.amount), metodo: pago.method }] }),
  });
  if (refused !== null) return apart(PROBLEMS.refused(mark, refused), entryOfRefused(mark));
  const surplus = surplusOf(nota, taken);
  return { taken, problem: [told, surplus > 0 ? PROBLEMS.surplus(surplus) : ''].join(' ').trim() };
}
