import type { FastifyBaseLogger } from 'fastify';
import { BUSY } from '../http/errors.ts';
import { HttpProblem } from '../http/problem.ts';
import type { NormalizedImage } from '../tenant/normalizeImage.ts';
import { DrawingKilled, DrawingProcess } from './drawingProcess.ts';
import type { CorteJob, ImageJob, Job, Outcome, TicketJob } from './jobs.ts';

/** The queue (lane) in which a drawing waits. A tenant has one lane for each kind; the lanes of all tenants take turns. */
export interface Turn {
  tenantId: string;
  /** Kind of drawing: tickets and cortes for the staff, tickets for the holder of a public link, or uploaded images. */
  kind: 'staff' | 'public' | 'image';
}

interface Lane {
  tenantId: string;
  waiting: Waiter[];
}

interface Waiter {
  job: Job;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

const PROCESSES = 2;
/** Maximum number of drawings that wait in one lane, and in all lanes. Above these limits the server answers 503. */
const MAX_IN_LANE = 20;
const MAX_WAITING = 200;

/**
 * Draws tickets, cortes and uploaded images in at most two child processes. A tenant uses one process at a time, so that its
 * slow drawings leave the other process to the other tenants.
 */
export class Drawings {
  readonly #log: FastifyBaseLogger;
  /** The processes without a job. The last one used comes first, because it is probably still running. */
  readonly #free = Array.from({ length: PROCESSES }, () => new DrawingProcess());
  /** The lanes with waiting drawings, in the order of their next turn. */
  readonly #lanes = new Map<string, Lane>();
  readonly #busyTenants = new Set<string>();
  #waiting = 0;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /**
   * Draws when the lane's turn comes.
   * @throws HttpProblem 503 when too many drawings wait; another status when the job refuses its data
   * @throws DrawingKilled when the job takes too much time or memory
   */
  draw(job: TicketJob | CorteJob, turn: Turn): Promise<Buffer>;
  draw(job: ImageJob, turn: Turn): Promise<NormalizedImage>;
  async draw(job: Job, { tenantId, kind }: Turn): Promise<Buffer | NormalizedImage> {
    const key = `${tenantId} ${kind}`;
    const lane = this.#lanes.get(key) ?? { tenantId, waiting: [] };
    if (lane.waiting.length >= MAX_IN_LANE || this.#waiting >= MAX_WAITING) throw new HttpProblem(503, BUSY);
    const outcome = new Promise<Outcome>((resolve, reject) => lane.waiting.push({ job, resolve, reject }));
    this.#waiting += 1;
    this.#lanes.set(key, lane);
    this.#next();
    return drawnOf(await outcome);
  }

  /** Ends the processes without a job. A busy process ends together with the server's process. */
  close(): void {
    for (const process of this.#free) process.end();
  }

  #next(): void {
    const process = this.#free[0];
    const turn = [...this.#lanes].find(([, lane]) => !this.#busyTenants.has(lane.tenantId));
    if (!process || !turn) return;
    const [key, lane] = turn;
    const waiter = lane.waiting.shift();
    this.#lanes.delete(key);
    if (lane.waiting.length > 0) this.#lanes.set(key, lane);
    if (!waiter) return;
    this.#free.shift();
    this.#waiting -= 1;
    this.#busyTenants.add(lane.tenantId);
    void this.#run(process, lane.tenantId, waiter);
  }

  async #run(process: DrawingProcess, tenantId: string, { job, resolve, reject }: Waiter): Promise<void> {
    try {
      resolve(await process.run(job));
    } catch (error) {
      if (error instanceof DrawingKilled) this.#log.warn({ tenant: tenantId }, 'drawing killed');
      reject(error);
    } finally {
      this.#free.unshift(process);
      this.#busyTenants.delete(tenantId);
      this.#next();
    }
  }
}

function drawnOf(outcome: Outcome): Buffer | NormalizedImage {
  if ('refused' in outcome) throw new HttpProblem(outcome.refused.status, outcome.refused.detail);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.drawn;
}
