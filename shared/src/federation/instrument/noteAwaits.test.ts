/** @jest-environment node */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import { transformSync } from '@babel/core';
import { NOTE_AWAIT } from '../shellGlobals.ts';
import { noteAwaits } from './noteAwaits.ts';

/** Compiles a module with the plugin `noteAwaits`. */
function note(module: string) {
  const options = { configFile: false, babelrc: false, sourceType: 'module', sourceMaps: true } as const;
  const { code, map } = transformSync(module, { ...options, filename: 'a.js', plugins: [noteAwaits] }) ?? {};
  return { code: code ?? '', map: new SourceMap(map as SourceMapPayload) };
}

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/** Runs the code of a module without imports, in an async function. @returns a promise that settles when the module ends */
function run(module: string, given: Record<string, unknown> = {}): Promise<unknown> {
  const { code, map } = note(module);
  lineOf = ({ stack = '' }) => {
    const [, line, column] = /<anonymous>:(\d+):(\d+)/.exec(stack) ?? [];
    // The body begins at line 3 of the compiled function, and `findEntry` counts lines from 0.
    const place = map.findEntry(Number(line) - 3, Number(column) - 1);
    return 'originalLine' in place ? place.originalLine + 1 : 0;
  };
  return new AsyncFunction(...Object.keys(given), code)(...Object.values(given)) as Promise<unknown>;
}

/** The line of a recorded place in the running module's source. */
let lineOf: (place: Error) => number;

/** The lines that wait now, as the shell would record them. */
let waiting: number[];
beforeEach(() => {
  waiting = [];
  const noteAwait = (awaited: unknown, place: Error) => {
    const line = lineOf(place);
    waiting.push(line);
    const promise = Promise.resolve(awaited);
    const end = () => {
      waiting = waiting.filter((other) => other !== line);
    };
    promise.then(end, end);
    return promise;
  };
  Object.assign(globalThis, { [NOTE_AWAIT]: noteAwait });
});
afterEach(() => void Reflect.deleteProperty(globalThis, NOTE_AWAIT));

const NEVER = new Promise(() => undefined);

test.each([
  ['a promise', '\nawait first;\nawait never;', 3],
  ['a promise after a failed one', 'try {\nawait Promise.reject(new Error());\n} catch {}\nawait never;', 4],
  ['a promise in an expression', 'const all = [\n1,\nawait never];', 3],
  ['a promise in a loop', 'while (true) {\nawait first;\nawait never;\n}', 3],
  ['each of what comes', '\nfor await (const one of { [Symbol.asyncIterator]: () => ({ next: () => never }) });', 2],
  ['a promise in a loop of what comes', 'for await (const one of [1, 2]) {\nawait never;\n}', 2],
])('a module that waits at its top level for %s is noted with its line', async (_what, module, line) => {
  void run(module, { first: Promise.resolve(), never: NEVER });
  await turn();
  expect(waiting.at(-1)).toBe(line);
});

test.each([
  ['goes on', 'let sum = await 1; sum += await later; globalThis.sum = sum;'],
  ['has gone through all', 'for await (const one of [1, 2]);'],
  ['leaves by a label', 'outer: for (const a of [1, 2]) { for await (const b of [1, 2]) continue outer; }'],
  ['goes on by a label', 'outer: for await (const a of [1, 2]) { for (const b of [1, 2]) continue outer; }'],
  ['fails', 'for await (const one of [1]) { await later; throw new Error("se rompió"); }'],
])('a module that %s waits no more', async (_what, module) => {
  await run(module, { later: Promise.resolve(2) }).catch(() => undefined);
  expect(waiting).toEqual([]);
});

test('what it waits for has the same value, and failure', async () => {
  await run('globalThis.seven = await { then: (resolve) => resolve(7) };');
  expect(globalThis).toMatchObject({ seven: 7 });
  await expect(run('await Promise.reject(new Error("no"));')).rejects.toThrow('no');
});

test('an await in a function is left as it is, and so is a module without any', () => {
  for (const module of [
    'export async function load() {\n  await fetch("/api");\n  for await (const one of all) use(one);\n}',
    'export const load = async () => await fetch("/api");',
    'export const one = 1;',
  ])
    expect(note(module).code).not.toContain(NOTE_AWAIT);
});

test('a page without the shell, or with an older one, runs it too', async () => {
  Reflect.deleteProperty(globalThis, NOTE_AWAIT);
  await run('for await (const one of [await 1]) globalThis.seen = one;');
  expect(globalThis).toMatchObject({ seen: 1 });
});
