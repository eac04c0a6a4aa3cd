import { ENDLESS_LOOP } from '@lavanda/shared/federation/endlessLoop';
import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { waitFor } from '@testing-library/react';
import { TAB_KEYS } from '../../storedNotes';
import { pending } from '../../testing/helpers';
import { mockTwoVersions } from '../../testing/twoVersions';
import { noteThrown } from '../share-scope/thrownValues';
import { StageError } from '../stages';
import { frozenVersions, isExtensionLeftOut } from './frozenVersions';
import { beat, beatOfExtension, runModulesOf } from './heartbeat';
import { RemoteLoader } from './RemoteLoader';

let listed: Record<string, unknown>;
let reports: Record<string, unknown>[];
let [v1, v2] = ['', ''];
/** Called when the modules of a version run. */
let evaluate: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['queueMicrotask', 'setImmediate'] });
  ({ v1, v2, listed, reports } = mockTwoVersions());
  evaluate = () => undefined;
});
afterEach(() => jest.useRealTimers());

/** Opens the section in a new page of this tab. @returns the page's loader, the load's result and the loaded version */
async function openPage() {
  const cycle = async (): Promise<unknown> => undefined;
  const lifecycles: Lifecycles = { bootstrap: cycle, mount: cycle, unmount: cycle };
  const run = async () => {
    evaluate();
    return { ...lifecycles };
  };
  const loader = new RemoteLoader(async () => ({ load: (remote) => runModulesOf(remote, run, new AbortController().signal) }));
  const result = await loader.load('pos');
  if (result.ok) loader.noteAlive('pos');
  return { loader, result, version: loader.remoteOf('pos')?.version };
}

/** Freezes the page: none of its timers runs any more, and it leaves without the events of a normal end. */
function freeze(seconds: number): void {
  // The end is computed first, because clearing the timers sets the clock back.
  const end = Date.now() + seconds * 1000;
  jest.clearAllTimers();
  jest.setSystemTime(end);
}

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => jest.restoreAllMocks());

test('a section that froze its tab opens in the version before, in every page of that tab, and is reported once', async () => {
  expect((await openPage()).version).toBe(v2);
  freeze(10);
  const { loader, version } = await openPage();
  expect(version).toBe(v1);
  expect(loader.isFallback('pos')).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect((await openPage()).version).toBe(v1);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({
    remoto: 'mfe-pos',
    version: v2,
    suceso: 'fallida',
    etapa: 'congelada',
    mensaje: 'La pestaña dejó de responder al montarla',
  });
});

test('one that froze its tab later is reported so', async () => {
  await openPage();
  jest.advanceTimersByTime(3_000);
  freeze(10);
  await openPage();
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ mensaje: 'La pestaña dejó de responder con la sección ya en pantalla' });
});

describe('a section whose modules freeze the tab while they are loaded is the one that is blamed,', () => {
  const other = { name: 'mfe-ventas', version: '5.0.0-aaaaaaaa' };
  afterEach(() => beat(undefined));

  test.each([
    ['another being on screen', other],
    ['none being on screen', undefined],
  ])('%s', async (_what, onScreen) => {
    beat(onScreen);
    jest.advanceTimersByTime(3_000);
    let signOfLife: string | null = null;
    evaluate = () => {
      signOfLife = sessionStorage.getItem(TAB_KEYS.beat);
    };
    await openPage();
    freeze(10);
    // Restores the note that a page leaves behind when it ends while the modules are running.
    sessionStorage.setItem(TAB_KEYS.beat, String(signOfLife));
    evaluate = () => undefined;
    expect((await openPage()).version).toBe(v1);
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ version: v2, mensaje: 'La pestaña dejó de responder al cargar su código' });
  });

  test('also after a wait at their top level, none being on screen', async () => {
    const { finish } = runWaiting();
    jest.advanceTimersByTime(3_000);
    freeze(10);
    expect((await openPage()).version).toBe(v1);
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ version: v2, mensaje: 'La pestaña dejó de responder al cargar su código' });
    finish();
  });

  test('but not for a wait', async () => {
    const { finish } = runWaiting();
    jest.advanceTimersByTime(10_000);
    freeze(1);
    expect((await openPage()).version).toBe(v2);
    expect(reports).toEqual([]);
    finish();
  });

  test.each<[string, (load: ReturnType<typeof runWaiting>) => void]>([
    ['they have run', ({ finish }) => finish()],
    ['they failed', ({ fail }) => fail()],
    ['their time is up', ({ stop }) => stop()],
  ])('and no more once %s', async (_when, end) => {
    beat(other);
    const load = runWaiting();
    end(load);
    await load.settled;
    expect(signOfLife()).toMatchObject({ lives: [{ ...other, loading: false }] });
    jest.advanceTimersByTime(3_000);
    expect(signOfLife()).toMatchObject({ lives: [other], at: Date.now() });
  });

  const signOfLife = () => JSON.parse(sessionStorage.getItem(TAB_KEYS.beat) ?? '');

  /** Runs modules that wait until one of the returned functions is called. */
  function runWaiting() {
    const { promise, resolve } = pending<unknown>();
    const stopping = new AbortController();
    const run = runModulesOf({ name: 'mfe-pos', version: v2 }, () => promise, stopping.signal).catch(() => undefined);
    const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    return {
      finish: () => resolve(undefined),
      fail: () => resolve(Promise.reject(new Error('no cargó'))),
      stop: () => stopping.abort(),
      settled: Promise.race([run, stopped]),
    };
  }
});

