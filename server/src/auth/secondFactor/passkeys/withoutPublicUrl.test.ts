import { SoftwarePasskey } from '../../../testing/authenticator.ts';
import { createClient } from '../../../testing/client.ts';
import { startServer } from '../../../testing/server.ts';

const USER = 'super@aguaclara.mx';
const KEYS = '/api/auth/segundoFactor/llaves';
const HERE = { origin: 'https://app.lavanda.mx', rpId: 'app.lavanda.mx' };

// The test uses the embedded database, because with PostgreSQL a live server without PUBLIC_URL doesn't start.
test('without PUBLIC_URL a live server offers no passkeys, whatever Host a request brings', async () => {
  const server = await startServer({ database: 'embebida', env: { PUBLIC_URL: HERE.origin } });
  const superuser = await server.signIn(USER);
  const { body: prepared } = await superuser.post(`${KEYS}/preparar`, { password: 'lavanda123' });
  const key = new SoftwarePasskey().create(prepared.opciones.challenge, HERE);
  expect((await superuser.post(`${KEYS}/agregar`, { nombre: 'Mi teléfono', respuesta: key })).status).toBe(200);
  const password = 'otra-clave-larga';
  const change = { actual: 'lavanda123', password };
  expect((await superuser.post('/api/auth/cambiarPassword', change)).status).toBe(200);
  await server.close();

  const live = await startServer({ where: server.where, env: { NODE_ENV: 'production' } });
  const local = createClient(live.url.replace('127.0.0.1', 'localhost'), '');
  const answer = await local.post('/api/auth/submit', { usuario: USER, password });
  expect(answer.body).toEqual({ redirection: '', segundoFactor: true, factores: [] });
  const held = createClient(live.url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  expect((await held.post(`${KEYS}/retar`, undefined, { host: 'app.lavanda.mx' })).status).toBe(409);
  await live.close();
});
