import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { crudo } from './crudo.ts';
import { bien, intentar, type Mundo, prepararMundo } from './mundo.ts';
import { DE_SESION, type Intento, llamadaDe } from './tabla.ts';

let m: Mundo;
const intentos = new Map<string, Intento>();
beforeAll(async () => {
  m = await prepararMundo();
  for (const [nombre, { intento }] of Object.entries(DE_SESION)) {
    if (nombre === llamadaDe(nombre)) intentos.set(nombre, await intento(m));
  }
});
afterAll(() => m.e.servidor.cerrar());

const yo = () => m.e.como.superuser.cookie;
const enviar = (nombre: string, cabeceras: Record<string, string>, cambios: Partial<Intento> = {}) =>
  intentar(
    m.e.servidor.url,
    nombre.split(' ')[0] ?? '',
    { ...(intentos.get(nombre) ?? { ruta: '/' }), ...cambios },
    yo(),
    cabeceras,
  );
const DE_CAMBIO = Object.keys(DE_SESION).filter((nombre) => nombre.startsWith('POST') && nombre === llamadaDe(nombre));
/** Here a body is a file. */
const DE_ARCHIVO = ['POST /api/tenant/imagen', 'POST /api/clientes/importar'];
const DE_JSON = DE_CAMBIO.filter((nombre) => !DE_ARCHIVO.includes(nombre) && !/:nota/.test(nombre));

test.each(DE_CAMBIO)('%s takes nothing that another site’s page sends with the user’s cookie', async (nombre) => {
  const deOtroSitio: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://malo.example' },
    { origin: 'null' },
    { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    { origin: `http://127.0.0.1.malo.example` },
    { origin: 'https://malo.example', 'x-forwarded-host': 'malo.example' },
  ];
  for (const cabeceras of deOtroSitio) {
    const { status, texto } = await enviar(nombre, cabeceras);
    expect({ cabeceras, status, texto }).toEqual({
      cabeceras,
      status: 403,
      texto: expect.stringContaining('viene de otro sitio'),
    });
  }
});

