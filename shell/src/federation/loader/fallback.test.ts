import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import type { Remote } from '../registry/remote';
import { StageError } from '../stages';
import { RemoteLoader } from './RemoteLoader';

let red: Red;
let listed: Partial<Remote>;
let reports: Record<string, unknown>[];
/** Versions that fail to load. */
let bad: Set<string>;
let requested: string[];

/** Each version is reported once per page, so each test uses its own versions. */
let number = 0;
let [v1, v2, v3] = ['', '', ''];

beforeEach(() => {
  localStorage.clear();
  number += 1;
  [v1 = '', v2 = '', v3 = ''] = [1, 2, 3].map((smallest) => `${number}.${smallest}.0-aaaaaaaa`);
  listed = { version: v2, respaldo: { version: v1, manifest: '/1' } };
  reports = [];
  bad = new Set();
  requested = [];
  red = mockNetwork();
  red.route('GET /remotes.json', () => ({
    body: {
      id: `c0${number}`,
      usuario: 'u',
      remotes: [{ name: 'mfe-pos', manifest: '/m', secciones: ['pos'], ...listed }],
    },
  }));
  red.route('POST /api/entregas/informe', (request) => {
    reports.push(request.body);
    return { body: {} };
  });
});

function prepare() {
  return new RemoteLoader(async () => ({
    load: async (remote): Promise<Lifecycles> => {
      requested.push(remote.version ?? '');
      if (bad.has(remote.version ?? '')) throw new StageError('integridad', null);
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

  it('shows its error when no version is left, and a retry tries it first', async () => {
    bad = new Set([v1, v2]);
    const loader = prepare();
    expect(await loader.load('pos')).toMatchObject({ ok: false, error: { stage: 'integridad' } });
    bad.clear();
    expect(await loader.load('pos')).toMatchObject({ ok: true });
    expect(requested).toEqual([v2, v1, v2]);
  });
});

describe('Without the list', () => {
  it('the last list of this browser is used', async () => {
    await prepare().load('pos');
    red.route('GET /remotes.json', { status: 503, body: {} });
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
    red.route('GET /remotes.json', { body: { id: 'sin', usuario: 'u', remotes: [] } });
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
    red.route('GET /remotes.json', { status: 500, body: {} });
    await loader.lookForUpdates();
    expect([loader.hasUpdate('pos'), loader.remoteOf('pos')?.version]).toEqual([false, v2]);
  });
});
