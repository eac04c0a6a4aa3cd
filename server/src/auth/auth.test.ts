import { type Cliente, iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

let servidor: ServidorDePrueba;
/** The one that a session outlives its server in. */
let detrasDeProxy: ServidorDePrueba;
beforeAll(async () => {
  servidor = await iniciarServidor();
});
afterAll(() => servidor.cerrar());

const USUARIO = 'usuario@aguaclara.mx';
const datos = (usuario: string, password: string) => ({ usuario, password });
const submit = (cuerpo: unknown, cabeceras?: Record<string, string>) =>
  servidor.anonimo.post('/api/auth/submit', cuerpo, cabeceras);
const sigueDentro = async (cliente: Cliente) => (await cliente.get('/api/auth/authData')).status;

function formulario(): FormData {
  const form = new FormData();
  form.set('usuario', USUARIO);
  form.set('password', 'lavanda123');
  return form;
}

describe('POST /api/auth/submit', () => {
  test.each([
    ['multipart', formulario()],
    ['urlencoded', new URLSearchParams(datos(USUARIO, 'lavanda123'))],
    ['JSON', datos(USUARIO, 'lavanda123')],
    ['a name in capitals with spaces', datos(` ${USUARIO.toUpperCase()} `, 'lavanda123')],
  ])('signs in with %s', async (_nombre, cuerpo) => {
    const respuesta = await submit(cuerpo);
    expect(respuesta).toMatchObject({ status: 200, cuerpo: { redirection: '/app/activos' } });
  });

  test('sends an accountant to the sales', async () => {
    expect((await submit(datos('contador@aguaclara.mx', 'lavanda123'))).cuerpo).toEqual({ redirection: '/app/ventas' });
  });

  test('answers a cookie no script can read and no other site can use', async () => {
    const [cookie] = (await submit(formulario())).headers.getSetCookie();
    expect(cookie).toMatch(/^lavanda_sesion=[\w-]{43};/);
    for (const parte of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(parte);
    expect(cookie).not.toContain('Secure');
  });

  test('401 for who is unknown, 403 for a wrong password, each naming its field', async () => {
    expect(await submit(datos('nadie@aguaclara.mx', 'lavanda123'))).toMatchObject({
      status: 401,
      cuerpo: { detail: 'El usuario no se encuentra registrado.', campos: [{ campo: 'usuario' }] },
    });
    expect(await submit(datos('admin@aguaclara.mx', 'otra'))).toMatchObject({
      status: 403,
      cuerpo: { detail: 'La Contraseña es incorrecta.', campos: [{ campo: 'password' }] },
    });
  });

  test('signing in again ends the session it replaces', async () => {
    const primera = await servidor.entrar(USUARIO);
    await primera.post('/api/auth/submit', datos(USUARIO, 'lavanda123'));
    expect(await sigueDentro(primera)).toBe(401);
  });

  test.each([
    ['another site, by Origin', { origin: 'https://otro.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_nombre, cabeceras) => {
    const respuesta = await submit(datos(USUARIO, 'lavanda123'), cabeceras);
    expect(respuesta.status).toBe(403);
    expect(respuesta.headers.getSetCookie()).toEqual([]);
    const dentro = await servidor.entrar(USUARIO);
    expect((await dentro.post('/api/auth/logout', undefined, cabeceras)).status).toBe(403);
    expect(await sigueDentro(dentro)).toBe(200);
  });

  test('takes its own page, by Origin and by Sec-Fetch-Site', async () => {
    expect((await submit(datos(USUARIO, 'lavanda123'), { origin: servidor.url })).status).toBe(200);
    expect((await submit(datos(USUARIO, 'lavanda123'), { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('a session', () => {
  test('authData tells the user, the branch, the laundry in pesos and the permissions', async () => {
    const { cuerpo } = await (await servidor.entrar(USUARIO)).get('/api/auth/authData');
    expect(cuerpo).toMatchObject({
      usuario: {
        usuario: USUARIO,
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
      permissions: ['activos', 'pos', 'ventas', 'clientes'],
    });
    expect(cuerpo.usuario.idSucursal).toBe(cuerpo.usuario.sucursalData._id);
    expect(JSON.stringify(cuerpo)).not.toContain('argon2');
  });

  test('logout ends it on the server, not only in the browser', async () => {
    const cliente = await servidor.entrar(USUARIO);
    expect(await cliente.post('/api/auth/logout')).toMatchObject({ status: 200, cuerpo: {} });
    expect(await sigueDentro(cliente)).toBe(401);
  });

  test('logout without one is 200 as well', async () => {
    expect((await servidor.anonimo.post('/api/auth/logout')).status).toBe(200);
  });

  test.each(['lavanda_sesion=x', `lavanda_sesion=${'A'.repeat(43)}`, 'lavanda_sesion='])(
    'a made-up cookie (%s) is no session',
    async (cookie) => {
      expect((await servidor.anonimo.get('/api/auth/authData', { cookie })).status).toBe(401);
    },
  );

  test('outlives the server process', async () => {
    const otro = await iniciarServidor();
    const cliente = await otro.entrar(USUARIO);
    await otro.cerrar();
    detrasDeProxy = await iniciarServidor({ donde: otro.donde, env: { TRUST_PROXY: 'loopback' } });
    expect((await detrasDeProxy.anonimo.get('/api/auth/authData', { cookie: cliente.cookie })).status).toBe(200);
  });
});

describe('throttling', () => {
  test('a user name is closed for a minute after 5 failures, even with the right password; others are not', async () => {
    for (let i = 0; i < 5; i++) expect((await submit(datos('super@bugambilia.mx', `mala${i}`))).status).toBe(403);
    const respuesta = await submit(datos('super@bugambilia.mx', 'lavanda123'));
    expect(respuesta).toMatchObject({
      status: 429,
      cuerpo: { detail: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' },
    });
    expect(respuesta.headers.get('retry-after')).toBe('60');
    expect((await submit(datos('usuario@bugambilia.mx', 'lavanda123'))).status).toBe(200);
  });

  test('guesses sent at once are counted too', async () => {
    const estados = await Promise.all(
      Array.from({ length: 12 }, (_, i) => submit(datos('usuario2@aguaclara.mx', `mala${i}`)).then((r) => r.status)),
    );
    expect(estados.filter((estado) => estado === 403)).toHaveLength(5);
    expect(estados.filter((estado) => estado === 429)).toHaveLength(7);
  });

  test('an address is closed after 30 failures with any names, and a forged X-Forwarded-For changes nothing', async () => {
    const otro = await iniciarServidor();
    const intento = (i: number) =>
      otro.anonimo.post('/api/auth/submit', datos(`nadie${i}@x.mx`, 'x'), { 'x-forwarded-for': `10.0.0.${i}` });
    for (let i = 0; i < 30; i++) expect((await intento(i)).status).toBe(401);
    expect((await intento(31)).status).toBe(429);
    expect((await otro.anonimo.post('/api/auth/submit', datos(USUARIO, 'lavanda123'))).status).toBe(429);
    await otro.cerrar();
  });

  test('behind a number of proxies the address is the one that the first of them saw, whatever the client says before it', async () => {
    const otro = await iniciarServidor({ env: { TRUST_PROXY: '1' } });
    const desde = (direcciones: string, usuario: string, password: string) =>
      otro.anonimo.post('/api/auth/submit', datos(usuario, password), { 'x-forwarded-for': direcciones });
    for (let i = 0; i < 30; i++) expect((await desde(`9.9.9.${i}, 10.0.0.1`, `nadie${i}@x.mx`, 'x')).status).toBe(401);
    expect((await desde('9.9.9.99, 10.0.0.1', USUARIO, 'lavanda123')).status).toBe(429);
    expect((await desde('10.0.0.2', USUARIO, 'lavanda123')).status).toBe(200);
    await otro.cerrar();
  });

  test('signing in rightly many times is no failure', async () => {
    for (let i = 0; i < 40; i++) expect((await submit(datos('contador@aguaclara.mx', 'lavanda123'))).status).toBe(200);
  });
});

describe('behind a trusted https proxy', () => {
  const porHttps = { 'x-forwarded-proto': 'https' };
  const entrarPorHttps = () => detrasDeProxy.anonimo.post('/api/auth/submit', datos(USUARIO, 'lavanda123'), porHttps);
  afterAll(() => detrasDeProxy.cerrar());

  test('the cookie is Secure, this host’s alone, and HSTS is on', async () => {
    const { headers } = await entrarPorHttps();
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-lavanda_sesion=[\w-]{43};/);
    for (const parte of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(headers.getSetCookie()[0]).toContain(parte);
    expect(headers.getSetCookie()[0]).not.toContain('Domain');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('a session’s token is believed of that cookie, not of one that a subdomain could have put', async () => {
    const [cookie = ''] = (await entrarPorHttps()).headers.getSetCookie();
    const suya = cookie.split(';')[0] ?? '';
    const quien = (nombrada: string) => detrasDeProxy.anonimo.get('/api/auth/authData', { ...porHttps, cookie: nombrada });
    expect((await quien(suya)).status).toBe(200);
    expect((await quien(suya.replace('__Host-', ''))).status).toBe(401);
  });
});
