/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(join(__dirname, '../public/sw.js'), 'utf8');
const ORIGIN = 'https://lavanda.mx';
const LINK = `${ORIGIN}/r/${'a'.repeat(32)}`;
const FILE = '/r/assets/index.0123abcd.js';
/** Text in the head of every build's page, by which the worker recognizes the server's own page. */
const OWN = '<meta name="driver-page" content="route">';
const PAGE = `${OWN}<script src="${FILE}"></script>`;

type Listener = (event: Record<string, unknown>) => void;

/** Fake Cache Storage of one phone. */
class StandInCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      put: async (key: string, response: Response) => void cache.set(key, response),
      match: async (key: string) => cache.get(key)?.clone(),
      addAll: async (keys: string[]) => {
        for (const key of keys) cache.set(key, new Response(`kept ${key}`));
      },
    };
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

/** Runs the script of a build's service worker, with `fetch` as its network. */
function install(version: string, caches: StandInCaches, fetch: (request: { url: string }) => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const self = {
    BUILD: { version, files: [FILE] },
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  const wait = (work: (value: unknown) => void, ms: number, value: unknown) => {
    if (ms === patience) work(value);
  };
  runInNewContext(SOURCE, { self, caches, fetch, URL, Promise, setTimeout: wait, Response });
  const run = async (name: string) => {
    let done: unknown;
    listeners.get(name)?.({ waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  /** @returns the worker's response; null for a request that it leaves to the browser */
  const ask = (url: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<Response> | null = null;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    listeners.get('fetch')?.({ request: { url, mode, method }, respondWith });
    return answer as Promise<Response> | null;
  };
  return { run, ask };
}

let network: () => Promise<Response>;
/** The worker's timers with this delay, ms, fire at once; all others never. With 4,000 the worker finds the server too slow. */
let patience: number;
let caches: StandInCaches;
let worker: ReturnType<typeof install>;

beforeEach(async () => {
  caches = new StandInCaches();
  patience = 0;
  network = async () => new Response(PAGE);
  worker = install('one', caches, () => network());
  await worker.run('install');
  await worker.run('activate');
});

const down = async () => {
  throw new TypeError('fetch failed');
};

it('without a network the last page is opened, and its files come from the cache', async () => {
  await worker.ask(LINK);
  network = down;
  expect(await (await worker.ask(LINK))?.text()).toBe(PAGE);
  expect(await (await worker.ask(ORIGIN + FILE, 'no-cors'))?.text()).toBe(`kept ${FILE}`);
});

it('a network that doesn’t answer within 4 seconds has none', async () => {
  await worker.ask(LINK);
  network = () => new Promise(() => undefined);
  patience = 4_000;
  expect(await (await worker.ask(LINK))?.text()).toBe(PAGE);
});

it('a link that was revoked is shown as the server answers it, and a broken server as the last page', async () => {
  await worker.ask(LINK);
  network = async () => new Response(`${OWN}gone`, { status: 404 });
  expect((await worker.ask(LINK))?.status).toBe(404);
  network = async () => new Response('broken', { status: 502 });
  expect(await (await worker.ask(LINK))?.text()).toBe(PAGE);
});

it.each<[string, () => Response]>([
  ['with 200', () => new Response('Welcome to our Wi-Fi')],
  ['with 403', () => new Response('Sign in to our Wi-Fi', { status: 403 })],
  ['by leading elsewhere', () => Object.defineProperty(new Response(PAGE), 'redirected', { value: true })],
])('a network that answers %s with a page of its own has none', async (_how, answer) => {
  await worker.ask(LINK);
  network = async () => answer();
  const response = await worker.ask(LINK);
  expect([response?.redirected, await response?.text()]).toEqual([false, PAGE]);
});

it('a page of another build is shown and not kept: its files aren’t here', async () => {
  await worker.ask(LINK);
  network = async () => new Response(`${OWN}<script src="/r/assets/index.ffffffff.js"></script>`);
  expect(await (await worker.ask(LINK))?.text()).toContain('ffffffff');
  network = down;
  expect(await (await worker.ask(LINK))?.text()).toBe(PAGE);
});

it('the next build’s worker drops the cache of the one before, and no other', async () => {
  await caches.open('lavanda-cola');
  const later = install('two', caches, () => network());
  await later.run('install');
  await later.run('activate');
  expect(await caches.keys()).toEqual(['lavanda-cola', 'lavanda-chofer-two']);
});

it.each([`${LINK}/dia`, `${ORIGIN}/app/`, `${ORIGIN}/r/sw.js`, `https://maps.example/r/${'a'.repeat(32)}`])(
  '%s is left to the browser',
  (url) => {
    expect(worker.ask(url)).toBeNull();
  },
);
