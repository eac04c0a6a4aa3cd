import type { FinishStop, FinishStopAnswer } from '@lavanda/shared/contract/schemas/driver';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import { collect } from './collect.ts';
import { deliver } from './deliver.ts';
import { type DriverLink, openLink, requireCaptureOf, routeOfCapture, sessionOf } from './link.ts';
import { noteAbsence } from './noteAbsence.ts';
import { keepPhoto, readPhotoText } from './photo.ts';
import { readStops } from './readDay.ts';
import { type Outcome, readRows, type StopRow, wasGiven, wasTaken, writeStop } from './rows.ts';
import { type FinishedStop, parseFinish } from './stop.ts';
import { lockStop, type StopNota } from './stopNota.ts';
import { PROBLEMS, TEXTS } from './texts.ts';

type Tx = Transaction<DatabaseSchema>;

/**
 * Whether the stored row makes the call irrelevant: a done stop stays done and takes only a further pago, and of several
 * absences the latest counts.
 */
function isOlder(own: StopRow | undefined, { isDone, kind, pago, moment }: FinishedStop): boolean {
  if (own?.state === 'hecha') return !isDone || kind === 'recoleccion' || pago === null;
  return own?.state === 'no_estaba' && !isDone && own.moment !== null && own.moment >= moment;
}

async function outcomeOf(
  tx: Tx,
  link: DriverLink,
  nota: StopNota,
  stop: FinishedStop,
  own: StopRow | undefined,
): Promise<Outcome> {
  const session = sessionOf(link);
  const isAgain = own?.state === 'hecha';
  if (stop.kind === 'recoleccion') return { taken: 0, problem: await collect(tx, session, nota, stop) };
  const outcome = await deliver(tx, session, link, nota, stop, isAgain);
  const isTwice = isAgain && own.isPaid && outcome.taken > 0;
  return isTwice ? { ...outcome, problem: `${PROBLEMS.twice} ${outcome.problem}`.trim() } : outcome;
}

async function record(tx: Tx, link: DriverLink, nota: StopNota, stop: FinishedStop): Promise<void> {
  const rows = await readRows(tx, link, stop);
  if (!(await wasGiven(tx, link, stop, rows))) throw new HttpProblem(404, TEXTS.noStop);
  const own = rows.find(({ routeId }) => routeId === link.routeId);
  if (isOlder(own, stop)) return;
  const photo = stop.photo === null ? null : readPhotoText(stop.photo);
  const problems: string[] = stop.photo !== null && photo === null ? [TEXTS.photo] : [];
  let taken = 0;
  if (stop.isDone) {
    const other = rows.find(({ routeId, state }) => routeId !== link.routeId && state === 'hecha');
    const outcome = await outcomeOf(tx, link, nota, stop, own);
    ({ taken } = outcome);
    // This problem comes first, because "another driver did it" explains more than "the nota is closed".
    problems.push(...(other ? [PROBLEMS.bothDidIt(other.driver, stop.kind)] : []), outcome.problem);
    // The stop was done before, and this pago was dealt with before, so there is nothing to write.
    if (own?.state === 'hecha' && taken === 0) return;
  }
  if (!stop.isDone) await noteAbsence(tx, link, nota, stop);
  await writeStop(tx, link, stop, { taken, problem: problems.join(' ').trim() });
  if (photo !== null) await keepPhoto(tx, link, stop, photo);
}

async function finish(tx: Tx, link: DriverLink, stop: FinishedStop): Promise<FinishStopAnswer> {
  const nota = await lockStop(tx, link, stop.notaId);
  if (!(await wasTaken(tx, link, stop))) {
    requireCaptureOf(link, stop.captured, new Date());
    await record(tx, link, nota, stop);
  }
  const { paradas: stops, en_mano: inHand } = await readStops(tx, link, stop);
  const [stored] = stops;
  if (!stored) throw new Error('The stop was not stored');
  return { parada: stored, en_mano: inHand };
}

/**
 * Stores what happened at a stop in one transaction: the route's row, nota, pieces and money (day.md 5). A repeated `operacion`
 * returns the stored stop and counts once.
 * @throws HttpProblem 404 for a dead link, or a stop that the route never had; 422 naming the field
 */
export async function finishStop(db: Database, token: string, body: FinishStop): Promise<FinishStopAnswer> {
  const stop = parseFinish(body, new Date());
  const link = await routeOfCapture(db, await openLink(db, token), body);
  return withRetries(() => withTenant(db, link.tenantId, (tx) => finish(tx, link, stop)));
}
