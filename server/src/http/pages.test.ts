import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let web: string;
const HTML = { accept: 'text/html,application/xhtml+xml' };

const section = (segment: string) => ({ segmento: segment, titulo: segment, permiso: segment });

/** A minimal build: the shell, one valid remote and two invalid ones. */
async function createWebBuild(): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? tmpdir(), 'web-'));
  const files: Record<string, string> = {
    'shell/dist/index.html':
      '<meta name="csp-nonce" content="__CSP_NONCE__"><title>Inicio de sesión</title>' +
      '<link href="/static/font/figtree.0123abcd.woff2" rel="preload" as="font" crossorigin="">' +
      '<link href="/static/js/async/app.0123abcd.js" rel="preload" as="script">',
    'shell/dist/static/js/index.0123abcd.js': 'let a = 1;',
    'shell/dist/static/js/index.0123abcd.js.br': 'comprimido',
    'shell/dist/logo.ico': 'icono',
    'mfe-pos/package.json': '{"version":"1.2.3"}',
    'mfe-pos/dist/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { path: 'static/js', name: 'remoteEntry.0123abcd.js' } },
    }),
    'mfe-pos/dist/remoto.json': JSON.stringify({ contrato: 1, secciones: ['activos', 'pos'].map(section) }),
    'mfe-roto/package.json': '{"version":"1.0.0"}',
    'mfe-roto/dist/mf-manifest.json': '{}',
    'mfe-suelto/dist/mf-manifest.json': '{}',
    'mfe-pos/dist/index.html': 'para desarrollo',
    'mfe-pos/dist/static/js/remoteEntry.0123abcd.js': 'let b = 2;',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(web, path)), { recursive: true });
    await writeFile(join(web, path), text);
  }
  return web;
}

beforeAll(async () => {
  web = await createWebBuild();
  server = await startServer({ env: { WEB_DIR: web } });
});
afterAll(() => server.close());

/** Reads a remote's entry in /remotes.json; undefined when the remote isn't listed. */
async function remote(remoteName: string) {
  const { remotes } = (await server.anonymous.get('/remotes.json')).body;
  return remotes.find(({ name }: { name: string }) => name === remoteName);
}

test.each([
  ['/login', false],
  ['/usuarios/verification/abc', false],
  ['/aplicaciones', false],
  ['/app', true],
  ['/app/activos', true],
  ['/app?a=b', true],
])('%s asks beforehand for the code behind sign-in: %s', async (path, asks) => {
  const { body } = await server.anonymous.get(path, HTML);
  expect(body.includes('app.0123abcd.js')).toBe(asks);
  expect(body).toContain('figtree.0123abcd.woff2');
});

test.each(['/', '/login', '/app/activos', '/app/pos/1', '/usuarios/verification/abc', '/lo/que/sea'])(
  '%s is the page, with a nonce of its own',
  async (path) => {
    const [first, another] = await Promise.all([server.anonymous.get(path, HTML), server.anonymous.get(path, HTML)]);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const nonce = /content="([^"]{20,})"/.exec(first.body)?.[1];
    expect(first.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(another.body).not.toBe(first.body);
  },
);

test.each([
  ['usuario@aguaclara.mx', '/app/activos'],
  ['contador@aguaclara.mx', '/app/ventas'],
])('%s, signed in, is sent from / and /login to %s', async (user, target) => {
  const client = await server.signIn(user);
  for (const path of ['/', '/login']) {
    const response = await client.get(path, HTML);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  }
});

