import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import type { Remote } from '../registry/remote';
import { StageError } from '../stages';
import { RemoteLoader } from './RemoteLoader';

let net: MockNetwork;
let listed: Partial<Remote>;
/** Id of the user whom the list is for; null while nobody is signed in. */
let user: string | null;
let reports: Record<string, unknown>[];
/** Versions that fail to load, all of them with `failure`. */
let bad: Set<string>;
let failure: StageError;
let requested: string[];

/** Number of the test. It makes the test's versions unique, because a page reports each version only once. */
let number = 0;
let [v1, v2, v3] = ['', '', ''];

beforeEach(() => {
  localStorage.clear();
  number += 1;
  [v1 = '', v2 = '', v3 = ''] = [1, 2, 3].map((smallest) => `${number}.${smallest}.0-aaaaaaaa`);
  listed = { version: v2, respaldo: { version: v1, manifest: '/1' } };
  user = 'u';
  reports = [];
  bad = new Set();
  failure = new StageError('integridad', null);
  requested = [];
  net = mockNetwork();
  net.route('GET /remotes.json', () => ({
    body: {
      id: `c0${number}`,
      usuario: user,
      remotes: [{ name: 'mfe-pos', manifest: '/m', secciones: ['pos'], ...listed }],
    },
  }));
  net.route('POST /api/entregas/informe', (request) => {
    reports.push(request.body);
    return { body: {} };
  });
});

function prepare() {
  return new RemoteLoader(async () => ({
    load: async (remote): Promise<Lifecycles> => {
      requested.push(remote.version ?? '');
      if (bad.has(remote.version ?? '')) throw failure;
      const cycle = async (): Promise<unknown> => remote.version;
      return { bootstrap: cycle, mount: cycle, unmount: cycle };
    },
  }));
}

const screen = new StageError('pantalla', null);

describe('A version that fails', () => {
  it('is replaced by the server’s fallback and reported', async () => {
    bad.add(v2);
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    expect(loader.remoteOf('pos')?.version).toBe(v1);
    expect(loader.isFallback('pos')).toBe(true);
    const report = {
      remoto: 'mfe-pos',
      version: v2,
      suceso: 'fallida',
      etapa: 'integridad',
      composicion: `c0${number}`,
      montaje: expect.any(String),
    };
    await waitFor(() => expect(reports).toEqual([report]));
  });

  it('on the sign-in page is reported again by who signs in, once', async () => {
    user = null;
    bad.add(v2);
    const loader = prepare();
    await loader.preload('pos');
    await waitFor(() => expect(reports).toHaveLength(1));
    user = 'u';
    loader.setUser('u');
    loader.setUser('u');
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    await waitFor(() => expect(reports).toEqual([reports[0], reports[0]]));
    expect(reports[0]).toMatchObject({ version: v2, suceso: 'fallida', etapa: 'integridad' });
  });

  it('is replaced first by a version that worked in this browser, in later visits too', async () => {
    listed = { version: v1 };
    const before = prepare();
    await before.load('pos');
    before.noteSettled('pos');
    listed = { version: v3, respaldo: { version: v2, manifest: '/2' } };
    bad.add(v3);
    const today = prepare();
    await today.load('pos');
    expect(today.remoteOf('pos')?.version).toBe(v1);
  });

  it('is replaced after mounting too, and each crash is reported', async () => {
    const loader = prepare();
    await loader.load('pos');
    expect(loader.recover('pos', screen)).toBe(true);
    await loader.load('pos');
    expect(loader.remoteOf('pos')?.version).toBe(v1);
    expect(loader.recover('pos', screen)).toBe(false);
    await waitFor(() => expect(reports.map(({ version }) => version)).toEqual([v2, v1]));
    expect(reports.map(({ etapa: stage }) => stage)).toEqual(['pantalla', 'pantalla']);
  });

  it.each([
    ['its manifest is cut by the network', new StageError('manifiesto', new TypeError('Failed to fetch')), []],
    ['its manifest isn’t there', new StageError('manifiesto', new Error('/m: 404')), ['manifiesto']],
    [
      'its manifest doesn’t come in time',
      new StageError('manifiesto', new DOMException('', 'TimeoutError'), 'timeout'),
      ['manifiesto'],
    ],
    ['its code throws', new StageError('codigo', new TypeError('falló')), ['codigo']],
  ])('is replaced, and reported unless the network is to blame: %s', async (_what, error, stages) => {
    bad.add(v2);
    failure = error;
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    expect(loader.remoteOf('pos')?.version).toBe(v1);
    loader.noteSettled('pos');
    await waitFor(() => expect(reports.some(({ suceso: event }) => event === 'montada')).toBe(true));
    expect(reports.filter(({ suceso: event }) => event === 'fallida').map(({ etapa: stage }) => stage)).toEqual(stages);
  });

  it('shows its error when no version is left, and a retry tries it first', async () => {
    bad = new Set([v1, v2]);
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: false, error: { stage: 'integridad' } });
    bad.clear();
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    expect(requested).toEqual([v2, v1, v2]);
  });
});

