import { randomUUID } from 'node:crypto';
import { type Cliente, crearCliente } from '../test/cliente.ts';
import { comoDueno } from '../test/comoDueno.ts';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';
import { bien, intentar, type Mundo, prepararMundo } from './mundo.ts';
import { DE_SESION, type Intento } from './tabla.ts';

const PASSWORD = 'una larga de prueba';

let m: Mundo;
let servidor: ServidorDePrueba;
/** One right attempt of each call. */
const intentos: (readonly [string, Intento])[] = [];

beforeAll(async () => {
  m = await prepararMundo();
  servidor = m.e.servidor;
  for (const [nombre, { intento }] of Object.entries(DE_SESION)) intentos.push([nombre, await intento(m)]);
});
afterAll(() => servidor.cerrar());

interface Persona {
  id: string;
  usuario: string;
  /** Signed in, and known to the server as who reads lists. */
  sesion: Cliente;
}

/** A superuser would end the attack at the first call: these are admins, who may most. */
async function persona(): Promise<Persona> {
  const { superuser } = m.e.como;
  const usuario = `${randomUUID()}@aguaclara.mx`;
  const { response, enlace } = bien(
    await superuser.post('/api/usuarios/guardar', { usuario, idSucursal: m.sucursalId, rol: 'admin' }),
  );
  const pagina = await servidor.anonimo.get(`/api/usuarios/confirmation/${enlace.split('/').at(-1)}`);
  const galleta = pagina.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  bien(
    await crearCliente(servidor.url, galleta).post('/api/usuarios/confirmation/submit', {
      nombre: 'Prueba',
      apellidos: 'Uno',
      password: PASSWORD,
    }),
  );
  const sesion = await servidor.entrar(usuario, PASSWORD);
  bien(await sesion.get('/api/ventas/?status=0'));
  bien(await sesion.get('/api/clientes/'));
  return { id: response, usuario, sesion };
}

/** Each call with each of the cookies: what wasn't 401. */
async function abiertas(cookies: Readonly<Record<string, string>>): Promise<string[]> {
  const dejadas: string[] = [];
  for (const [cual, cookie] of Object.entries(cookies)) {
    for (const [nombre, intento] of intentos) {
      const { status, texto } = await intentar(servidor.url, nombre.split(' ')[0] ?? '', intento, cookie);
      if (status !== 401 || !texto.includes('Tu sesión terminó')) dejadas.push(`${cual}: ${nombre} ${status}`);
    }
  }
  return dejadas;
}

/** How a session ends, and its cookie afterwards. */
const FINALES: Readonly<Record<string, (quien: Persona) => Promise<unknown>>> = {
  'signed out': ({ sesion }) => sesion.post('/api/auth/logout'),
  'replaced by a sign-in over it': ({ usuario, sesion }) => sesion.post('/api/auth/submit', { usuario, password: PASSWORD }),
  'password changed from another session': async ({ usuario }) => {
    const otra = await servidor.entrar(usuario, PASSWORD);
    bien(await otra.post('/api/auth/cambiarPassword', { actual: PASSWORD, password: `${PASSWORD} y otra` }));
  },
  'role changed': async ({ id }) => bien(await m.e.como.superuser.post('/api/usuarios/guardar', { _id: id, rol: 'user' })),
  'account deleted': async ({ id }) => bien(await m.e.como.superuser.post('/api/usuarios/delete', { _id: id })),
};

test('a session that ended opens no call: signed out, replaced, password changed, role changed, deleted', async () => {
  const muertas: Record<string, string> = {};
  for (const [cual, terminar] of Object.entries(FINALES)) {
    const quien = await persona();
    await terminar(quien);
    muertas[cual] = quien.sesion.cookie;
  }
  expect(await abiertas(muertas)).toEqual([]);
});

test('a cookie that was never given opens no call: made up, cut, lengthened, empty, twice, an injection', async () => {
  const { cookie } = m.e.como.superuser;
  const [nombre = '', valor = ''] = cookie.split('=');
  const con = (texto: string) => `${nombre}=${texto}`;
  expect(
    await abiertas({
      inventada: con('x'.repeat(43)),
      cortada: con(valor.slice(0, -1)),
      larga: con(`${valor}A`),
      vacia: con(''),
      otraLetra: con(valor.startsWith('A') ? `B${valor.slice(1)}` : `A${valor.slice(1)}`),
      sql: con("' or '1'='1"),
      objeto: con('%7B%22%24ne%22%3Anull%7D'),
      otroNombre: `sesion=${valor}`,
    }),
  ).toEqual([]);
});

test('a session ends with its time: 12 hours without use, and 30 days after the sign-in however much it is used', async () => {
  const [ociosa, vieja, viva] = [await persona(), await persona(), await persona()];
  await servidor.cerrar();
  const { quedan } = (await comoDueno(
    servidor.donde,
    `const de = (id) => "usuario_id = '" + id + "'";
     const { rows: [{ h }] } = await q("select extract(epoch from max(expira) - now()) / 3600 as h from sesiones where " + de('${viva.id}'));
     await q("update sesiones set expira = now() - interval '1 second' where " + de('${ociosa.id}'));
     await q("update sesiones set creada = now() - interval '30 days' + interval '2 seconds', expira = now() + interval '1 hour' where " + de('${vieja.id}'));
     return { quedan: Number(h) };`,
  )) as { quedan: number };
  expect(quedan).toBeGreaterThan(11.9);
  expect(quedan).toBeLessThanOrEqual(12);
  servidor = await iniciarServidor({ donde: servidor.donde });
  expect(await abiertas({ ociosa: ociosa.sesion.cookie })).toEqual([]);
  const con = ({ sesion }: Persona) => crearCliente(servidor.url, sesion.cookie);
  expect((await con(viva).get('/api/auth/authData')).status).toBe(200);
  // Its use would prolong it by 12 hours: the 30 days stand, and they are over in moments.
  let status = 200;
  while (status === 200) ({ status } = await con(vieja).get('/api/auth/authData'));
  expect(status).toBe(401);
  expect(await abiertas({ vieja: vieja.sesion.cookie })).toEqual([]);
});