describe('when the code of two sections may have frozen the tab, the one on screen stays, and the failure counts for none:', () => {
  let other = { name: 'mfe-ventas', version: '' };
  const waitForever = () => new Promise<void>(() => undefined);
  beforeEach(() => {
    other = { ...other, version: v2 };
  });
  afterEach(() => beat(undefined));

  /** Freezes the page and then calls `end`, but leaves the sign of life as the frozen page had written it. */
  function leaveFrozen(end: () => void): void {
    freeze(10);
    const left = sessionStorage.getItem(TAB_KEYS.beat);
    end();
    sessionStorage.setItem(TAB_KEYS.beat, String(left));
  }

  test.each<[string, boolean, () => () => void]>([
    ['an extension that shares the page', true, () => beatOfExtension(other)],
    [
      'a section that is loaded and waits at its top level',
      false,
      () => {
        const stopping = new AbortController();
        void runModulesOf(other, waitForever, stopping.signal);
        return () => stopping.abort();
      },
    ],
  ])('%s', async (_what, isExtension, share) => {
    await openPage();
    const end = share();
    jest.advanceTimersByTime(3_000);
    leaveFrozen(end);
    expect((await openPage()).version).toBe(v2);
    expect(frozenVersions()).toEqual(isExtension ? [] : [other]);
    expect(isExtensionLeftOut(other.name, other.version)).toBe(isExtension);
    expect(isExtensionLeftOut(other.name, v1)).toBe(false);
    await waitFor(() => expect(reports).toHaveLength(2));
    const suspicion = {
      suceso: 'sospecha',
      etapa: 'congelada',
      mensaje: 'La pestaña dejó de responder, por esta sección o por otra de la misma página',
    };
    expect(reports).toMatchObject([
      { version: v2, ...suspicion },
      { remoto: 'mfe-ventas', version: other.version, ...suspicion },
    ]);
    // No other version runs in this page, so the section on screen is to blame for this freeze.
    freeze(10);
    expect((await openPage()).version).toBe(v1);
    await waitFor(() => expect(reports).toHaveLength(3));
    expect(reports[2]).toMatchObject({ version: v2, suceso: 'fallida', etapa: 'congelada' });
  });

  test('but not after the extension has left the page', async () => {
    await openPage();
    beatOfExtension(other)();
    freeze(10);
    await openPage();
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ suceso: 'fallida', version: v2 });
  });

  test('nor for an extension of the section on screen itself', async () => {
    await openPage();
    const end = beatOfExtension({ name: 'mfe-pos', version: v2 });
    leaveFrozen(end);
    await openPage();
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ suceso: 'fallida', version: v2 });
  });
});

describe('a version whose loop ran for too long and threw is passed over by the next pages of its tab, and reported once:', () => {
  const script = () => `${location.origin}/mf/mfe-pos/${v2}/static/js/a.js`;
  const endless = () =>
    Object.assign(new Error('Loop ran for more than 3 s'), { name: ENDLESS_LOOP, stack: `at spin (${script()}:1:20)` });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'while its code was loaded',
      async () => {
        evaluate = () => {
          evaluate = () => undefined;
          throw endless();
        };
        expect((await openPage()).version).toBe(v1);
      },
      'codigo',
    ],
    [
      'while it was drawn',
      async () => expect((await openPage()).loader.recover('pos', new StageError('pantalla', endless()))).toBe(true),
      'pantalla',
    ],
    ['in a click', async () => (await openPage()).loader.noteUncaught(endless()), 'uso'],
    [
      'in code that caught the error',
      async () => {
        await openPage();
        noteThrown(endless(), endless());
        jest.advanceTimersByTime(1);
      },
      'uso',
    ],
  ])('%s', async (_when, loop, stage) => {
    await loop();
    dispatchEvent(new Event('pagehide'));
    const { loader, version } = await openPage();
    expect(version).toBe(v1);
    expect(loader.isFallback('pos')).toBe(true);
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ version: v2, etapa: stage, mensaje: 'EndlessLoop: Loop ran for more than 3 s' });
    loader.allowFrozen('pos');
    expect((await openPage()).version).toBe(v2);
  });
});

test('without another version the failure is shown, and it is opened again when its user asks for it', async () => {
  listed.respaldo = undefined;
  await openPage();
  freeze(10);
  const { loader, result } = await openPage();
  expect(result).toMatchObject({ ok: false, error: { stage: 'congelada' } });
  expect(await loader.load('pos')).toMatchObject({ ok: false });
  loader.allowFrozen('pos');
  expect(await loader.load('pos')).toMatchObject({ ok: true });
  expect(loader.remoteOf('pos')?.version).toBe(v2);
});

test.each<[string, () => void]>([
  ['a page that ended in order', () => dispatchEvent(new Event('pagehide'))],
  ['a hidden tab that the browser discarded', () => hide(true)],
  ['a tab that the browser suspended', () => document.dispatchEvent(new Event('freeze'))],
  ['a section that was left', () => undefined],
])('%s is no freeze', async (what, end) => {
  const { loader } = await openPage();
  jest.advanceTimersByTime(2_000);
  if (what === 'a section that was left') loader.noteAlive(undefined);
  end();
  freeze(60);
  expect((await openPage()).version).toBe(v2);
  expect(reports).toEqual([]);
});

test.each([
  ['a copied tab, whose sign of life is fresh', 1],
  ['a laptop that was closed and lost its power', 3_600],
])('%s is no freeze', async (_what, seconds) => {
  await openPage();
  freeze(seconds);
  expect((await openPage()).version).toBe(v2);
  expect(reports).toEqual([]);
});

test('a tab that is shown again is watched again', async () => {
  await openPage();
  hide(true);
  hide(false);
  freeze(10);
  expect((await openPage()).version).toBe(v1);
});
