/** Pure functions that decide, by what browsers measure, when a version being rolled out is worse than the stable one. */

/** The measures that one session took of one version of a section. */
export interface SessionMeasures {
  /** Interaction to Next Paint and Largest Contentful Paint, ms; absent when there was none. */
  inp?: number | undefined;
  lcp?: number | undefined;
  /** Cumulative Layout Shift, without a unit. */
  cls?: number | undefined;
  /** Calls to the server while the section was shown, and those that failed (no answer in time, or a 5xx). */
  calls: number;
  failed: number;
}

export type Vital = 'inp' | 'lcp' | 'cls';

/** Upper bounds of the buckets in which times are counted, ms: ten buckets for each factor of ten. */
const TIMES = [
  16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000, 6300, 8000, 10_000,
] as const;
const SHIFTS = [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1] as const;

/**
 * Buckets of each vital, and the smallest difference that counts: a candidate isn't judged worse unless its 75th percentile
 * exceeds the stable version's by at least `more` and is at least `times` as large.
 */
export const VITALS: Readonly<Record<Vital, { bounds: readonly number[]; more: number; times: number }>> = {
  inp: { bounds: TIMES, more: 200, times: 1.5 },
  lcp: { bounds: TIMES, more: 1000, times: 1.5 },
  cls: { bounds: SHIFTS, more: 0.15, times: 1.5 },
};

export const VITAL_NAMES: readonly Vital[] = ['inp', 'lcp', 'cls'];

/**
 * When a difference counts: both versions need `sessions` sessions, and the z score of the statistical test must reach `z`. The
 * test runs after every session, so `z` is far above the 1.6 of a single test: a healthy version reaches 4 in about one of a
 * thousand rollouts.
 * The share of failed calls must also be larger by `failedMore`.
 */
export const CANARY = { sessions: 40, z: 4, failedMore: 0.03 } as const;

/** Maximum number of calls that count from one session. */
const MAX_CALLS = 100;

/** Sums of the measures of all sessions of one version, from which no single session can be read. */
export interface Measured {
  sessions: number;
  /** Sums over the sessions of calls and failed calls, their squares and their product. */
  calls: number;
  failed: number;
  callsSquared: number;
  failedSquared: number;
  product: number;
  /** Number of sessions in each bucket; a vital has one bucket more than bounds. */
  vitals: Readonly<Record<Vital, readonly number[]>>;
}

/** How a version is worse than the stable one. */
export interface Worsening {
  what: Vital | 'calls';
  /** The compared values: 75th percentiles in the vital's unit, or shares of failed calls, 0 to 1. */
  candidate: number;
  stable: number;
}

/** The measures of a version before any session has reported: zero everywhere. */
export function nothingMeasured(): Measured {
  const empty = (vital: Vital) => new Array<number>(VITALS[vital].bounds.length + 1).fill(0);
  const vitals = { inp: empty('inp'), lcp: empty('lcp'), cls: empty('cls') };
  return { sessions: 0, calls: 0, failed: 0, callsSquared: 0, failedSquared: 0, product: 0, vitals };
}

/** The measures of one session, to add to the sums. More than 100 calls count as 100 with the same share of failures. */
export function measuredOf(session: SessionMeasures): Measured {
  const calls = Math.min(session.calls, MAX_CALLS);
  const share = session.calls === 0 ? 0 : Math.min(session.failed / session.calls, 1);
  const failed = Math.round(calls * share);
  const none = nothingMeasured();
  const bucketed = (vital: Vital) => {
    const value = session[vital];
    const bucket = value === undefined ? -1 : bucketOf(vital, value);
    return none.vitals[vital].map((_, n) => (n === bucket ? 1 : 0));
  };
  return {
    sessions: 1,
    calls,
    failed,
    callsSquared: calls ** 2,
    failedSquared: failed ** 2,
    product: calls * failed,
    vitals: { inp: bucketed('inp'), lcp: bucketed('lcp'), cls: bucketed('cls') },
  };
}