describe('A version that this shell can’t mount', () => {
  const seldom = async () => new Promise((ready) => setTimeout(ready, 50));

  it('is no failure: it isn’t asked for, nothing is reported, and the one that stands in for it is no fallback', async () => {
    listed = { version: v2, contrato: 99, respaldo: { version: v1, manifest: '/1' } };
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    expect([loader.remoteOf('pos')?.version, loader.isFallback('pos')]).toEqual([v1, false]);
    expect(requested).toEqual([v1]);
    await seldom();
    expect(reports).toEqual([]);
  });

  it('says so when there is no other, and a retry brings the one that came meanwhile', async () => {
    listed = { version: v2, contrato: 99 };
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: false, error: { stage: 'contrato' } });
    listed = { version: v3, contrato: 1 };
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    await seldom();
    expect(reports).toEqual([]);
  });

  it('changes nothing in a tab that was opened before it', async () => {
    listed = { version: v1, contrato: 1 };
    const loader = prepare();
    await loader.load('pos');
    loader.setOnScreen('pos');
    const before = loader.lifecyclesOf('pos');
    listed = { version: v2, contrato: 99 };
    await loader.lookForUpdates();
    expect([loader.hasUpdate('pos'), loader.isFallback('pos')]).toEqual([false, false]);
    loader.setOnScreen(undefined);
    expect(loader.lifecyclesOf('pos')).toBe(before);
    await seldom();
    expect(reports).toEqual([]);
  });

  it('is taken at the server’s word, and what worked in this browser before isn’t tried either', async () => {
    listed = { version: v1, contrato: 1 };
    const before = prepare();
    await before.load('pos');
    before.noteSettled('pos');
    listed = { version: v2, contrato: 1, incompatible: true };
    expect(await prepare().load('pos')).toMatchObject({ ok: false, error: { stage: 'contrato' } });
    await before.lookForUpdates();
    expect([before.remoteOf('pos')?.version, before.isFallback('pos')]).toEqual([v1, false]);
    expect(requested).toEqual([v1]);
  });

  it('isn’t brought back from an earlier visit', async () => {
    listed = { version: v1, contrato: 1 };
    const before = prepare();
    await before.load('pos');
    before.noteSettled('pos');
    const stored = JSON.parse(localStorage.getItem('lavanda:montadas') ?? '{}');
    expect(stored['mfe-pos']).toEqual([{ version: v1, manifest: '/m', contrato: 1 }]);
    localStorage.setItem('lavanda:montadas', JSON.stringify(stored).replace('"contrato":1', '"contrato":99'));
    listed = { version: v3, contrato: 1 };
    bad.add(v3);
    expect(await prepare().load('pos')).toMatchObject({ ok: false, error: { stage: 'integridad' } });
    expect(requested).toEqual([v1, v3]);
  });
});

describe('Without the list', () => {
  it('the last list of this browser is used', async () => {
    await prepare().load('pos');
    net.route('GET /remotes.json', { status: 503, body: {} });
    expect(await prepare().load('pos')).toMatchObject({ ok: true });
  });
});

describe('A new version in a tab that stays open', () => {
  it('waits while the old one is on screen, and replaces it when told', async () => {
    const loader = prepare();
    await loader.load('pos');
    loader.setOnScreen('pos');
    const before = loader.lifecyclesOf('pos');
    let changes = 0;
    loader.subscribe(() => {
      changes += 1;
    });
    listed = { version: v3 };
    await loader.lookForUpdates();
    expect([loader.hasUpdate('pos'), changes]).toEqual([true, 1]);
    expect(loader.lifecyclesOf('pos')).toBe(before);
    loader.applyUpdate('pos');
    expect(loader.remoteOf('pos')?.version).toBe(v3);
    expect(loader.lifecyclesOf('pos')).not.toBe(before);
  });

  it('doesn’t wait for a section that isn’t open', async () => {
    const loader = prepare();
    await loader.load('pos');
    listed = { version: v3 };
    await loader.lookForUpdates();
    expect(loader.remoteOf('pos')?.version).toBe(v3);
  });

  it('is dropped when it is rolled back meanwhile', async () => {
    const loader = prepare();
    await loader.load('pos');
    loader.setOnScreen('pos');
    listed = { version: v3 };
    await loader.lookForUpdates();
    listed = { version: v2 };
    await loader.lookForUpdates();
    expect(loader.hasUpdate('pos')).toBe(false);
    expect(loader.remoteOf('pos')?.version).toBe(v2);
  });

  it('that the list drops stays while it is on screen, and is gone once it is left', async () => {
    const loader = prepare();
    await loader.load('pos');
    loader.setOnScreen('pos');
    const before = loader.lifecyclesOf('pos');
    net.route('GET /remotes.json', { body: { id: 'sin', usuario: 'u', remotes: [] } });
    await loader.lookForUpdates();
    expect(loader.lifecyclesOf('pos')).toBe(before);
    loader.setOnScreen(undefined);
    expect(loader.lifecyclesOf('pos')).toBeUndefined();
  });

  it('changes nothing when it or the list fails to load', async () => {
    const loader = prepare();
    await loader.load('pos');
    loader.setOnScreen('pos');
    listed = { version: v3 };
    bad.add(v3);
    await loader.lookForUpdates();
    net.route('GET /remotes.json', { status: 500, body: {} });
    await loader.lookForUpdates();
    expect([loader.hasUpdate('pos'), loader.remoteOf('pos')?.version]).toEqual([false, v2]);
  });
});
