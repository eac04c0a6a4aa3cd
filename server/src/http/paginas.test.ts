import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

let servidor: ServidorDePrueba;
let web: string;
const HTML = { accept: 'text/html,application/xhtml+xml' };

const seccion = (segmento: string) => ({ segmento, titulo: segmento, permiso: segmento });

/** A build as small as it gets: the shell, one remote, and two that can't be used. */
async function construccion(): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_CARPETA ?? tmpdir(), 'web-'));
  const archivos: Record<string, string> = {
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
    'mfe-pos/dist/remoto.json': JSON.stringify({ contrato: 1, secciones: ['activos', 'pos'].map(seccion) }),
    'mfe-roto/package.json': '{"version":"1.0.0"}',
    'mfe-roto/dist/mf-manifest.json': '{}',
    'mfe-suelto/dist/mf-manifest.json': '{}',
    'mfe-pos/dist/index.html': 'para desarrollo',
    'mfe-pos/dist/static/js/remoteEntry.0123abcd.js': 'let b = 2;',
  };
  for (const [ruta, texto] of Object.entries(archivos)) {
    await mkdir(dirname(join(web, ruta)), { recursive: true });
    await writeFile(join(web, ruta), texto);
  }
  return web;
}

beforeAll(async () => {
  web = await construccion();
  servidor = await iniciarServidor({ env: { WEB_DIR: web } });
});
afterAll(() => servidor.cerrar());

/** A section as /remotes.json lists it. */
async function remoto(nombre: string) {
  const { remotes } = (await servidor.anonimo.get('/remotes.json')).cuerpo;
  return remotes.find(({ name }: { name: string }) => name === nombre);
}

test.each([
  ['/login', false],
  ['/usuarios/verification/abc', false],
  ['/aplicaciones', false],
  ['/app', true],
  ['/app/activos', true],
  ['/app?a=b', true],
])('%s asks beforehand for the code behind sign-in: %s', async (ruta, pide) => {
  const { cuerpo } = await servidor.anonimo.get(ruta, HTML);
  expect(cuerpo.includes('app.0123abcd.js')).toBe(pide);
  expect(cuerpo).toContain('figtree.0123abcd.woff2');
});

test.each(['/', '/login', '/app/activos', '/app/pos/1', '/usuarios/verification/abc', '/lo/que/sea'])(
  '%s is the page, with a nonce of its own',
  async (ruta) => {
    const [una, otra] = await Promise.all([servidor.anonimo.get(ruta, HTML), servidor.anonimo.get(ruta, HTML)]);
    expect(una.status).toBe(200);
    expect(una.headers.get('cache-control')).toBe('no-store');
    const nonce = /content="([^"]{20,})"/.exec(una.cuerpo)?.[1];
    expect(una.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(una.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(otra.cuerpo).not.toBe(una.cuerpo);
  },
);

test.each([
  ['usuario@aguaclara.mx', '/app/activos'],
  ['contador@aguaclara.mx', '/app/ventas'],
])('%s, signed in, is sent from / and /login to %s', async (usuario, destino) => {
  const cliente = await servidor.entrar(usuario);
  for (const ruta of ['/', '/login']) {
    const respuesta = await cliente.get(ruta, HTML);
    expect(respuesta.status).toBe(302);
    expect(respuesta.headers.get('location')).toBe(destino);
  }
});

