import { randomUUID } from 'node:crypto';
import { asOwner } from '../asOwner.ts';
import { type Client, createClient } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { type AttackScenario, createAttackScenario, ok, tryIt } from './attackScenario.ts';
import { SESSION_ROUTES } from './callsTable.ts';
import type { Attempt } from './sessionRoute.ts';

const PASSWORD = 'una larga de prueba';

let m: AttackScenario;
let server: TestServer;
/** Name and valid request of each call that needs a session. */
const attempts: (readonly [string, Attempt])[] = [];

beforeAll(async () => {
  m = await createAttackScenario();
  server = m.e.server;
  for (const [name, { prepare }] of Object.entries(SESSION_ROUTES)) attempts.push([name, await prepare(m)]);
});
afterAll(() => server.close());

interface Person {
  id: string;
  usuario: string;
  /** A signed-in client, whose session the server has cached since a call to a list. */
  session: Client;
}

/** Invites and signs in a new admin: the role with most permissions that can be invited (spec 6). */
async function person(): Promise<Person> {
  const { superuser } = m.e.as;
  const user = `${randomUUID()}@aguaclara.mx`;
  const { response, enlace: link } = ok(
    await superuser.post('/api/usuarios/guardar', { usuario: user, idSucursal: m.sucursalId, rol: 'admin' }),
  );
  const page = await server.anonymous.get(`/api/usuarios/confirmation/${link.split('/').at(-1)}`);
  const cookieHeader = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  ok(
    await createClient(server.url, cookieHeader).post('/api/usuarios/confirmation/submit', {
      nombre: 'Prueba',
      apellidos: 'Uno',
      password: PASSWORD,
    }),
  );
  const session = await server.signIn(user, PASSWORD);
  ok(await session.get('/api/ventas/?status=0'));
  ok(await session.get('/api/clientes/'));
  return { id: response, usuario: user, session };
}

/** Makes each call with each cookie. @returns the calls that didn't answer 401 */
async function opened(cookies: Readonly<Record<string, string>>): Promise<string[]> {
  const letThrough: string[] = [];
  for (const [which, cookie] of Object.entries(cookies)) {
    for (const [name, attempt] of attempts) {
      const { status, texto: text } = await tryIt(server.url, name.split(' ')[0] ?? '', attempt, cookie);
      if (status !== 401 || !text.includes('Tu sesión terminó')) letThrough.push(`${which}: ${name} ${status}`);
    }
  }
  return letThrough;
}

/** Ways to end a session, by name; each function ends the person's session. */
const ENDINGS: Readonly<Record<string, (actor: Person) => Promise<unknown>>> = {
  'signed out': ({ session }) => session.post('/api/auth/logout'),
  'replaced by a sign-in over it': ({ usuario: user, session }) =>
    session.post('/api/auth/submit', { usuario: user, password: PASSWORD }),
  'password changed from another session': async ({ usuario: user }) => {
    const another = await server.signIn(user, PASSWORD);
    ok(await another.post('/api/auth/cambiarPassword', { actual: PASSWORD, password: `${PASSWORD} y otra` }));
  },
  'role changed': async ({ id }) => ok(await m.e.as.superuser.post('/api/usuarios/guardar', { _id: id, rol: 'user' })),
  'account deleted': async ({ id }) => ok(await m.e.as.superuser.post('/api/usuarios/delete', { _id: id })),
};

test('a session that ended opens no call: signed out, replaced, password changed, role changed, deleted', async () => {
  const deadCookies: Record<string, string> = {};
  for (const [which, finish] of Object.entries(ENDINGS)) {
    const actor = await person();
    await finish(actor);
    deadCookies[which] = actor.session.cookie;
  }
  expect(await opened(deadCookies)).toEqual([]);
});

test('a cookie that was never given opens no call: made up, cut, lengthened, empty, twice, an injection', async () => {
  const { cookie } = m.e.as.superuser;
  const [name = '', value = ''] = cookie.split('=');
  const cookieOf = (text: string) => `${name}=${text}`;
  expect(
    await opened({
      invented: cookieOf('x'.repeat(43)),
      aborted: cookieOf(value.slice(0, -1)),
      long: cookieOf(`${value}A`),
      empty: cookieOf(''),
      otherLetter: cookieOf(value.startsWith('A') ? `B${value.slice(1)}` : `A${value.slice(1)}`),
      sql: cookieOf("' or '1'='1"),
      object: cookieOf('%7B%22%24ne%22%3Anull%7D'),
      otherName: `sesion=${value}`,
    }),
  ).toEqual([]);
});

test('a session ends with its time: 12 hours without use, and 30 days after the sign-in however much it is used', async () => {
  const [idle, old, alive] = [await person(), await person(), await person()];
  await server.close();
  const { remaining } = (await asOwner(
    server.where,
    `const de = (id) => "usuario_id = '" + id + "'";
     const { rows: [{ h }] } = await q("select extract(epoch from max(expira) - now()) / 3600 as h from sesiones where " + de('${alive.id}'));
     await q("update sesiones set expira = now() - interval '1 second' where " + de('${idle.id}'));
     await q("update sesiones set creada = now() - interval '30 days' + interval '2 seconds', expira = now() + interval '1 hour', ultimo_uso = now() - interval '1 hour' where " + de('${old.id}'));
     return { remaining: Number(h) };`,
  )) as { remaining: number };
  expect(remaining).toBeGreaterThan(11.9);
  expect(remaining).toBeLessThanOrEqual(12);
  server = await startServer({ where: server.where });
  expect(await opened({ idle: idle.session.cookie })).toEqual([]);
  const withId = ({ session }: Person) => createClient(server.url, session.cookie);
  expect((await withId(alive).get('/api/auth/authData')).status).toBe(200);
  // Each use extends the session by 12 hours, but not past its 30 days, which end in 2 seconds.
  let status = 200;
  while (status === 200) ({ status } = await withId(old).get('/api/auth/authData'));
  expect(status).toBe(401);
  expect(await opened({ old: old.session.cookie })).toEqual([]);
});
