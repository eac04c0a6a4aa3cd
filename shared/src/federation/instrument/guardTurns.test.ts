/** @jest-environment node */
import { transformSync } from '@babel/core';
import { ENDLESS_LOOP } from '../endlessLoop.ts';
import { NOTE_TURN } from '../shellGlobals.ts';
import { guardTurns } from './guardTurns.ts';

/** Compiles the body of a function with the plugin `guardTurns`. */
function guard(body: string): string {
  const options = { configFile: false, babelrc: false, parserOpts: { allowReturnOutsideFunction: true } } as const;
  return transformSync(body, { ...options, plugins: [guardTurns] })?.code ?? '';
}

let turns = 0;
beforeEach(() => {
  turns = 0;
  const noteTurn = () => {
    turns += 1;
    if (turns > 100) throw new Error('for too long');
  };
  Object.assign(globalThis, { [NOTE_TURN]: noteTurn });
});
afterEach(() => void Reflect.deleteProperty(globalThis, NOTE_TURN));

/** Runs a function's body, compiled with the plugin, in a page whose clock advances 1 ms with each reading. */
async function run(body: string): Promise<unknown> {
  let now = 0;
  const performance = {
    now: () => {
      now += 1;
      return now;
    },
  };
  return new Function('performance', 'document', guard(body))(performance, {});
}

test.each([
  ['a loop that awaits what is there', 'return (async () => { while (true) await null; })();'],
  ['a generator that is spread', 'return [...(function* () { for (let n = 0; ; n++) yield n; })()];'],
  ['a loop of what comes', 'return (async () => { for await (const one of (function* () { for (;;) yield 1; })()); })();'],
  ['an async function that calls itself', 'async function poll() { await null; return poll(); } return poll();'],
  ['a generator that calls itself', 'function* all() { yield 1; yield* all(); } return [...all()];'],
  ['a promise that goes on by itself', 'const next = () => Promise.resolve().then(next); return next();'],
  [
    'a field that calls itself',
    'class Poll { next = async () => { await null; await this.next(); }; } return new Poll().next();',
  ],
  [
    'a private method',
    'class Poll { go() { return this.#next(); } async #next() { await null; await this.#next(); } } return new Poll().go();',
  ],
  ['a static method', 'class Poll { static async next() { await null; await Poll.next(); } } return Poll.next();'],
  ['a bound method', 'class Poll { next() { return Promise.resolve().then(this.next.bind(this)); } } return new Poll().next();'],
  ['a method of an object, by its name', 'const poll = { async next() { await null; await poll.next(); } }; return poll.next();'],
  [
    'a function that is a member',
    'const ref = {}; ref.current = async () => { await null; await ref.current(); }; return ref.current();',
  ],
  ['a function assigned later', 'let next; next = async () => { await null; await next(); }; return next();'],
  [
    'a function made by a call',
    'const useCallback = (fn) => fn; const go = useCallback(async () => { await null; return go(); }, []); return go();',
  ],
])('the shell may stop %s', async (_what, body) => {
  await expect(run(body)).rejects.toThrow('for too long');
});

test('the shell may stop a microtask that goes on by itself', () => {
  expect(guard('const go = () => queueMicrotask(go);')).toContain(NOTE_TURN);
});

test.each([
  ['a function', 'const tree = (n) => n > 60 ? 1 : tree(n + 1) + tree(n + 1); return tree(0);'],
  ['a named expression', 'return (function down(n) { return n > 60 ? 1 : down(n + 1) + down(n + 1); })(0);'],
  ['a method', 'class Tree { size(n) { return n > 60 ? 1 : this.size(n + 1) + this.size(n + 1); } } return new Tree().size(0);'],
  ['a walk', 'const walk = (all, n) => all.forEach((one) => n < 60 && walk(all, n + 1)); return walk([1, 2], 0);'],
  [
    'a slow function',
    'const wait = () => { for (let n = 0; n < 400; n++) performance.now(); }; const slow = (n) => { wait(); return n > 60 ? 1 : slow(n + 1); }; return slow(0);',
  ],
])('%s that calls itself for more than 3 s throws', async (_what, body) => {
  await expect(run(body)).rejects.toMatchObject({ name: ENDLESS_LOOP, message: 'Loop ran for more than 3 s' });
});

test.each([
  ['a loop that neither awaits nor yields', 'for (let n = 0; n < 3; n++) n += 1;'],
  ['a loop that makes async functions', 'for (const one of all) made.push(async () => { await one; });'],
  ['a function that is called by others', 'const one = () => 1; const two = () => one() + one(); two();'],
  ['a component that draws itself', 'const Tree = ({ all }) => all.map((one) => jsx(Tree, { all: one }));'],
  ['a method that calls another', 'class Tree { size() { return this.count(); } count() { return 1; } }'],
  ["a method that calls a part's of its name", 'class Cache { get(key) { return this.map.get(key); } }'],
  ['a timer that sets itself again', 'const tick = () => setTimeout(tick, 1000);'],
])('%s is left as it is', (_what, body) => {
  expect(guard(body)).not.toContain(NOTE_TURN);
});

test('what goes on by itself has the same answer, in a page without the shell too', async () => {
  const body = `
    const sum = (list) => list.length === 0 ? 0 : list[0] + sum(list.slice(1));
    function* count(most) { for (let n = 0; n < most; n++) yield n; }
    class Tree { constructor(left) { this.left = left; } get size() { return 1 + (this.left?.size ?? 0); } depth(n = 0) { return this.left ? this.left.depth(n + 1) : n; } }
    const attempt = (n) => { if (n === 0) throw 7; return attempt(n - 1); };
    let caught = 0;
    for (let n = 0; n < 3; n++) try { attempt(40); } catch (seven) { caught += seven; }
    return [sum([...count(10)]), new Tree(new Tree(new Tree())).depth(), caught];
  `;
  expect(await run(body)).toEqual([45, 2, 21]);
  Reflect.deleteProperty(globalThis, NOTE_TURN);
  expect(await run(body)).toEqual([45, 2, 21]);
});
