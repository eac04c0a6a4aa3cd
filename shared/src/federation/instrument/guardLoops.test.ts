/** @jest-environment node */
import { transformSync } from '@babel/core';
import { ENDLESS_LOOP, isEndlessLoop } from '../endlessLoop.ts';
import { HELD_PAGE } from '../shellGlobals.ts';
import { guardLoops } from './guardLoops.ts';

/** Compiles the body of a function with its loops guarded. */
function guard(body: string): string {
  const options = { configFile: false, babelrc: false, parserOpts: { allowReturnOutsideFunction: true } } as const;
  return transformSync(body, { ...options, plugins: [guardLoops] })?.code ?? '';
}

/**
 * Runs a function's body, guarded, by a clock that goes on 1 ms with each reading.
 * @param place globals of where it runs; a page by default
 */
function run(body: string, place: { document: unknown } = { document: {} }): unknown {
  let now = 0;
  const performance = {
    now: () => {
      now += 1;
      return now;
    },
  };
  return new Function('performance', 'document', guard(body))(performance, place.document);
}

const thrownBy = (body: string): unknown => {
  try {
    return run(body);
  } catch (error) {
    return error;
  }
};

test.each([
  ['for', 'for (;;);'],
  ['for with a body', 'for (let i = 0; ; i++) { i--; }'],
  ['while', 'while (true) {}'],
  ['do', 'do { continue; } while (true);'],
  ['for of', 'const grown = [0]; for (const one of grown) grown.push(one);'],
  ['for in', "const all = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => ['k' + n, n])); for (const key in all);"],
  ['a branch', 'if (true) for (;;); else for (;;);'],
  ['a case', 'switch (1) { case 1: for (;;); default: for (;;); }'],
  ['a label', 'outer: inner: for (;;) { for (;;) continue outer; }'],
  ['a loop in a loop', 'for (;;) for (let i = 0; i < 3; i++);'],
  ['a loop that catches what it throws itself', 'for (;;) { try { throw 1; } catch {} }'],
  ['a generator, before it yields', 'return [...(function* () { for (;;); yield 1; })()];'],
  ['a loop that makes async functions', 'let last; for (;;) last = async () => { await null; };'],
])('an endless loop throws: %s', (_what, body) => {
  const error = thrownBy(body);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: ENDLESS_LOOP, message: 'Loop ran for more than 3 s' });
  expect(isEndlessLoop(error)).toBe(true);
});

/** Runs an endless loop twice. @returns the number of turns of the second time */
const secondTurns = (meanwhile: string) =>
  run(`
    let turns = 0;
    const spin = () => { for (;;) turns += 1; };
    const turnsOf = (loop) => { turns = 0; try { loop(); } catch {} return turns; };
    turnsOf(spin);
    ${meanwhile}
    return turnsOf(spin);
  `);

test('the time that a dialog holds the page is not the loop’s', () => {
  // Each question is answered after 4 s, and then the loop goes on.
  const body = `
    let asked = 0;
    const ask = () => { for (let ms = 0; ms < 100; ms++) for (let n = 0; n < 40; n++) performance.now(); asked += 1; };
    for (let n = 0; n < 4; n++) { ask(); }
    return asked;
  `;
  expect(thrownBy(body)).toMatchObject({ name: ENDLESS_LOOP });
  Object.assign(globalThis, { [HELD_PAGE]: () => Number.POSITIVE_INFINITY });
  expect(run(body)).toBe(4);
  Reflect.deleteProperty(globalThis, HELD_PAGE);
});

test('a loop that was broken off throws at once when React draws its component again', () => {
  expect(secondTurns('')).toBe(31);
  expect(secondTurns('turnsOf(spin);')).toBe(31);
});

test('a loop that was broken off throws at once for a second, however often it is tried', () => {
  const wait = 'for (let ms = 0; ms < 300; ms += 1) performance.now();';
  expect(secondTurns(`${wait} turnsOf(spin); ${wait} turnsOf(spin); ${wait} turnsOf(spin); ${wait}`)).toBeGreaterThan(3_000);
});

test('a loop that was broken off has its whole time again a while later', () => {
  expect(secondTurns('for (let ms = 0; ms < 1_500; ms += 1) performance.now();')).toBeGreaterThan(3_000);
});

test('a loop that was broken off may end within a few turns, and the others have their whole time', () => {
  const body = 'const count = (most) => { let n = 0; for (; n < most; n++); return n; };';
  expect(run(`${body} try { count(Infinity); } catch {} return count(20);`)).toBe(20);
  expect(run(`${body} try { count(Infinity); } catch {} let n = 0; for (; n < 200; n++); return n;`)).toBe(200);
});

test.each([10, 300, 1_200])('a loop whose turns take %d ms throws before twice its time is over', (ms) => {
  const took = run(`
    const wait = (until) => { if (performance.now() < until) wait(until); };
    const start = performance.now();
    try { for (;;) wait(performance.now() + ${ms}); } catch {}
    return performance.now() - start;
  `) as number;
  expect(took).toBeGreaterThan(3_000);
  expect(took).toBeLessThan(6_000);
});

test.each([
  ['counts', 'let sum = 0; for (let i = 0; i < 90_000; i++) sum += i; return sum;', 4_049_955_000],
  ['is left by a label', 'let n = 0; outer: for (;;) { while (true) { if (++n > 50) break outer; } } return n;', 51],
  [
    'goes on by a label',
    'const out = []; outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (b === 2) continue outer; out.push(a + b); } } return out;',
    [2, 3],
  ],
  [
    'keeps a variable of each turn',
    'const made = []; for (let i = 0; i < 3; i++) made.push(() => i); return made.map((one) => one());',
    [0, 1, 2],
  ],
  [
    'has names that it could take',
    'let _start = 1, _turns = 2; for (const one of [3]) { _start += one; } return _start + _turns;',
    6,
  ],
  ['ends with an answer', 'for (const one of [1, 2, 3]) if (one === 2) return one;', 2],
])('a loop does as before that %s', (_what, body, answer) => {
  expect(run(body)).toEqual(answer);
});

test.each([
  ['awaits', 'return async () => { while (true) { await null; } };'],
  ['awaits in its condition', 'return async () => { while (await next()); };'],
  ['awaits each', 'return async () => { for await (const one of all) use(one); };'],
  ['awaits each of one in it', 'return async () => { for (const all of lists) for await (const one of all) use(one); };'],
  ['yields', 'return function* () { for (let n = 0; ; n++) yield n; };'],
])('a loop is left as it is that %s', (_what, body) => {
  expect(guard(body)).not.toContain(ENDLESS_LOOP);
});

test('a worker may take its time', () => {
  expect(run('for (let i = 0; i < 200_000; i++); return "done";', { document: undefined })).toBe('done');
});
