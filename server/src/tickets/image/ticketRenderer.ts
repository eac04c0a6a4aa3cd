import { Worker } from 'node:worker_threads';
import { HttpProblem } from '../../http/problem.ts';
import type { DescribedTicket } from '../describeTicket.ts';
import type { CallResponse, ParseRequest } from './worker.ts';

interface Waiter {
  ready(png: Buffer): void;
  failure(error: Error): void;
}

/** Drawings waiting at most: beyond it the server says that it is busy instead of piling them up. */
const MAX_WAITING = 50;

/** Draws tickets in a thread of its own, started by the first one and again after it dies. */
export class TicketRenderer {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiters = new Map<number, Waiter>();

  /** PNG of the ticket. @throws 503 when too many are waiting */
  async draw(ticket: DescribedTicket): Promise<Buffer> {
    if (this.#waiters.size >= MAX_WAITING) {
      throw new HttpProblem(503, 'El servidor está ocupado. Inténtalo de nuevo en un momento.');
    }
    const worker = this.#liveWorker();
    const id = this.#next++;
    return new Promise((ready, failure) => {
      this.#waiters.set(id, { ready, failure });
      worker.postMessage({ id, ticket } satisfies ParseRequest);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #liveWorker(): Worker {
    if (this.#worker) return this.#worker;
    // Not the process's own flags: some (--input-type) are errors in a worker.
    const worker = new Worker(new URL('./worker.js', import.meta.url), { execArgv: [] });
    worker.on('message', (response: CallResponse) => this.#serve(response));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('El dibujante terminó')));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #serve(response: CallResponse): void {
    const delay = this.#waiters.get(response.id);
    this.#waiters.delete(response.id);
    if ('png' in response) delay?.ready(Buffer.from(response.png.buffer));
    else delay?.failure(new Error(response.failure));
  }

  /** What was asked of a thread that died fails; the next one may be at work already. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { failure } of this.#waiters.values()) failure(error);
    this.#waiters.clear();
  }
}
