import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pausa } from 'node:timers/promises';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { hasta } from '../test/esperar.ts';
import { type Cliente, iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

const METRICS_TOKEN = 'token-de-medidas-0001';

/** A request whose body stays half sent: under way for as long as the test wants. */
function aMedias({ url }: ServidorDePrueba, { cookie }: Cliente, ruta: string, cuerpo: unknown): [ClientRequest, () => void] {
  const bytes = Buffer.from(JSON.stringify(cuerpo));
  const headers = { cookie, 'content-type': 'application/json', 'content-length': bytes.length };
  const peticion = request(url + ruta, { method: 'POST', headers, agent: new Agent({ keepAlive: true }) });
  const mitad = Math.floor(bytes.length / 2);
  peticion.write(bytes.subarray(0, mitad));
  return [peticion, () => peticion.end(bytes.subarray(mitad))];
}

async function enCurso({ anonimo }: ServidorDePrueba): Promise<number> {
  const { cuerpo } = await anonimo.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  // This one isn't counted.
  return Number(/^lavanda_http_en_curso (\d+)$/m.exec(String(cuerpo))?.[1]) - 1;
}

let e: Escenario;
let lento: ServidorDePrueba;
let impaciente: ServidorDePrueba;
beforeAll(async () => {
  [e, lento, impaciente] = await Promise.all([
    prepararEscenario({ env: { LOG_LEVEL: 'info', METRICS_TOKEN, SHUTDOWN_GRACE: '1' } }),
    iniciarServidor({ env: { LOG_LEVEL: 'info', METRICS_TOKEN, SHUTDOWN_TIMEOUT: '1' } }),
    iniciarServidor({ env: { LOG_LEVEL: 'info', METRICS_TOKEN } }),
  ]);
});
afterAll(() => Promise.all([e.servidor.cerrar(), lento.matar(), impaciente.matar()]));

test('asked to end, it says so, refuses the new and answers what is under way', async () => {
  const { servidor, como } = e;
  const nota = e.nota();
  const [guardado, seguirNota] = aMedias(servidor, como.user, '/api/ventas/guardar', nota);
  const cliente = { nombre: 'A', apellido: 'Medias' };
  const [otro, seguirCliente] = aMedias(servidor, como.user2, '/api/clientes/guardar', cliente);
  const respuestas = Promise.all([once(guardado, 'response'), once(otro, 'response')]) as Promise<
    [[IncomingMessage], [IncomingMessage]]
  >;
  const exportar = await fetch(`${servidor.url}/api/ventas/exportar?formato=csv&inicio=2020-01-01&fin=2099-12-31`, {
    headers: { cookie: como.superuser.cookie },
  });
  await hasta(async () => (await enCurso(servidor)) >= 2);

  const fin = servidor.cerrar();
  await hasta(async () => (await servidor.anonimo.get('/api/salud')).status === 503);
  // Whoever hasn't noticed yet is still attended, and asked to leave the connection.
  const rezagada = await como.admin.get('/api/servicios/all');
  expect({ status: rezagada.status, connection: rezagada.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  await hasta(() =>
    servidor.anonimo.get('/api/salud').then(
      () => false,
      () => true,
    ),
  );

  seguirNota();
  seguirCliente();
  const [[conNota], [conCliente]] = await respuestas;
  expect([conNota.statusCode, conNota.headers.connection]).toEqual([200, 'close']);
  expect([conCliente.statusCode, conCliente.headers.connection]).toEqual([200, 'close']);
  expect(exportar.status).toBe(200);
  expect((await exportar.text()).split('\n').length).toBeGreaterThan(10);
  expect(await fin).toBe(0);
  expect(servidor.dicho().at(-1)).toContain('"apagado"');

  const despues = await iniciarServidor({ donde: servidor.donde });
  const usuario = await despues.entrar('usuario@aguaclara.mx');
  expect((await usuario.get(`/api/ventas/${nota.id}`)).status).toBe(200);
  expect(await despues.cerrar()).toBe(0);
});

test('what doesn’t end in time is left, and said', async () => {
  const usuario = await lento.entrar('usuario@aguaclara.mx');
  const [peticion] = aMedias(lento, usuario, '/api/clientes/guardar', { nombre: 'Nunca', apellido: randomUUID() });
  const cortada = once(peticion, 'close').catch(() => undefined);
  peticion.on('error', () => undefined);
  await hasta(async () => (await enCurso(lento)) >= 1);
  expect(await lento.cerrar()).toBe(1);
  await cortada;
  expect(lento.dicho().at(-1)).toMatch(/"level":"fatal".*por la fuerza/);
});

test('asked a second time, it ends at once', async () => {
  const usuario = await impaciente.entrar('usuario@aguaclara.mx');
  const [peticion] = aMedias(impaciente, usuario, '/api/clientes/guardar', { nombre: 'Nunca', apellido: randomUUID() });
  peticion.on('error', () => undefined);
  await hasta(async () => (await enCurso(impaciente)) >= 1);
  const fin = impaciente.cerrar();
  // Sooner it would be the same signal by another way.
  await pausa(1100);
  expect(await impaciente.cerrar()).toBe(1);
  expect(await fin).toBe(1);
  expect(impaciente.dicho().join('\n')).not.toMatch(/"apagado"|por la fuerza/);
});
