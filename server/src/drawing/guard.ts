import { parentPort, workerData } from 'node:worker_threads';

/**
 * Thread of the drawing process that kills the process when a job takes too much memory or processor time, or when the server
 * has died. It has to be a thread, because native code blocks the main thread.
 */

export interface GuardData {
  /** Number of the running job, 0 between jobs. */
  current: Int32Array<SharedArrayBuffer>;
}

/** Maximum resident memory of the whole process, bytes: twice the need of the largest ticket. */
const MAX_BYTES = 640 * 1024 * 1024;
/** Maximum processor time of a job, ms. Unlike elapsed time, it doesn't depend on how busy the machine is. */
const MAX_CPU_MS = 5_000;
const CHECK_MS = 25;

const { current } = workerData as GuardData;
const server = process.ppid;
let job = 0;
let startMs = 0;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function isExhausted(): boolean {
  const now = Atomics.load(current, 0);
  if (now !== job) [job, startMs] = [now, cpuMs()];
  return process.memoryUsage.rss() > MAX_BYTES || (job !== 0 && cpuMs() - startMs > MAX_CPU_MS);
}

setInterval(() => {
  if (process.ppid !== server || isExhausted()) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
parentPort?.postMessage('watching');
