import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionUsage } from '../db/connection.ts';

/** All metrics of this process. No label has values that users choose, so the number of series stays bounded. */
export const measures = new Registry();

const registers = [measures];

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests answered, by method, pattern of the route and class of status, with the seconds they took.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Number of requests being answered. It is a plain number, because updating a gauge on each request is slow. */
export const ongoing = { requests: 0 };

new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests being answered now.',
  registers,
  collect() {
    this.set(ongoing.requests);
  },
});

const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });

const notas = counter('lavanda_notas_saved_total', 'Saves of notes that changed something.');
const pagos = counter('lavanda_pagos_saved_total', 'Payments added to notes.');
const failedSignIns = counter('lavanda_sign_ins_failed_total', 'Sign-ins refused for their user or password.');
const throttled = counter('lavanda_throttled_total', 'Requests answered 429: too many attempts.');
const conflicts = counter('lavanda_conflicts_total', 'Requests answered 409: what was to be saved had changed.');
const reports = counter('lavanda_sections_failed_total', 'Sections that browsers reported as not drawn.');

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SIGN_IN = '/api/auth/submit';

/**
 * Counts a finished request.
 * @param seconds time from the request's headers until its response closed
 */
export function measureRequest(method: string, path: string, status: number, seconds: number): void {
  duration.observe(
    { method: METHODS.has(method) ? method : 'other', route: path, status: `${Math.floor(status / 100)}xx` },
    seconds,
  );
  if (status === 429) throttled.inc();
  else if (status === 409) conflicts.inc();
  else if (path === SIGN_IN && (status === 401 || status === 403)) failedSignIns.inc();
}

/** Counts a committed save that changed its nota and added `newPagos` pagos. */
export function countNota(newPagos: number): void {
  notas.inc();
  pagos.inc(newPagos);
}

/** Counts a section failure that a browser reported. */
export function countFailedSection(): void {
  reports.inc();
}

const failingStables = new Counter({
  name: 'lavanda_stable_failing_total',
  help: 'Times that the stable version of a section, or a stand-in (by release), was found failing for too many users.',
  labelNames: ['section', 'release'],
  registers,
});

/**
 * Counts a version that began to fail: the stable one, or one that stands in for a live version. Few label values are possible,
 * because only operators name sections.
 */
export function countFailingVersion(section: string, release: 'stable' | 'stand-in'): void {
  failingStables.inc({ section, release });
}

const worseCandidates = new Counter({
  name: 'lavanda_candidates_worse_total',
  help: 'Candidates taken back because browsers measured them as worse than the stable version.',
  labelNames: ['section'],
  registers,
});

/** Counts a candidate that was taken back because browsers measured it as worse. */
export function countWorseCandidate(section: string): void {
  worseCandidates.inc({ section });
}

/** Measures memory, processor and event-loop delay. This costs time continuously, so it runs only when /metrics is on. */
export function collectNodeMetrics(): void {
  if (!measures.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics({ register: measures });
}

/**
 * Measures the use of database connections and reports the version. It replaces the metrics of an earlier start, because a
 * server may be restarted within the same process.
 */
export function collectProcessMetrics(version: string, databaseKind: string, connections: () => ConnectionUsage): void {
  for (const name of ['lavanda_info', 'lavanda_db_connections']) measures.removeSingleMetric(name);
  new Gauge({ name: 'lavanda_info', help: 'Version of the product.', labelNames: ['version', 'database'], registers }).set(
    { version, database: databaseKind },
    1,
  );
  new Gauge({
    name: 'lavanda_db_connections',
    help: 'Connections to the database by state; waiting: requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { opened, inUse, waiting } = connections();
      this.set({ state: 'idle' }, opened - inUse);
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