test('hashed files, and all of a published version, are kept for ever and sent compressed', async () => {
  const js = await servidor.anonimo.get('/static/js/index.0123abcd.js', { 'accept-encoding': 'gzip' });
  expect(js).toMatchObject({ status: 200, cuerpo: 'let a = 1;' });
  expect(js.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const br = await fetch(`${servidor.url}/static/js/index.0123abcd.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(br.headers.get('content-type')).toContain('javascript');
  const { manifest } = await remoto('mfe-pos');
  const entrada = await servidor.anonimo.get(manifest.replace('mf-manifest.json', 'static/js/remoteEntry.0123abcd.js'));
  expect(entrada.cuerpo).toBe('let b = 2;');
  for (const { headers } of [entrada, await servidor.anonimo.get(manifest)]) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

describe('the shell built anew under a server that runs', () => {
  const nombre = (vez: number) => `static/js/index.${String(vez).padStart(8, '0')}.js`;
  async function construir(vez: number): Promise<void> {
    const dist = join(web, 'shell', 'dist');
    await rm(join(dist, 'static'), { recursive: true });
    await mkdir(join(dist, 'static/js'), { recursive: true });
    await writeFile(join(dist, nombre(vez)), `let vez = ${vez};`);
    await writeFile(join(dist, 'index.html'), `<script src="/${nombre(vez)}"></script>`);
    expect((await servidor.anonimo.get('/login', HTML)).cuerpo).toContain(nombre(vez));
  }

  test('keeps the files of its last builds for the tabs that have them, and no more', async () => {
    await servidor.anonimo.get('/login', HTML);
    for (const vez of [1, 2, 3, 4]) await construir(vez);
    const primera = await servidor.anonimo.get('/static/js/index.0123abcd.js?r=1', { 'accept-encoding': 'identity' });
    expect(primera).toMatchObject({ status: 200, cuerpo: 'let a = 1;' });
    expect(primera.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(primera.headers.get('content-type')).toContain('javascript');
    const br = await fetch(`${servidor.url}/static/js/index.0123abcd.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(br.headers.get('content-encoding')).toBe('br');
    await construir(5);
    expect((await servidor.anonimo.get('/static/js/index.0123abcd.js')).status).toBe(404);
    for (const vez of [1, 2, 3, 4, 5])
      expect(await servidor.anonimo.get(`/${nombre(vez)}`)).toMatchObject({ status: 200, cuerpo: `let vez = ${vez};` });
    expect((await servidor.anonimo.get('/static/js/index.99999999.js')).status).toBe(404);
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
])('%s is 404, never the page', async (ruta) => {
  const respuesta = await servidor.anonimo.get(ruta, HTML);
  expect(respuesta.status).toBe(404);
  expect(respuesta.headers.get('content-type')).toContain('application/problem+json');
});

test('remotes.json lists the remotes that are built and say what they are, each at an address of its version', async () => {
  const { cuerpo, headers } = await servidor.anonimo.get('/remotes.json');
  expect(cuerpo).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/), usuario: null });
  expect(headers.get('cache-control')).toBe('no-store');
  const { version, manifest, secciones } = await remoto('mfe-pos');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect({ manifest, secciones }).toEqual({ manifest: `/mf/mfe-pos/${version}/mf-manifest.json`, secciones: ['activos', 'pos'] });
  expect([await remoto('mfe-roto'), await remoto('mfe-suelto')]).toEqual([undefined, undefined]);
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
  for (const ruta of ['/', '/api/salud', '/api/nada', '/logo.ico']) {
    const { headers } = await servidor.anonimo.get(ruta);
    expect(Object.fromEntries(headers)).toMatchObject(USUAL_HEADERS);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect((await servidor.anonimo.get('/api/salud')).headers.get('content-security-policy')).toBe(
    "default-src 'none';style-src 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  );
});

test('salud and the OpenAPI page need no session', async () => {
  expect((await servidor.anonimo.get('/api/salud')).cuerpo).toMatchObject({ estado: 'ok' });
  const pagina = await servidor.anonimo.get('/api/docs');
  expect(pagina.status).toBe(200);
  expect(pagina.headers.get('content-security-policy')).toContain("script-src 'self'");
  const { cuerpo } = await servidor.anonimo.get('/api/docs/json');
  expect(Object.keys(cuerpo.paths)).toEqual(
    expect.arrayContaining(['/api/auth/submit', '/api/ventas/guardar', '/api/clientes/', '/api/servicios/all']),
  );
});
