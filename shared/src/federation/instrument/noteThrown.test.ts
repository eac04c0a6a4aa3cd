/** @jest-environment node */
import { transformSync } from '@babel/core';
import { NOTE_THROWN } from '../shellGlobals.ts';
import { noteThrown } from './noteThrown.ts';

/** Compiles the body of an async function with the plugin `noteThrown`. */
function note(body: string): string {
  const parserOpts = { allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true } as const;
  return transformSync(body, { configFile: false, babelrc: false, parserOpts, plugins: [noteThrown] })?.code ?? '';
}

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

const run = (body: string, given: Record<string, unknown> = {}): Promise<unknown> =>
  new AsyncFunction(...Object.keys(given), note(body))(...Object.values(given)) as Promise<unknown>;

/** The values that the shell's function received. */
let noted: unknown[];
beforeEach(() => {
  noted = [];
  const noteThrown = (value: unknown, place: Error) => {
    expect(place).toBeInstanceOf(Error);
    noted.push(value);
    return value;
  };
  Object.assign(globalThis, { [NOTE_THROWN]: noteThrown });
});
afterEach(() => void Reflect.deleteProperty(globalThis, NOTE_THROWN));

const refusal = { status: 409 };
const save = () => ({ unwrap: () => Promise.reject(refusal) });

test.each<[string, string, unknown]>([
  ['a text', "throw 'se acabó';", 'se acabó'],
  ['what it caught', 'try { await Promise.reject(refusal); } catch (reason) { throw reason; }', refusal],
  ['a rejection', 'return Promise.reject(refusal);', refusal],
  ['a rejection without a reason', 'return Promise.reject();', undefined],
  ['the rejection of a new promise', 'return new Promise((_, fail) => setTimeout(() => fail(refusal)));', refusal],
  ['a rejection that other code makes', 'return new Promise((_, fail) => setTimeout(fail, 0, refusal));', refusal],
  ['a rejection that other code makes without a reason', 'return new Promise((_, fail) => { setTimeout(fail); });', undefined],
  [
    'an object of a class that is named as an Error',
    'class HttpError { constructor() { return refusal; } } throw new HttpError();',
    refusal,
  ],
  ['an object of a class of its own', 'class Fault { constructor() { return refusal; } } throw new Fault();', refusal],
  ['an answer that it unwraps', 'await save().unwrap();', refusal],
  ['a body that it reads', 'await { json: () => Promise.reject(refusal) }.json();', refusal],
  ['an answer that it returns', 'return save().unwrap();', refusal],
])('the shell knows %s that a section throws', async (_what, body, value) => {
  await expect(run(body, { refusal, save })).rejects.toBe(value);
  expect(noted).toContain(value);
});

test('an answer that is caught is the same as before', async () => {
  expect(await run('try { await save().unwrap(); } catch (reason) { return reason; }', { save })).toBe(refusal);
  expect(await run('return save().unwrap();', { save: () => ({ unwrap: async () => 7 }) })).toBe(7);
  expect(await run('return value.unwrap();', { value: { unwrap: () => 7 } })).toBe(7);
  const other = { catch: () => 8 };
  expect(await run('return value.unwrap();', { value: { unwrap: () => other } })).toBe(other);
  expect(await run('return value.unwrap() ?? 8;', { value: { unwrap: () => undefined } })).toBe(8);
});

test('`reject` that is handed over may be assigned anew', async () => {
  const body = 'return new Promise((done, fail) => { const first = fail; fail = () => first(refusal); setTimeout(fail); });';
  await expect(run(body, { refusal })).rejects.toBe(refusal);
});

test('`reject` that is handed over stays one function, so that a listener can be removed', async () => {
  const body = `
    const listeners = new Set();
    const add = (listener) => listeners.add(listener), remove = (listener) => listeners.delete(listener);
    await new Promise((done, fail) => { add(fail); remove(fail); done(); });
    return listeners.size;`;
  expect(await run(body)).toBe(0);
});

test.each([
  "throw new Error('no');",
  "throw Object.assign(new Error('no'), { code: 1 });",
  "return Promise.reject(new Error('no'));",
  'return list.unwrap(1);',
])('what makes an Error, or is no unwrap of a call, is left as it is: %s', (body) => {
  expect(note(body)).not.toContain(NOTE_THROWN);
});

test('a page without the shell, or with an older one, throws it too', async () => {
  Reflect.deleteProperty(globalThis, NOTE_THROWN);
  await expect(run("throw 'texto';")).rejects.toBe('texto');
  await expect(run('await save().unwrap();', { save })).rejects.toBe(refusal);
});
