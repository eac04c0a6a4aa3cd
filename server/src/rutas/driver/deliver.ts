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
 * Whether a pago was dealt with before: it is stored on its nota or as an entrada of a caja, or the history has an earlier try of
 * the same attempt.
 * @throws HttpProblem 422 for an id that belongs to a pago of another nota or laundry
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

/**
 * Stores cash as an entrada of the driver's drawer. Other money, and cash without a drawer, is only told by the returned text.
 * @returns text for the stop's `problema`, which a person has to look at
 */
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
 * Keeps money that its nota can't take, by `keepAsEntry`, and records the returned text in the nota's history under the
 * attempt's id.
 * @returns text for the stop's `problema`, which a person has to look at
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
 * Refuses a pago above the nota's total. A pago up to the total is accepted even if the nota was paid meanwhile.
 * @throws HttpProblem 422
 */
function requireWithinTotal({ total, status }: StopNota, { amount }: StopPago): void {
  // A recoleccion has no total yet, so its money becomes an entrada instead of being refused.
  if (status !== TO_COLLECT && amount > total) throw fieldProblem(422, 'pago.monto', TEXTS.moreThanTotal(total));
}

/** The part of the paid amount that exceeds what was due, centavos. */
function surplusOf({ total, ajuste: adjustment, abonos }: StopNota, amount: Centavos): Centavos {
  return Math.max(0, amount - Math.max(0, total - adjustment - abonos));
}

function problemBefore({ status, voided }: StopNota, mark: string, isAgain: boolean): string {
  if (voided) return PROBLEMS.voided(mark);
  if (status === TO_COLLECT) return PROBLEMS.notReceived(mark);
  return status === CLOSED && !isAgain ? PROBLEMS.closedBefore(mark) : '';
}

/**
 * Hands a nota over at its address, with its pago (day.md 5). A pago up to the total is accepted: a surplus becomes the cliente's
 * credit, and money that the nota can't take is kept by `keepApart`.
 * @param isAgain true when this driver had already delivered the nota
 * @throws HttpProblem 422 for a pago above the nota's total, or with the id of another nota's pago
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
