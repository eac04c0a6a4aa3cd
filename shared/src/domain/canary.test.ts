import fc from 'fast-check';
import { addMeasured, type Measured, measuredOf, nothingMeasured, type SessionMeasures, worsenings } from './canary.ts';

const total = (sessions: readonly SessionMeasures[]): Measured => sessions.map(measuredOf).reduce(addMeasured, nothingMeasured());

const session = fc
  .record({
    inp: fc.option(fc.integer({ min: 8, max: 20_000 }), { nil: undefined }),
    lcp: fc.option(fc.integer({ min: 50, max: 30_000 }), { nil: undefined }),
    cls: fc.option(fc.float({ min: 0, max: 2, noNaN: true }), { nil: undefined }),
    calls: fc.nat({ max: 500 }),
    failing: fc.float({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ failing, ...measures }): SessionMeasures => ({ ...measures, failed: Math.round(measures.calls * failing) }));
const sessions = fc.array(session, { maxLength: 150 });

/** Returns a generator of pseudorandom numbers in [0, 1), the same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A session of a counter: a log-normal INP around 130 ms, and some thirty calls that seldom fail. */
function counterSession(next: () => number, { slower = 0, failing = 0.004 } = {}): SessionMeasures {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const calls = 10 + Math.floor(next() * 40);
  const failed = Array.from({ length: calls }, next).filter((one) => one < failing).length;
  return { inp: 130 * Math.exp(0.6 * normal) + slower, calls, failed };
}

/**
 * Simulates a rollout and tests after every session. @returns the first worsening found, with the number of candidate sessions
 * until then; null for none
 */
function rollOut(seed: number, length: number, changes: { slower?: number; failing?: number } = {}) {
  const next = random(seed);
  let [candidate, stable] = [nothingMeasured(), nothingMeasured()];
  for (let n = 0; n < length; n += 1) {
    candidate = addMeasured(candidate, measuredOf(counterSession(next, changes)));
    stable = addMeasured(stable, measuredOf(counterSession(next)));
    const [found] = worsenings(candidate, stable);
    if (found) return { ...found, sessions: candidate.sessions };
  }
  return null;
}

describe('worsenings', () => {
  test('a healthy candidate is worse in none of 100 rollouts, though it is looked at after each of 300 sessions', () => {
    const found = Array.from({ length: 100 }, (_, seed) => rollOut(seed, 300));
    expect(found.filter((one) => one !== null)).toEqual([]);
  });

  test('one that is 300 ms slower is found within 100 sessions, in every rollout', () => {
    const found = Array.from({ length: 200 }, (_, seed) => rollOut(seed, 100, { slower: 300 })?.what);
    expect(new Set(found)).toEqual(new Set(['inp']));
  });

  test('one with 5 % of its calls failed is found within 100 sessions, in every rollout', () => {
    const found = Array.from({ length: 200 }, (_, seed) => rollOut(seed, 100, { failing: 0.05 })?.what);
    expect(new Set(found)).toEqual(new Set(['calls']));
  });

  test('a version is never worse than one with the same measures, and of two one at most is worse in the same', () => {
    fc.assert(
      fc.property(sessions, sessions, (one, other) => {
        expect(worsenings(total(one), total(one))).toEqual([]);
        const ofOne = worsenings(total(one), total(other)).map(({ what }) => what);
        const ofOther = worsenings(total(other), total(one)).map(({ what }) => what);
        expect(ofOne.filter((what) => ofOther.includes(what))).toEqual([]);
      }),
    );
  });

  test('fewer than forty sessions of either are never worse', () => {
    fc.assert(
      fc.property(fc.array(session, { maxLength: 39 }), sessions, (few, many) => {
        expect(worsenings(total(few), total(many))).toEqual([]);
        expect(worsenings(total(many), total(few))).toEqual([]);
      }),
    );
  });

  test('a version that is like the other stays so after any two sessions more', () => {
    fc.assert(
      fc.property(fc.nat(), session, session, (seed, first, second) => {
        const next = random(seed);
        const usual = Array.from({ length: 60 }, () => counterSession(next));
        expect(worsenings(total([...usual, first, second]), total(usual))).toEqual([]);
      }),
    );
  });

  test('one that is nowhere slower than the stable version and fails no call is not worse', () => {
    fc.assert(
      fc.property(sessions, sessions, (one, other) => {
        const fastest = Math.min(...other.map(({ inp = 20_000 }) => inp));
        const better = one.map(({ calls }) => ({ inp: fastest, calls, failed: 0 }));
        expect(worsenings(total(better), total(other))).toEqual([]);
      }),
    );
  });
});