/** Adds up the measures of two groups of sessions. */
export function addMeasured(one: Measured, other: Measured): Measured {
  const added = (vital: Vital) => one.vitals[vital].map((count, n) => count + (other.vitals[vital][n] ?? 0));
  return {
    sessions: one.sessions + other.sessions,
    calls: one.calls + other.calls,
    failed: one.failed + other.failed,
    callsSquared: one.callsSquared + other.callsSquared,
    failedSquared: one.failedSquared + other.failedSquared,
    product: one.product + other.product,
    vitals: { inp: added('inp'), lcp: added('lcp'), cls: added('cls') },
  };
}

/** @returns the 75th percentile in the vital's unit, interpolated within its bucket; null without a session */
export function percentile75(vital: Vital, buckets: readonly number[]): number | null {
  const total = sum(buckets);
  if (total === 0) return null;
  const { bounds } = VITALS[vital];
  const wanted = total * 0.75;
  let below = 0;
  for (const [n, count] of buckets.entries()) {
    if (count > 0 && below + count >= wanted) {
      const from = bounds[n - 1] ?? 0;
      const to = bounds[n] ?? from;
      return from + ((to - from) * (wanted - below)) / count;
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}

/** @returns the share of calls that failed, 0 to 1; null without a call */
export function failedShare({ calls, failed }: Measured): number | null {
  return calls === 0 ? null : failed / calls;
}

/** In which ways a candidate is worse than the stable version; none while either has too few sessions. */
export function worsenings(candidate: Measured, stable: Measured): Worsening[] {
  const vitals = VITAL_NAMES.flatMap((vital) => worseVital(vital, candidate.vitals[vital], stable.vitals[vital]) ?? []);
  return [...vitals, ...worseCalls(candidate, stable)];
}

function worseVital(vital: Vital, candidate: readonly number[], stable: readonly number[]): Worsening | null {
  if (Math.min(sum(candidate), sum(stable)) < CANARY.sessions) return null;
  const ofCandidate = percentile75(vital, candidate);
  const ofStable = percentile75(vital, stable);
  const { more, times } = VITALS[vital];
  if (ofCandidate === null || ofStable === null) return null;
  if (ofCandidate - ofStable < more || ofCandidate < ofStable * times) return null;
  return mannWhitney(candidate, stable) < CANARY.z ? null : { what: vital, candidate: ofCandidate, stable: ofStable };
}

/** z of the Mann-Whitney rank-sum test for higher values of the candidate, corrected for ties within a bucket. */
function mannWhitney(candidate: readonly number[], stable: readonly number[]): number {
  const [n, m] = [sum(candidate), sum(stable)];
  const all = n + m;
  let [u, below, ties] = [0, 0, 0];
  for (const [bucket, count] of candidate.entries()) {
    const other = stable[bucket] ?? 0;
    u += count * (below + other / 2);
    below += other;
    ties += (count + other) ** 3 - (count + other);
  }
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  return (u - (n * m) / 2) / Math.sqrt(variance);
}

function worseCalls(candidate: Measured, stable: Measured): Worsening[] {
  if (Math.min(candidate.sessions, stable.sessions) < CANARY.sessions) return [];
  const [share, usual] = [failedShare(candidate), failedShare(stable)];
  if (share === null || usual === null || share - usual < CANARY.failedMore) return [];
  const z = (share - usual) / Math.sqrt(varianceOfShare(candidate, share) + varianceOfShare(stable, usual));
  return z < CANARY.z ? [] : [{ what: 'calls', candidate: share, stable: usual }];
}

/**
 * Variance of the share of failed calls, with sessions as samples: a session whose calls all fail is one sample, not a hundred.
 */
function varianceOfShare(measured: Measured, share: number): number {
  const { sessions, calls, callsSquared, failedSquared, product } = measured;
  const residuals = Math.max(failedSquared - 2 * share * product + share ** 2 * callsSquared, 0);
  return ((sessions / (sessions - 1)) * residuals) / calls ** 2;
}

function bucketOf(vital: Vital, value: number): number {
  const { bounds } = VITALS[vital];
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
