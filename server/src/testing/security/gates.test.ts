import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type AttackScenario, createAttackScenario, ok, tryIt } from './attackScenario.ts';
import { endpointOf, SESSION_ROUTES } from './callsTable.ts';
import { raw } from './raw.ts';
import type { Attempt } from './sessionRoute.ts';

let m: AttackScenario;
const attempts = new Map<string, Attempt>();
beforeAll(async () => {
  m = await createAttackScenario();
  for (const [name, { prepare }] of Object.entries(SESSION_ROUTES)) {
    if (name === endpointOf(name)) attempts.set(name, await prepare(m));
  }
});
afterAll(() => m.e.server.close());

const ownCookie = () => m.e.as.superuser.cookie;
const send = (name: string, sentHeaders: Record<string, string>, changes: Partial<Attempt> = {}) =>
  tryIt(
    m.e.server.url,
    name.split(' ')[0] ?? '',
    { ...(attempts.get(name) ?? { path: '/' }), ...changes },
    ownCookie(),
    sentHeaders,
  );
const MUTATING_ROUTES = Object.keys(SESSION_ROUTES).filter((name) => name.startsWith('POST') && name === endpointOf(name));
/** Calls whose body is a file, besides those for a nota's photos. */
const FILE_ROUTES = [
  'POST /api/tenant/imagen',
  'POST /api/clientes/importar',
  'POST /api/clientes/importar/revisar',
  'POST /api/clientes/importaciones/iniciar',
];
const JSON_ROUTES = MUTATING_ROUTES.filter((name) => !FILE_ROUTES.includes(name) && !/:nota/.test(name));

test.each(MUTATING_ROUTES)('%s takes nothing that another site’s page sends with the user’s cookie', async (name) => {
  const crossSite: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://malo.example' },
    { origin: 'null' },
    { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    { origin: `http://127.0.0.1.malo.example` },
    { origin: 'https://malo.example', 'x-forwarded-host': 'malo.example' },
  ];
  for (const sentHeaders of crossSite) {
    const { status, texto: text } = await send(name, sentHeaders);
    expect({ sentHeaders, status, texto: text }).toEqual({
      sentHeaders,
      status: 403,
      texto: expect.stringContaining('viene de otro sitio'),
    });
  }
});

