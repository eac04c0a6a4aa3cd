import { launch, newDatabase, startServer, type TestServer } from '../testing/server.ts';

/** Settings of a trial that began to serve real people, without NODE_ENV=production. No mail is sent. */
const LIVE = {
  NODE_ENV: 'development',
  DEMO: 'true',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://app.lavanda.mx',
  LOG_LEVEL: 'warn',
};
const ACCOUNT = { usuario: 'super@aguaclara.mx', password: 'lavanda123' };
const OWN = { usuario: 'super@bugambilia.mx', password: 'clave propia y larga' };

const enter = async (server: TestServer, account: object) => (await server.anonymous.post('/api/auth/submit', account)).status;

test('with mail, or a PostgreSQL server, there are none, whatever DEMO says', async () => {
  const server = await startServer({ demo: false, env: LIVE });
  expect(await enter(server, ACCOUNT)).toBe(401);
  await server.close();
});

test('of a trial lose their known password and their sessions when it becomes live; a changed password stays', async () => {
  const trial = await startServer();
  const session = await trial.signIn(ACCOUNT.usuario);
  const owner = await trial.signIn(OWN.usuario);
  const change = { actual: ACCOUNT.password, password: OWN.password };
  expect((await owner.post('/api/auth/cambiarPassword', change)).status).toBe(200);
  await trial.close();

  const live = await startServer({ where: trial.where, env: LIVE });
  expect(await enter(live, ACCOUNT)).toBe(401);
  expect((await live.anonymous.get('/api/auth/authData', { cookie: session.cookie })).status).toBe(401);
  expect(await enter(live, OWN)).toBe(200);
  expect(live.log().join('\n')).toContain('demo accounts lost their password');
  await live.close();
});

test('are put by no command into a database of real people', async () => {
  const where = await newDatabase({ demo: false });
  const program = (process.env.LAVANDA_TEST_MAIN ?? '').replace(/main\.js$/, 'cli/seed.js');
  await expect(launch({ ...where, ...LIVE }, program)).rejects.toThrow('db:seed llena bases de prueba');
});
