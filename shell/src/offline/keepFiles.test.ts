import type { Remote } from '../federation/registry/remote';
import { areFilesKept, keepFiles } from './keepFiles';

/** Stands in for the browser's Cache Storage, which jsdom lacks. */
class StandInCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, files);
    const absolute = (url: string) => new URL(url, location.href).href;
    return {
      put: async (url: string, response: Response) => void files.set(absolute(url), response),
      delete: async (url: string) => files.delete(absolute(url)),
      keys: async () => [...files.keys()].map((url) => ({ url })),
      match: async (url: string) => files.get(absolute(url)),
    };
  }

  async match(url: string) {
    for (const name of this.#caches.keys()) {
      const found = await (await this.open(name)).match(url);
      if (found) return found;
    }
    return undefined;
  }
}

const REMOTES = [{ name: 'mfe_pos', manifest: '/remotes/mfe-pos/mf-manifest.json' }] as unknown as Remote[];
const manifest = '/remotes/mfe-pos/mf-manifest.json';

/** Paths that the server has; a request for another one fails as without a network. */
let served: Record<string, unknown>;

beforeEach(() => {
  Object.assign(window, { caches: new StandInCaches() });
  Object.assign(performance, { getEntriesByType: () => [] });
  served = {
    [manifest]: {},
    '/archivos.json': { 'static/shell.0123abcd.js': '' },
    '/remotes/mfe-pos/archivos.json': { 'static/pos.0123abcd.js': '' },
    '/static/shell.0123abcd.js': {},
    '/remotes/mfe-pos/static/pos.0123abcd.js': {},
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), location.href);
    if (!(pathname in served)) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(served[pathname]), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('the app counts as kept once every file is', async () => {
  expect(await areFilesKept()).toBe(false);
  await keepFiles(REMOTES);
  expect(await areFilesKept()).toBe(true);
  await keepFiles(REMOTES);
  expect(await areFilesKept()).toBe(true);
});

it('after a release the app counts as kept only once the new files are', async () => {
  await keepFiles(REMOTES);
  served['/remotes/mfe-pos/archivos.json'] = { 'static/pos.4567abcd.js': '' };
  await expect(keepFiles(REMOTES)).rejects.toThrow();
  expect(await areFilesKept()).toBe(false);
  served['/remotes/mfe-pos/static/pos.4567abcd.js'] = {};
  await keepFiles(REMOTES);
  expect(await areFilesKept()).toBe(true);
});