test('what another site’s page can send without asking first is no body of a call: a form, plain text, nothing', async () => {
  for (const name of JSON_ROUTES) {
    const body = JSON.stringify(attempts.get(name)?.body ?? {});
    for (const [type, content] of [
      ['text/plain', body],
      ['application/x-www-form-urlencoded', `a=${encodeURIComponent(body)}`],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="_id"\r\n\r\n1\r\n--x--\r\n`],
      ['application/xml', '<a/>'],
      ['application/jsonp', body],
    ] as const) {
      const { status } = await send(name, {}, { body: undefined, bytes: { tipo: type, content } });
      expect({ nombre: name, tipo: type, status }).toEqual({ nombre: name, tipo: type, status: 415 });
    }
  }
});

test('a body is measured, and read once: too large, deep, compressed, cut and not UTF-8', async () => {
  for (const name of JSON_ROUTES) {
    const json = (content: string | Buffer, sentHeaders = {}) =>
      send(name, sentHeaders, { body: undefined, bytes: { tipo: 'application/json', content } });
    const tooBig = await json(`{"a":"${'x'.repeat(1_100_000)}"}`);
    expect([name, tooBig.status]).toEqual([name, 413]);
    const deep = await json(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect([name, deep.status >= 200 && deep.status < 500]).toEqual([name, true]);
    const compressed = await json(gzipSync(JSON.stringify(attempts.get(name)?.body ?? {})), {
      'content-encoding': 'gzip',
    });
    expect([name, compressed.status]).toEqual([name, 400]);
    expect((await json('{"a":')).status).toBe(400);
    expect((await json(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
  }
});

test('keys that would change every object are refused or ignored, in any body, and no object gets them', async () => {
  for (const name of JSON_ROUTES) {
    const body = (attempts.get(name)?.body ?? {}) as object;
    const rest = JSON.stringify(body).slice(1, -1);
    const comma = rest === '' ? '' : ',';
    for (const key of [
      '"__proto__":{"rol":"superuser","polluted":1}',
      '"constructor":{"prototype":{"rol":"superuser","polluted":1}}',
    ]) {
      const { status, texto: text } = await send(
        name,
        {},
        { body: undefined, bytes: { tipo: 'application/json', content: `{${key}${comma}${rest}}` } },
      );
      expect([name, key, status]).toEqual([name, key, 400]);
      expect(text).not.toContain('polluted');
    }
  }
  // The accountant still can't save, so no object got the injected role.
  expect((await m.e.as.accountant.post('/api/ventas/guardar', m.newNota())).status).toBe(403);
});

test('a method is what it is: none is overridden, those that no call has are 404', async () => {
  const { url } = m.e.server;
  for (const [name, attempt] of attempts) {
    const path = attempt.path;
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status } = await tryIt(url, method, { path }, ownCookie());
      expect([name, method, status]).toEqual([name, method, 404]);
    }
  }
  const { body } = attempts.get('POST /api/ventas/delete') ?? {};
  const [id] = (body as { items: string[] }).items;
  for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    expect((await tryIt(url, 'POST', { path: `/api/ventas/${id}` }, ownCookie(), { [header]: 'DELETE' })).status).toBe(404);
    expect(
      (await tryIt(url, 'GET', { path: `/api/ventas/${id}?_method=DELETE` }, ownCookie(), { [header]: 'DELETE' })).status,
    ).toBe(200);
  }
  expect(
    await raw(url, `TRACE /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${ownCookie()}\r\n\r\n`),
  ).not.toContain(ownCookie());
});

test('headers of a proxy that isn’t trusted decide nothing', async () => {
  const id = await m.nota();
  const sentHeaders = {
    'x-forwarded-host': 'malo.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.0.0.1',
    forwarded: 'host=malo.example',
    'x-original-url': '/api/auth/authData',
    'x-rewrite-url': '/api/auth/authData',
  };
  const { texto: text, headers } = await tryIt(
    m.e.server.url,
    'POST',
    { path: `/api/ventas/${id}/enlace` },
    ownCookie(),
    sentHeaders,
  );
  expect(JSON.parse(text).url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(
    (
      await tryIt(m.e.server.url, 'GET', { path: '/api/auth/authData' }, '', {
        ...sentHeaders,
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
])('%s is refused, and the connection ends: nothing is smuggled behind it', async (_which, text) => {
  const response = await raw(m.e.server.url, `${text}GET /api/salud HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('headers beyond 16 kB are 431, and a thousand of them are no failure', async () => {
  const { url } = m.e.server;
  expect(await raw(url, `GET /api/salud HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await raw(url, `GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'A: b\r\n'.repeat(1_500)}\r\n`)).toMatch(
    /^HTTP\/1\.1 [24]\d\d /,
  );
  expect(
    await raw(
      url,
      `GET /api/auth/authData HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: lavanda_sesion=${'x'.repeat(43)}\r\nCookie: ${ownCookie()}\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 401 /);
});

const UNUSUAL = [
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

test.each(UNUSUAL)('GET %.60s gives no file that isn’t the product’s, and never fails', async (path) => {
  for (const accepts of ['*/*', 'text/html']) {
    const response = await raw(
      m.e.server.url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accepts}\r\nConnection: close\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
    // The page answers 503 when the shell isn't built.
    expect({ path, status, failure: status >= 500 && status !== 503 }).toMatchObject({ failure: false });
    expect(response).not.toMatch(/"private": true|"workspaces"|root:x:0|\[core\]|import .* from '|__CSP_NONCE__/);
    if (status === 200) expect(response).toMatch(/content-type: (text\/html|application\/json)/i);
  }
});

test('no way of writing an address opens a call that its own address doesn’t', async () => {
  const reads = [...attempts].filter(([name]) => name.startsWith('GET'));
  for (const [name, { path }] of reads) {
    const [pathname = '', query = ''] = path.split('?');
    const suffix = query === '' ? '' : `?${query}`;
    for (const another of [
      `${pathname}/`,
      `/${pathname}`,
      pathname.toUpperCase(),
      pathname.replace('/api', '/api/.'),
      `${pathname}%20`,
      pathname.replace('/api/', '/%61pi/'),
      `${pathname};x=1`,
      pathname.replace('/api/', '/api//'),
      `/x/..${pathname}`,
    ]) {
      const response = await raw(m.e.server.url, `GET ${another}${suffix} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([name, another, /^HTTP\/1\.1 (400|401|403|404) /.test(response)]).toEqual([name, another, true]);
    }
  }
});

test('a parameter sent twice is refused, not chosen from', async () => {
  const doubled = [
    '/api/ventas/?status=0&status=10',
    `/api/ventas/?sucursal=${randomUUID()}&sucursal=${m.sucursalId}`,
    '/api/clientes/?nombre=a&nombre=b',
    '/api/clientes/exportar?formato=csv&formato=xlsx',
    '/api/ventas/resumen/exportar?mes=2026-01&mes=2026-02',
    '/api/ventas/?status[]=0',
    '/api/ventas/?user[$ne]=1',
  ];
  for (const path of doubled.slice(0, 5)) expect([path, (await m.e.as.superuser.get(path)).status]).toEqual([path, 400]);
  for (const path of doubled.slice(5)) expect((await m.e.as.superuser.get(path)).status).toBeLessThan(500);
});

test('every answer carries the headers that keep a browser from misreading it', async () => {
  ok(await m.e.as.superuser.get('/api/auth/authData'));
  for (const path of [
    '/api/auth/authData',
    '/api/nada',
    '/nada.js',
    '/api/salud',
    '/remotes.json',
    `/t/${'x'.repeat(32)}`,
    '/login',
  ]) {
    const { headers } = await tryIt(m.e.server.url, 'GET', { path }, '');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (/^\/(api|t)\//.test(path)) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
