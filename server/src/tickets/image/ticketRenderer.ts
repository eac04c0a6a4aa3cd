import { Worker } from 'node:worker_threads';
import { HttpProblem } from '../../http/problem.ts';
import type { DescribedTicket } from '../describeTicket.ts';
import type { CallResponse, ParseRequest } from './worker.ts';

interface Waiter {
  ready(png: Buffer): void;
  failure(error: Error): void;
}

/** Most drawings waiting; beyond it the server answers that it is busy. */
const MAX_WAITING = 50;

/** Draws tickets in a worker thread, started on first use and again after it dies. */
export class TicketRenderer {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiters = new Map<number, Waiter>();

  /** @returns the ticket as PNG @throws HttpProblem 503 when too many are waiting */
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

  /** Fails the drawings of a dead worker; a new one may already be running. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { failure } of this.#waiters.values()) failure(error);
    this.#waiters.clear();
  }
}
