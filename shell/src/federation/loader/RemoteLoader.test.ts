import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { RemoteLoader } from './RemoteLoader';

let net: MockNetwork;
let user: string | null;
let version: Record<string, string>;
beforeEach(() => {
  localStorage.clear();
  user = null;
  version = { 'mfe-pos': '1.0.0-aaaaaaaa', 'mfe-ventas': '1.0.0-aaaaaaaa' };
  net = mockNetwork();
  net.route('GET /remotes.json', () => ({
    body: {
      id: 'x',
      usuario: user,
      remotes: [
        { name: 'mfe-pos', version: version['mfe-pos'], manifest: '/m', secciones: ['activos', 'pos'] },
        { name: 'mfe-ventas', version: version['mfe-ventas'], manifest: '/m', secciones: ['ventas'] },
      ],
    },
  }));
});

/** Prepares a loader whose fake runtime notes the remotes and versions that are requested. */
function prepare() {
  const requested: string[] = [];
  const lifecycles = async (): Promise<unknown> => undefined;
  const loader = new RemoteLoader(async () => ({
    load: async (remote, again): Promise<Lifecycles> => {
      requested.push(`${remote.name} ${remote.version}${again ? ' de nuevo' : ''}`);
      return { bootstrap: lifecycles, mount: lifecycles, unmount: lifecycles };
    },
  }));
  return { loader, requested };
}

describe('Sections of whoever signs in', () => {
  it('reloads only the section whose version differs for the user', async () => {
    const { loader, requested } = prepare();
    await loader.preload('activos');
    await loader.preload('ventas');
    user = 'ana';
    version['mfe-pos'] = '1.1.0-bbbbbbbb';
    loader.setUser('ana');
    expect(loader.lifecyclesOf('activos')).toBeUndefined();
    expect(await loader.load('activos')).toMatchObject({ ok: true });
    expect(await loader.load('ventas')).toMatchObject({ ok: true });
    expect(requested).toEqual(['mfe-pos 1.0.0-aaaaaaaa', 'mfe-ventas 1.0.0-aaaaaaaa', 'mfe-pos 1.1.0-bbbbbbbb']);
    expect(loader.lifecyclesOf('activos')).toBeDefined();
  });

  it('asks for the list once more after sign-in, and not again', async () => {
    const { loader } = prepare();
    await loader.preload('activos');
    user = 'ana';
    loader.setUser('ana');
    await loader.load('activos');
    await loader.load('ventas');
    expect(net.seen('GET /remotes.json')).toHaveLength(2);
  });

  it('asks once when the list was already the user’s, as after a reload', async () => {
    user = 'ana';
    const { loader } = prepare();
    await loader.preload('activos');
    loader.setUser('ana');
    expect(loader.lifecyclesOf('activos')).toBeDefined();
    await loader.load('ventas');
    expect(net.seen('GET /remotes.json')).toHaveLength(1);
  });

  it('keeps the earlier sections when the list fails after sign-in', async () => {
    const { loader } = prepare();
    await loader.preload('activos');
    loader.setUser('ana');
    net.route('GET /remotes.json', { status: 503, body: {} });
    expect(await loader.load('activos')).toMatchObject({ ok: true });
    expect(loader.lifecyclesOf('activos')).toBeDefined();
  });
});
