import { NOTE_AWAIT, type NoteAwait } from '@lavanda/shared/federation/shellGlobals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { pending } from '../../testing/helpers';
import { diagnoseLoad } from '../loader/integrity';
import { StageError } from '../stages';
import { sharedReact } from './sharedReact';
import { hasWaited, noteArrival, noteUse, waitIn } from './waits';

/** The scripts in this test's folder count as the section's. */
const FOLDER = __dirname;
const NAMED_HERE = /waits\.test\.tsx:\d+:\d+/;

function Titled({ title }: { title: Promise<string> }) {
  return <h1>{sharedReact.use(title)}</h1>;
}

function mount(children: ReactNode) {
  return act(async () => void render(<Suspense fallback={<p>Espera</p>}>{children}</Suspense>));
}

test('a place that waits for what never comes is known until that comes', async () => {
  const data = pending<string>();
  await mount(<Titled title={data.promise} />);
  expect(await screen.findByText('Espera')).toBeVisible();
  expect(waitIn(FOLDER)).toMatch(NAMED_HERE);
  expect(waitIn('/mf/another/')).toBeUndefined();
  await act(async () => data.resolve('Llegó'));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
  expect(waitIn(FOLDER)).toBeUndefined();
});

describe('a place that waits again and again', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  /** Notes a wait as `use()` does, always from this one place in the code. */
  const noteWaiting = (awaited: PromiseLike<unknown>) => noteUse(awaited, new Error('use'));
  const noteArrived = () => noteArrival(new Error('use'));
  const draw = (awaited?: PromiseLike<unknown>) => (awaited ? noteWaiting : noteArrived)(awaited as never);

  /** Waits for 100 ms five times at that place. @returns for the end of each wait, whether the place had waited for 400 ms */
  async function waitOften(pause: number, onArrival: () => void = () => undefined) {
    const found: boolean[] = [];
    for (let n = 0; n < 5; n += 1) {
      const data = pending<string>();
      draw(data.promise);
      await jest.advanceTimersByTimeAsync(100);
      found.push(hasWaited(FOLDER, 0, 400));
      data.resolve('');
      await jest.advanceTimersByTimeAsync(pause);
      onArrival();
    }
    await jest.advanceTimersByTimeAsync(1_000);
    return found;
  }

  test('for a new promise whenever it is drawn has waited since the first', async () => {
    expect(await waitOften(10)).toEqual([false, false, false, true, true]);
  });

  test('has waited also in the moment between two promises', async () => {
    draw(Promise.resolve(''));
    await jest.advanceTimersByTimeAsync(300);
    draw(Promise.resolve(''));
    await jest.advanceTimersByTimeAsync(200);
    expect(waitIn(FOLDER)).toBeUndefined();
    expect(hasWaited(FOLDER, 0, 500)).toBe(true);
    expect(hasWaited(FOLDER, 0, 600)).toBe(false);
    expect(hasWaited('/mf/another/', 0, 0)).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hasWaited(FOLDER, 0, 0)).toBe(false);
  });

  test('for other data, which is drawn each time, has waited for the last only', async () => {
    expect(await waitOften(10, () => draw())).not.toContain(true);
  });

  test('from time to time has waited for the last only', async () => {
    expect(await waitOften(600)).not.toContain(true);
  });
});

test('a lazy page whose code never comes is known by the line that names it', async () => {
  const code = pending<{ default: () => ReactNode }>();
  const Page = sharedReact.lazy(() => code.promise);
  expect(waitIn(FOLDER)).toBeUndefined();
  await mount(<Page />);
  expect(await screen.findByText('Espera')).toBeVisible();
  expect(waitIn(FOLDER)).toMatch(NAMED_HERE);
  await act(async () => code.resolve({ default: () => <h1>Llegó</h1> }));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
  expect(waitIn(FOLDER)).toBeUndefined();
});

/** Waits as a built section's module does at its top level. */
const noteAwait: NoteAwait = (...what) => (globalThis as unknown as { [NOTE_AWAIT]: NoteAwait })[NOTE_AWAIT](...what);

test('a module that waits at its top level is known until it goes on, and is no missing part of a page', async () => {
  const data = pending<string>();
  const noted = noteAwait(data.promise, new Error());
  expect(noted).toBe(data.promise);
  expect(waitIn(FOLDER)).toMatch(NAMED_HERE);
  expect(hasWaited(FOLDER, 0, 0)).toBe(false);
  data.resolve('Llegó');
  expect(await noted).toBe('Llegó');
  expect(waitIn(FOLDER)).toBeUndefined();
});

test('code that doesn’t load in time is told of with the place where it waits', async () => {
  const cause = new DOMException('signal timed out', 'TimeoutError');
  const late = new StageError('codigo', cause, 'timeout');
  expect(await diagnoseLoad(late, FOLDER)).toBe(late);
  const data = pending<string>();
  const noted = noteAwait(data.promise, new Error());
  const { stage, reason, cause: told } = await diagnoseLoad(late, FOLDER);
  expect({ stage, reason }).toEqual({ stage: 'codigo', reason: 'timeout' });
  expect(told).toMatchObject({
    message: 'Su código no termina de cargar: espera algo que no llega (await)',
    stack: expect.stringMatching(NAMED_HERE),
  });
  const thrown = new StageError('codigo', new Error('se rompió'));
  expect(await diagnoseLoad(thrown, FOLDER)).toBe(thrown);
  data.resolve('Llegó');
  await noted;
});
