import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { paintCorte } from '../caja/print/paintCorte.ts';
import { HttpProblem } from '../http/problem.ts';
import { normalizeImage } from '../tenant/normalizeImage.ts';
import { paintTicket } from '../tickets/image/paint.ts';
import type { GuardData } from './guard.ts';
import type { Job, Outcome, Reply } from './jobs.ts';

/** Entry of the child process that draws. It runs one job per message and sends one reply to each. */

/** Nice value of this process: lower priority than the server's, so that drawings delay saves as little as possible. */
const NICENESS = 10;

/** Number of the running job, 0 between jobs; the guard reads it. */
const current = new Int32Array(new SharedArrayBuffer(4));

async function draw(job: Job): Promise<Outcome> {
  try {
    if ('ticket' in job) return { drawn: await paintTicket(job.ticket) };
    if ('corte' in job) return { drawn: await paintCorte(job.corte) };
    return { drawn: await normalizeImage(job.image, job.kind) };
  } catch (error) {
    if (error instanceof HttpProblem) return { refused: { status: error.status, detail: error.detail } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Makes Linux end this process before the server when memory runs out. */
function preferToDie(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file; other systems choose by themselves which process to end.
  }
}

const guard = new Worker(new URL('./guard.js', import.meta.url), { workerData: { current } satisfies GuardData, execArgv: [] });
const guarded = once(guard, 'message');
guard.unref();
// The guard's thread exists already and keeps the server's priority. Threads that draw start later and get the lower priority.
setPriority(NICENESS);
preferToDie();

let jobs = 0;
process.on('message', async (job: Job) => {
  await guarded;
  jobs += 1;
  Atomics.store(current, 0, jobs);
  const outcome = await draw(job);
  Atomics.store(current, 0, 0);
  process.send?.({ outcome, rss: process.memoryUsage.rss() } satisfies Reply);
});
process.on('disconnect', () => process.exit());