test('hashed files, and all of a published version, are kept for ever and sent compressed', async () => {
  const js = await server.anonymous.get('/static/js/index.0123abcd.js', { 'accept-encoding': 'gzip' });
  expect(js).toMatchObject({ status: 200, body: 'let a = 1;' });
  expect(js.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const br = await fetch(`${server.url}/static/js/index.0123abcd.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(br.headers.get('content-type')).toContain('javascript');
  const { manifest } = await remote('mfe-pos');
  const entry = await server.anonymous.get(manifest.replace('mf-manifest.json', 'static/js/remoteEntry.0123abcd.js'));
  expect(entry.body).toBe('let b = 2;');
  for (const { headers } of [entry, await server.anonymous.get(manifest)]) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

describe('the shell built anew under a server that runs', () => {
  const scriptName = (turn: number) => `static/js/index.${String(turn).padStart(8, '0')}.js`;
  async function build(turn: number): Promise<void> {
    const dist = join(web, 'shell', 'dist');
    await rm(join(dist, 'static'), { recursive: true });
    await mkdir(join(dist, 'static/js'), { recursive: true });
    await writeFile(join(dist, scriptName(turn)), `let vez = ${turn};`);
    await writeFile(join(dist, 'index.html'), `<script src="/${scriptName(turn)}"></script>`);
    expect((await server.anonymous.get('/login', HTML)).body).toContain(scriptName(turn));
  }

  test('keeps the files of its last builds for the tabs that have them, and no more', async () => {
    await server.anonymous.get('/login', HTML);
    for (const turn of [1, 2, 3, 4]) await build(turn);
    const first = await server.anonymous.get('/static/js/index.0123abcd.js?r=1', { 'accept-encoding': 'identity' });
    expect(first).toMatchObject({ status: 200, body: 'let a = 1;' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('content-type')).toContain('javascript');
    const br = await fetch(`${server.url}/static/js/index.0123abcd.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(br.headers.get('content-encoding')).toBe('br');
    await build(5);
    expect((await server.anonymous.get('/static/js/index.0123abcd.js')).status).toBe(404);
    for (const turn of [1, 2, 3, 4, 5])
      expect(await server.anonymous.get(`/${scriptName(turn)}`)).toMatchObject({
        status: 200,
        body: `let vez = ${turn};`,
      });
    expect((await server.anonymous.get('/static/js/index.99999999.js')).status).toBe(404);
  });
});

test.each([
  '/static/js/nada.js',
  '/mf/mfe-pos/static/nada.js',
  '/mf/otro/mf-manifest.json',
  '/mf/mfe-pos/1.2.3-00000000/mf-manifest.json',
  '/mf/mfe-pos/index.html',
  '/index.html',
  '/../package.json',
  '/api/nada',
])('%s is 404, never the page', async (path) => {
  const response = await server.anonymous.get(path, HTML);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('remotes.json lists the remotes that are built and say what they are, each at an address of its version', async () => {
  const { body, headers } = await server.anonymous.get('/remotes.json');
  expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/), usuario: null });
  expect(headers.get('cache-control')).toBe('no-store');
  const { version, manifest, secciones: sections } = await remote('mfe-pos');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect({ manifest, secciones: sections }).toEqual({
    manifest: `/mf/mfe-pos/${version}/mf-manifest.json`,
    secciones: ['activos', 'pos'],
  });
  expect([await remote('mfe-roto'), await remote('mfe-suelto')]).toEqual([undefined, undefined]);
});

const USUAL_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test('the usual headers are on every kind of answer', async () => {
  for (const path of ['/', '/api/salud', '/api/nada', '/logo.ico']) {
    const { headers } = await server.anonymous.get(path);
    expect(Object.fromEntries(headers)).toMatchObject(USUAL_HEADERS);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect((await server.anonymous.get('/api/salud')).headers.get('content-security-policy')).toBe(
    "default-src 'none';style-src 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  );
});

test('salud and the OpenAPI page need no session', async () => {
  expect((await server.anonymous.get('/api/salud')).body).toMatchObject({ estado: 'ok' });
  const page = await server.anonymous.get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const { body } = await server.anonymous.get('/api/docs/json');
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/auth/submit', '/api/ventas/guardar', '/api/clientes/', '/api/servicios/all']),
  );
});
