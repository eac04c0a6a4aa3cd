import { randomUUID } from 'node:crypto';
import { requestDeployToken, runAdmin } from '../testing/commands.ts';
import { createScenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

const USER = 'super@aguaclara.mx';
const PASSWORD = 'clave propia y larga';
let production: TestServer;
let notaId: string;
beforeAll(async () => {
  const trial = await createScenario();
  const change = { actual: 'lavanda123', password: PASSWORD };
  expect((await trial.as.superuser.post('/api/auth/cambiarPassword', change)).status).toBe(200);
  notaId = (await trial.saved())._id;
  await trial.server.close();
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://app.lavanda.mx', LOG_LEVEL: 'debug' };
  production = await startServer({ where: trial.server.where, env });
});
afterAll(() => production.close());

test('in production no token is logged: of sessions, invitations, forgotten passwords, tickets and deploys', async () => {
  const owner = await production.signIn(USER, PASSWORD);
  const [{ _id: idSucursal }] = (await owner.get('/api/tenant/sucursales')).body.sucursales;
  const invited = await owner.post('/api/usuarios/guardar', { usuario: `${randomUUID()}@correo.mx`, idSucursal, rol: 'user' });
  const ticket = await owner.post(`/api/ventas/${notaId}/enlace`);
  expect((await production.anonymous.post('/api/auth/olvide', { usuario: USER })).status).toBe(200);
  const log = () => production.log().join('\n');
  await until(() => log().includes('Restablece tu contraseña'));
  expect(log()).toContain('`admin -- restablecer` prints a link');
  // The server stores only the hash of a reset link's token, so `restablecer` makes a new link in order to print one.
  const reset = await runAdmin(production.where, 'restablecer', USER);
  const tokens = {
    session: owner.cookie.split('=')[1],
    invitation: /verification\/(.+)$/.exec(invited.body.enlace)?.[1],
    ticket: /\/t\/(.+)$/.exec(ticket.body.url)?.[1],
    reset: /restablecer\/([\w-]{43})/.exec(reset)?.[1],
    deploy: await requestDeployToken(production.where, 'mfe-pos'),
  };
  const paths = [
    `/api/usuarios/confirmation/${tokens.invitation}`,
    `/usuarios/verification/${tokens.invitation}`,
    `/api/auth/restablecer/${tokens.reset}`,
    `/usuarios/restablecer/${tokens.reset}`,
    ...['', '/imagen', '/nada', '%zz'].map((end) => `/t/${tokens.ticket}${end}`),
    `/api/nada/${tokens.session}/${tokens.deploy}`,
  ];
  for (const path of paths) expect([path, (await production.anonymous.get(path)).status < 500]).toEqual([path, true]);
  const authorization = `Bearer ${tokens.deploy}`;
  expect((await production.anonymous.get('/api/entregas/mfe-pos', { authorization })).status).toBe(200);
  for (const [what, token] of Object.entries(tokens)) {
    expect([what, token]).toEqual([what, expect.stringMatching(/^[\w-]{32,}$/)]);
    expect([what, log().includes(token ?? '')]).toEqual([what, false]);
  }
  expect(log()).not.toMatch(/[\w-]{43}/);
});
