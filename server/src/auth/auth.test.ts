import { type Client, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const USER = 'usuario@aguaclara.mx';
const data = (user: string, password: string) => ({ usuario: user, password });
const submit = (body: unknown, headers?: Record<string, string>) => server.anonymous.post('/api/auth/submit', body, headers);
const isStillSignedIn = async (client: Client) => (await client.get('/api/auth/authData')).status;

function form(): FormData {
  const form = new FormData();
  form.set('usuario', USER);
  form.set('password', 'lavanda123');
  return form;
}

describe('POST /api/auth/submit', () => {
  test.each([
    ['multipart', form()],
    ['urlencoded', new URLSearchParams(data(USER, 'lavanda123'))],
    ['JSON', data(USER, 'lavanda123')],
    ['a name in capitals with spaces', data(` ${USER.toUpperCase()} `, 'lavanda123')],
  ])('signs in with %s', async (_name, body) => {
    const response = await submit(body);
    expect(response).toMatchObject({ status: 200, body: { redirection: '/app/activos' } });
  });

  test('sends an accountant to the sales', async () => {
    expect((await submit(data('contador@aguaclara.mx', 'lavanda123'))).body).toEqual({ redirection: '/app/ventas' });
  });

  test('answers a cookie no script can read and no other site can use', async () => {
    const [cookie] = (await submit(form())).headers.getSetCookie();
    expect(cookie).toMatch(/^lavanda_sesion=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });

  test('401 for who is unknown, 403 for a wrong password, each naming its field', async () => {
    expect(await submit(data('nadie@aguaclara.mx', 'lavanda123'))).toMatchObject({
      status: 401,
      body: { detail: 'El usuario no se encuentra registrado.', campos: [{ campo: 'usuario' }] },
    });
    expect(await submit(data('admin@aguaclara.mx', 'otra'))).toMatchObject({
      status: 403,
      body: { detail: 'La Contraseña es incorrecta.', campos: [{ campo: 'password' }] },
    });
  });

  test('signing in again ends the session it replaces', async () => {
    const first = await server.signIn(USER);
    await first.post('/api/auth/submit', data(USER, 'lavanda123'));
    expect(await isStillSignedIn(first)).toBe(401);
  });

  test.each([
    ['another site, by Origin', { origin: 'https://otro.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_name, headers) => {
    const response = await submit(data(USER, 'lavanda123'), headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    const inside = await server.signIn(USER);
    expect((await inside.post('/api/auth/logout', undefined, headers)).status).toBe(403);
    expect(await isStillSignedIn(inside)).toBe(200);
  });

  test('takes its own page, by Origin and by Sec-Fetch-Site', async () => {
    expect((await submit(data(USER, 'lavanda123'), { origin: server.url })).status).toBe(200);
    expect((await submit(data(USER, 'lavanda123'), { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('a session', () => {
  test('authData tells the user, the branch, the laundry in pesos and the permissions', async () => {
    const { body } = await (await server.signIn(USER)).get('/api/auth/authData');
    expect(body).toMatchObject({
      usuario: {
        usuario: USER,
        rol: 'user',
        confirmed: true,
        sucursalData: { nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' },
        tenantData: {
          nombre: 'Agua Clara',
          colores: { primario: '#274c77', secundario: '#6096ba' },
          envio: {
            rulesType: 'rango',
            rules: {
              rango: [
                { min: 0, max: 300, envio: 45 },
                { min: 300, max: 800, envio: 35 },
                { min: 800, envio: 0 },
              ],
            },
          },
        },
      },
      permissions: ['activos', 'pos', 'caja', 'ventas', 'clientes', 'ruta'],
    });
    expect(body.usuario.idSucursal).toBe(body.usuario.sucursalData._id);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('logout ends it on the server, not only in the browser', async () => {
    const client = await server.signIn(USER);
    expect(await client.post('/api/auth/logout')).toMatchObject({ status: 200, body: {} });
    expect(await isStillSignedIn(client)).toBe(401);
  });

  test('logout without one is 200 as well', async () => {
    expect((await server.anonymous.post('/api/auth/logout')).status).toBe(200);
  });

  test.each(['lavanda_sesion=x', `lavanda_sesion=${'A'.repeat(43)}`, 'lavanda_sesion='])(
    'a made-up cookie (%s) is no session',
    async (cookie) => {
      expect((await server.anonymous.get('/api/auth/authData', { cookie })).status).toBe(401);
    },
  );

  test('outlives the server process', async () => {
    const other = await startServer();
    const client = await other.signIn(USER);
    await other.close();
    behindProxy = await startServer({ where: other.where, env: { TRUST_PROXY: 'loopback' } });
    expect((await behindProxy.anonymous.get('/api/auth/authData', { cookie: client.cookie })).status).toBe(200);
  });
});

describe('throttling', () => {
  test('a user name is closed for a minute after 5 failures, even with the right password; others are not', async () => {
    for (let i = 0; i < 5; i++) expect((await submit(data('super@bugambilia.mx', `mala${i}`))).status).toBe(403);
    const response = await submit(data('super@bugambilia.mx', 'lavanda123'));
    expect(response).toMatchObject({
      status: 429,
      body: { detail: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' },
    });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
    expect((await submit(data('usuario@bugambilia.mx', 'lavanda123'))).status).toBe(200);
  });

  test('guesses sent at once are counted too', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => submit(data('usuario2@aguaclara.mx', `mala${i}`)).then((r) => r.status)),
    );
    expect(statuses.filter((state) => state === 403)).toHaveLength(5);
    expect(statuses.filter((state) => state === 429)).toHaveLength(7);
  });

  test('an address is closed after 30 failures with any names, and a forged X-Forwarded-For changes nothing', async () => {
    const other = await startServer();
    const attempt = (i: number) =>
      other.anonymous.post('/api/auth/submit', data(`nadie${i}@x.mx`, 'x'), { 'x-forwarded-for': `10.0.0.${i}` });
    for (let i = 0; i < 30; i++) expect((await attempt(i)).status).toBe(401);
    expect((await attempt(31)).status).toBe(429);
    expect((await other.anonymous.post('/api/auth/submit', data(USER, 'lavanda123'))).status).toBe(429);
    await other.close();
  });

  test('behind a number of proxies the address is the one that the first of them saw, whatever the client says before it', async () => {
    const other = await startServer({ env: { TRUST_PROXY: '1' } });
    const from = (addresses: string, user: string, password: string) =>
      other.anonymous.post('/api/auth/submit', data(user, password), { 'x-forwarded-for': addresses });
    for (let i = 0; i < 30; i++) expect((await from(`9.9.9.${i}, 10.0.0.1`, `nadie${i}@x.mx`, 'x')).status).toBe(401);
    expect((await from('9.9.9.99, 10.0.0.1', USER, 'lavanda123')).status).toBe(429);
    expect((await from('10.0.0.2', USER, 'lavanda123')).status).toBe(200);
    await other.close();
  });

  test('signing in rightly many times is no failure', async () => {
    for (let i = 0; i < 40; i++) expect((await submit(data('contador@aguaclara.mx', 'lavanda123'))).status).toBe(200);
  });
});

describe('behind a trusted https proxy', () => {
  const overHttps = { 'x-forwarded-proto': 'https' };
  const signInOverHttps = () => behindProxy.anonymous.post('/api/auth/submit', data(USER, 'lavanda123'), overHttps);
  afterAll(() => behindProxy.close());

  test('the cookie is Secure, this host’s alone, and HSTS is on', async () => {
    const { headers } = await signInOverHttps();
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-lavanda_sesion=[\w-]{43};/);
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(headers.getSetCookie()[0]).toContain(part);
    expect(headers.getSetCookie()[0]).not.toContain('Domain');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('a session’s token is believed of that cookie, not of one that a subdomain could have put', async () => {
    const [cookie = ''] = (await signInOverHttps()).headers.getSetCookie();
    const sessionCookie = cookie.split(';')[0] ?? '';
    const actor = (named: string) => behindProxy.anonymous.get('/api/auth/authData', { ...overHttps, cookie: named });
    expect((await actor(sessionCookie)).status).toBe(200);
    expect((await actor(sessionCookie.replace('__Host-', ''))).status).toBe(401);
  });
});
