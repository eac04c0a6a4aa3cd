import fc from 'fast-check';
import { crearCliente } from '../test/cliente.ts';
import { pedirLlave } from '../test/ordenes.ts';
import { iniciarServidor } from '../test/servidor.ts';
import { deEsquemaOMalo } from './generar.ts';
import { bien, ENTORNO, intentar, type Mundo, prepararMundo } from './mundo.ts';
import type { Ruta } from './rutas.ts';
import { DE_LLAVE, DE_SESION, llamadaDe, PUBLICAS } from './tabla.ts';
import { type Volcado, volcar } from './volcado.ts';

/** Generated requests of each call; LAVANDA_CASOS=1000 for a long run. */
const CASOS = Number(process.env.LAVANDA_CASOS ?? 6);
/** A call that takes longer hangs. */
const ESPERA_MS = 20_000;

let m: Mundo;
let antes: Volcado;
let llave: string;
/** Of things that are there, ours and the other laundry's. */
let ids: string[];

beforeAll(async () => {
  // The server says what failed and why.
  m = await prepararMundo({ env: { LOG_LEVEL: 'error' } });
  const { ajeno, superuser } = m.e.como;
  const suya = bien(await ajeno.get('/api/auth/authData')).usuario;
  const notas = bien(await ajeno.get('/api/ventas/?status=0&notasPosPagina=-1')).results;
  const servicios = bien(await ajeno.get('/api/servicios/all')).servicios;
  const equipo = bien(await superuser.get('/api/tenant/allUsersByTenant')).response;
  const user2 = equipo.find(({ usuario }: { usuario: string }) => usuario === 'usuario2@aguaclara.mx');
  ids = [
    ...[suya._id, suya.idSucursal, suya.tenantData._id, notas[0]._id, notas[0].usuario, servicios[0]._id],
    ...[await m.nota(), await m.nota(), m.clienteId, await m.cliente(), m.sucursalId, m.e.pieza._id, m.e.kilo._id, user2._id],
  ];
  llave = await pedirLlave(m.e.servidor.donde, 'mfe-extra');
  await m.e.servidor.cerrar();
  antes = await volcar(m.e.servidor.donde);
  const otra = await iniciarServidor({ donde: m.e.servidor.donde, env: { ...ENTORNO, LOG_LEVEL: 'error' } });
  Object.assign(m.e.servidor, otra);
  for (const cliente of Object.values(m.e.como)) Object.assign(cliente, crearCliente(otra.url, cliente.cookie));
});
afterAll(() => m.e.servidor.cerrar());

/** JSON as a body may spell it: a lone surrogate is an escape there. */
const comoJson = (valor: unknown): string => JSON.stringify(valor) ?? 'null';

/** An address holds no lone surrogate. */
const bienFormado = (valor: unknown): string =>
  Buffer.from(typeof valor === 'object' ? comoJson(valor) : String(valor)).toString();

function consulta(valor: unknown): string {
  if (typeof valor !== 'object' || valor === null) return `?${encodeURIComponent(bienFormado(valor))}`;
  const pares = Object.entries(valor).map(([clave, uno]) => [clave, bienFormado(uno)]);
  return `?${new URLSearchParams(Object.fromEntries(pares))}`;
}

function camino(ruta: string, valor: unknown): string {
  const params = (typeof valor === 'object' && valor !== null ? valor : {}) as Record<string, unknown>;
  return ruta.replace(/:(\w+)|\*/g, (_todo, nombre: string) =>
    encodeURIComponent(bienFormado(params[nombre] ?? valor ?? 'x').slice(0, 300)),
  );
}

const CLAVES = {
  type: 'object',
  properties: { remoto: { type: 'string' }, version: { type: 'string' }, archivo: { type: 'string' } },
};

/** All that is left of the calls in the lists once names repeat. */
const NOMBRES = [...new Set([...Object.keys(DE_SESION).map(llamadaDe), ...Object.keys(PUBLICAS), ...DE_LLAVE])].filter(
  // Session's end, which would end the attack, and what isn't a call.
  (nombre) => !/^GET \/(api\/docs|metrics|login|remotes|\*|$)|logout/.test(nombre),
);

test.each(NOMBRES)('%s: whatever it is sent, it isn’t a failure of the server', async (nombre) => {
  const ruta = m.rutas.find((una) => una.nombre === nombre) as Ruta;
  const parte = (esquema = {}) => deEsquemaOMalo(esquema, ids);
  const pieza = fc.record({ params: parte(ruta.params ?? CLAVES), query: parte(ruta.query), cuerpo: parte(ruta.cuerpo) });
  const { superuser } = m.e.como;
  const cabeceras: Record<string, string> = nombre.includes('/api/entregas/:remoto') ? { authorization: `Bearer ${llave}` } : {};
  await fc.assert(
    fc.asyncProperty(pieza, async ({ params, query, cuerpo }) => {
      const url =
        (nombre.includes('/api/entregas/:remoto') ? ruta.ruta.replace(':remoto', 'mfe-extra') : camino(ruta.ruta, params)) +
        (ruta.query ? consulta(query) : '');
      const cuerpoOFile =
        ruta.metodo === 'POST'
          ? { bytes: { tipo: nombre.endsWith('importar') ? 'text/csv' : 'application/json', contenido: comoJson(cuerpo) } }
          : {};
      const hecho = intentar(m.e.servidor.url, ruta.metodo, { ruta: url, ...cuerpoOFile }, superuser.cookie, cabeceras);
      const contestado = await Promise.race([hecho, new Promise<null>((listo) => setTimeout(listo, ESPERA_MS, null).unref())]);
      // 503: the geocoder that isn't there, or the shell.
      if (contestado === null || (contestado.status >= 500 && contestado.status !== 503))
        throw new Error(`${contestado?.status ?? 'nothing'} ${contestado?.texto.slice(0, 300)}`);
      if (contestado.status >= 400 && ruta.ruta.startsWith('/api/'))
        expect(JSON.parse(contestado.texto)).toMatchObject({ status: contestado.status, detail: expect.any(String) });
    }),
    { numRuns: CASOS },
  );
});

test('after all of it the server says of no failure, answers, and the other laundry is what it was', async () => {
  expect(m.e.servidor.dicho().filter((linea) => linea.includes('"level":"error"'))).toEqual([]);
  expect((await m.e.servidor.anonimo.get('/api/salud')).status).toBe(200);
  expect((await m.e.como.superuser.get('/api/auth/authData')).status).toBe(200);
  await m.e.servidor.cerrar();
  expect(await volcar(m.e.servidor.donde)).toEqual(antes);
});