test('what another site’s page can send without asking first is no body of a call: a form, plain text, nothing', async () => {
  for (const nombre of DE_JSON) {
    const cuerpo = JSON.stringify(intentos.get(nombre)?.cuerpo ?? {});
    for (const [tipo, contenido] of [
      ['text/plain', cuerpo],
      ['application/x-www-form-urlencoded', `a=${encodeURIComponent(cuerpo)}`],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="_id"\r\n\r\n1\r\n--x--\r\n`],
      ['application/xml', '<a/>'],
      ['application/jsonp', cuerpo],
    ] as const) {
      const { status } = await enviar(nombre, {}, { cuerpo: undefined, bytes: { tipo, contenido } });
      expect({ nombre, tipo, status }).toEqual({ nombre, tipo, status: 415 });
    }
  }
});

test('a body is measured, and read once: too large, deep, compressed, cut and not UTF-8', async () => {
  for (const nombre of DE_JSON) {
    const json = (contenido: string | Buffer, cabeceras = {}) =>
      enviar(nombre, cabeceras, { cuerpo: undefined, bytes: { tipo: 'application/json', contenido } });
    const grande = await json(`{"a":"${'x'.repeat(1_100_000)}"}`);
    expect([nombre, grande.status]).toEqual([nombre, 413]);
    const hondo = await json(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect([nombre, hondo.status >= 200 && hondo.status < 500]).toEqual([nombre, true]);
    const comprimido = await json(gzipSync(JSON.stringify(intentos.get(nombre)?.cuerpo ?? {})), { 'content-encoding': 'gzip' });
    expect([nombre, comprimido.status]).toEqual([nombre, 400]);
    expect((await json('{"a":')).status).toBe(400);
    expect((await json(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
  }
});

test('keys that would change every object are refused or ignored, in any body, and no object gets them', async () => {
  for (const nombre of DE_JSON) {
    const cuerpo = (intentos.get(nombre)?.cuerpo ?? {}) as object;
    const resto = JSON.stringify(cuerpo).slice(1, -1);
    const coma = resto === '' ? '' : ',';
    for (const clave of [
      '"__proto__":{"rol":"superuser","polluted":1}',
      '"constructor":{"prototype":{"rol":"superuser","polluted":1}}',
    ]) {
      const { status, texto } = await enviar(
        nombre,
        {},
        { cuerpo: undefined, bytes: { tipo: 'application/json', contenido: `{${clave}${coma}${resto}}` } },
      );
      expect([nombre, clave, status]).toEqual([nombre, clave, 400]);
      expect(texto).not.toContain('polluted');
    }
  }
  // An accountant is still one.
  expect((await m.e.como.accountant.post('/api/ventas/guardar', m.nuevaNota())).status).toBe(403);
});

test('a method is what it is: none is overridden, those that no call has are 404', async () => {
  const { url } = m.e.servidor;
  for (const [nombre, intento] of intentos) {
    const ruta = intento.ruta;
    for (const metodo of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status } = await intentar(url, metodo, { ruta }, yo());
      expect([nombre, metodo, status]).toEqual([nombre, metodo, 404]);
    }
  }
  const { cuerpo } = intentos.get('POST /api/ventas/delete') ?? {};
  const [id] = (cuerpo as { items: string[] }).items;
  for (const cabecera of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    expect((await intentar(url, 'POST', { ruta: `/api/ventas/${id}` }, yo(), { [cabecera]: 'DELETE' })).status).toBe(404);
    expect(
      (await intentar(url, 'GET', { ruta: `/api/ventas/${id}?_method=DELETE` }, yo(), { [cabecera]: 'DELETE' })).status,
    ).toBe(200);
  }
  expect(await crudo(url, `TRACE /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${yo()}\r\n\r\n`)).not.toContain(
    yo(),
  );
});

test('headers of a proxy that isn’t trusted decide nothing', async () => {
  const id = await m.nota();
  const cabeceras = {
    'x-forwarded-host': 'malo.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.0.0.1',
    forwarded: 'host=malo.example',
    'x-original-url': '/api/auth/authData',
    'x-rewrite-url': '/api/auth/authData',
  };
  const { texto, headers } = await intentar(m.e.servidor.url, 'POST', { ruta: `/api/ventas/${id}/enlace` }, yo(), cabeceras);
  expect(JSON.parse(texto).url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(
    (
      await intentar(m.e.servidor.url, 'GET', { ruta: '/api/auth/authData' }, '', {
        ...cabeceras,
        'x-user-id': 'x',
        authorization: 'Bearer x',
      })
    ).status,
  ).toBe(401);
});

test.each([
  ['two lengths', 'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a wrong chunk', 'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['a space before the colon', 'GET /api/salud HTTP/1.1\r\nHost : x\r\n\r\n'],
  ['a folded header', 'GET /api/salud HTTP/1.1\r\nHost: x\r\n folded\r\nX: \u0001\r\n\r\n'],
  ['no host', 'GET /api/salud HTTP/1.1\r\n\r\n'],
  ['another protocol', 'GET / SPDY/9\r\n\r\n'],
])('%s is refused, and the connection ends: nothing is smuggled behind it', async (_cual, texto) => {
  const respuesta = await crudo(m.e.servidor.url, `${texto}GET /api/salud HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(respuesta).toMatch(/^HTTP\/1\.1 400 /);
  expect(respuesta.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('headers beyond 16 kB are 431, and a thousand of them are no failure', async () => {
  const { url } = m.e.servidor;
  expect(await crudo(url, `GET /api/salud HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await crudo(url, `GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'A: b\r\n'.repeat(1_500)}\r\n`)).toMatch(
    /^HTTP\/1\.1 [24]\d\d /,
  );
  expect(
    await crudo(
      url,
      `GET /api/auth/authData HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: lavanda_sesion=${'x'.repeat(43)}\r\nCookie: ${yo()}\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 401 /);
});

const RAROS = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/static/..%2f..%2f..%2fpackage.json',
  '//etc/passwd',
  '/..\\..\\package.json',
  '/%5c..%5cpackage.json',
  '/mf/mfe-pos/x/../../../../package.json',
  '/mf/mfe-pos/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/mf/..%2f..%2f/x/package.json',
  '/mf/mfe-pos/0.1.0-00000000/..%2f..%2f..%2fpackage.json',
  '/imagenes/../../package.json',
  '/imagenes/..%2f..%2fpackage.json',
  '/imagenes/%00.png',
  '/ticket/fuentes/..%2f..%2fpackage.json',
  '/ticket/fuentes/%00',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/dist/main.js',
  '/index.html',
  '/index.html%00',
  '/%00',
  '/%E0%A4%A',
  '/api/docs/static/../../../package.json',
  '/api/docs/static/..%2f..%2fpackage.json',
  '/api/ventas/%2e%2e/auth/authData',
  '/api/..;/auth/authData',
  `/${'a'.repeat(9_000)}`,
  `/api/ventas/${'a'.repeat(9_000)}`,
  `/imagenes/${'a/'.repeat(3_000)}`,
  '/t/%2e%2e%2fapi',
  '/remotes.json/..',
  '/%252e%252e/package.json',
  '/static/js/../../index.html.map',
  '/index.html/.',
  '/index.html/x/..',
  '/./index.html',
  '//index.html',
  '/x/../index.html',
  '/%2e/index.html',
  '/index%2ehtml',
];

test.each(RAROS)('GET %.60s gives no file that isn’t the product’s, and never fails', async (ruta) => {
  for (const acepta of ['*/*', 'text/html']) {
    const respuesta = await crudo(
      m.e.servidor.url,
      `GET ${ruta} HTTP/1.1\r\nHost: x\r\nAccept: ${acepta}\r\nConnection: close\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(respuesta)?.[1]);
    // 503: a page asked for where the shell isn't built.
    expect({ ruta, status, falla: status >= 500 && status !== 503 }).toMatchObject({ falla: false });
    expect(respuesta).not.toMatch(/"private": true|"workspaces"|root:x:0|\[core\]|import .* from '|__CSP_NONCE__/);
    if (status === 200) expect(respuesta).toMatch(/content-type: (text\/html|application\/json)/i);
  }
});

test('no way of writing an address opens a call that its own address doesn’t', async () => {
  const lecturas = [...intentos].filter(([nombre]) => nombre.startsWith('GET'));
  for (const [nombre, { ruta }] of lecturas) {
    const [camino = '', query = ''] = ruta.split('?');
    const cola = query === '' ? '' : `?${query}`;
    for (const otra of [
      `${camino}/`,
      `/${camino}`,
      camino.toUpperCase(),
      camino.replace('/api', '/api/.'),
      `${camino}%20`,
      camino.replace('/api/', '/%61pi/'),
      `${camino};x=1`,
      camino.replace('/api/', '/api//'),
      `/x/..${camino}`,
    ]) {
      const respuesta = await crudo(m.e.servidor.url, `GET ${otra}${cola} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([nombre, otra, /^HTTP\/1\.1 (400|401|403|404) /.test(respuesta)]).toEqual([nombre, otra, true]);
    }
  }
});

test('a parameter sent twice is refused, not chosen from', async () => {
  const dobles = [
    '/api/ventas/?status=0&status=10',
    `/api/ventas/?sucursal=${randomUUID()}&sucursal=${m.sucursalId}`,
    '/api/clientes/?nombre=a&nombre=b',
    '/api/clientes/exportar?formato=csv&formato=xlsx',
    '/api/ventas/resumen/exportar?mes=2026-01&mes=2026-02',
    '/api/ventas/?status[]=0',
    '/api/ventas/?user[$ne]=1',
  ];
  for (const ruta of dobles.slice(0, 5)) expect([ruta, (await m.e.como.superuser.get(ruta)).status]).toEqual([ruta, 400]);
  for (const ruta of dobles.slice(5)) expect((await m.e.como.superuser.get(ruta)).status).toBeLessThan(500);
});

test('every answer carries the headers that keep a browser from misreading it', async () => {
  bien(await m.e.como.superuser.get('/api/auth/authData'));
  for (const ruta of [
    '/api/auth/authData',
    '/api/nada',
    '/nada.js',
    '/api/salud',
    '/remotes.json',
    `/t/${'x'.repeat(32)}`,
    '/login',
  ]) {
    const { headers } = await intentar(m.e.servidor.url, 'GET', { ruta }, '');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const politica = headers.get('content-security-policy') ?? '';
    for (const parte of ["frame-ancestors 'none'", "base-uri 'none'"]) expect(politica).toContain(parte);
    expect(politica).toMatch(/object-src 'none'|default-src 'none'/);
    expect(politica).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (/^\/(api|t)\//.test(ruta)) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
