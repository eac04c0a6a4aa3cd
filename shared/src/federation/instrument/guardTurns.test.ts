/** @jest-environment node */
import { transformSync } from '@babel/core';
import { NOTE_TURN } from '../pageTurn.ts';
import { guardTurns } from './guardTurns.ts';

/** Compiles the body of a function with its turns noted. */
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

const run = async (body: string): Promise<unknown> => new Function(guard(body))();

test.each([
  ['a loop that awaits what is there', 'return (async () => { while (true) await null; })();'],
  ['a generator that is spread', 'return [...(function* () { for (let n = 0; ; n++) yield n; })()];'],
  ['a loop of what comes', 'return (async () => { for await (const one of (function* () { for (;;) yield 1; })()); })();'],
  ['a function that calls itself', 'const tree = (n) => tree(n + 1) + tree(n + 2); return tree(0);'],
  ['a named expression that calls itself', 'return (function down() { return 1 + down(); })();'],
  ['an async function that calls itself', 'async function poll() { await null; return poll(); } return poll();'],
  ['a method that calls itself', 'class Tree { size() { return this.size() + this.size(); } } return new Tree().size();'],
  [
    'a field that calls itself',
    'class Poll { next = async () => { await null; await this.next(); }; } return new Poll().next();',
  ],
  ['a method of an object that calls itself', 'const tree = { size() { return 1 + this.size() * 2; } }; return tree.size();'],
  [
    'a function made by a call that calls itself',
    'const useCallback = (fn) => fn; const go = useCallback(async () => { await null; return go(); }, []); return go();',
  ],
  ['a loop that asks its user', 'const confirm = () => true; while (confirm("¿Otra vez?"));'],
  ['a generator that calls itself', 'function* all() { yield 1; yield* all(); } return [...all()];'],
  ['a promise that goes on by itself', 'const next = () => Promise.resolve().then(next); return next();'],
])('the shell may stop %s', async (_what, body) => {
  await expect(run(body)).rejects.toThrow('for too long');
});

test('the shell may stop a microtask that goes on by itself', () => {
  expect(guard('const go = () => queueMicrotask(go);')).toContain(NOTE_TURN);
});

test.each([
  ['a loop that neither awaits nor yields', 'for (let n = 0; n < 3; n++) n += 1;'],
  ['a loop that makes async functions', 'for (const one of all) made.push(async () => { await one; });'],
  ['a function that is called by others', 'const one = () => 1; const two = () => one() + one(); two();'],
  ['a component that draws itself', 'const Tree = ({ all }) => all.map((one) => jsx(Tree, { all: one }));'],
  ['a method that calls another', 'class Tree { size() { return this.count(); } count() { return 1; } }'],
  ['a timer that sets itself again', 'const tick = () => setTimeout(tick, 1000);'],
])('%s is left as it is', (_what, body) => {
  expect(guard(body)).not.toContain(NOTE_TURN);
});

test('what goes on by itself has the same answer, in a page without the shell too', async () => {
  const body = `
    const sum = (list) => list.length === 0 ? 0 : list[0] + sum(list.slice(1));
    function* count(most) { for (let n = 0; n < most; n++) yield n; }
    return sum([...count(10)]);
  `;
  expect(await run(body)).toBe(45);
  Reflect.deleteProperty(globalThis, NOTE_TURN);
  expect(await run(body)).toBe(45);
});
