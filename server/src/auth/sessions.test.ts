import { randomUUID } from 'node:crypto';
import { asOwner } from '../testing/asOwner.ts';
import { createClient } from '../testing/client.ts';
import { bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';
import { type Client, startServer } from '../testing/server.ts';

interface OpenSession {
  _id: string;
  dispositivo: string;
  direccion: string;
  inicio: string;
  ultimoUso: string;
  actual: boolean;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const USER = 'usuario@aguaclara.mx';

let e: Scenario;
beforeEach(async () => {
  e = await createScenario();
});
afterEach(() => e.server.close());

const own = async (actor: Client) => bodyAs<{ sesiones: OpenSession[] }>(await actor.get('/api/auth/sesiones')).sesiones;
const statusOf = async (actor: Client) => (await actor.get('/api/auth/authData')).status;

test('a user sees where their account is open: device, address, start and last use, and which is this one', async () => {
  await e.server.anonymous.post('/api/auth/submit', { usuario: USER, password: 'lavanda123' }, { 'user-agent': FIREFOX });
  const sessions = await own(e.as.user);
  expect(sessions).toHaveLength(2);
  expect(sessions.map(({ actual: isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(sessions[1]).toMatchObject({ dispositivo: 'Firefox en Windows', direccion: '127.0.0.1' });
  for (const { inicio: began, ultimoUso: lastUse } of sessions) {
    expect(Date.now() - Date.parse(began)).toBeLessThan(60_000);
    expect(Date.now() - Date.parse(lastUse)).toBeLessThan(60_000);
  }
});

test('ends one of them, or all the others; never one of somebody else', async () => {
  const { user, user2 } = e.as;
  const [second, third] = [await e.server.signIn(USER), await e.server.signIn(USER)];
  const target = (await own(second)).find(({ actual: isCurrent }) => isCurrent)?._id;
  const foreign = (await own(user2))[0]?._id;
  for (const _id of [foreign, randomUUID()]) {
    expect((await user.post('/api/auth/sesiones/terminar', { _id })).status).toBe(404);
  }
  expect((await user.post('/api/auth/sesiones/terminar', { _id: target })).body).toEqual({ terminadas: 1 });
  expect(await Promise.all([user, second, third, user2].map(statusOf))).toEqual([200, 401, 200, 200]);
  expect((await user.post('/api/auth/sesiones/terminarOtras')).body).toEqual({ terminadas: 1 });
  expect(await Promise.all([user, third, user2].map(statusOf))).toEqual([200, 401, 200]);
  expect(await own(user)).toHaveLength(1);
});

test('a superuser sees and ends those of the team, one or all, and the log says it; no one else and no other laundry', async () => {
  const { superuser, admin, user, ajeno: foreigner } = e.as;
  const id = (await user.get('/api/auth/authData')).body.usuario._id;
  const path = `/api/usuarios/${id}/sesiones`;
  const second = await e.server.signIn(USER);
  for (const [actor, status] of [
    [admin, 403],
    [user, 403],
    [foreigner, 404],
  ] as const) {
    expect((await actor.get(path)).status).toBe(status);
    expect((await actor.post(`${path}/terminar`, {})).status).toBe(status);
  }
  const { sesiones: seen } = bodyAs<{ sesiones: OpenSession[] }>(await superuser.get(path));
  expect(seen.map(({ actual: isCurrent }) => isCurrent)).toEqual([false, false]);
  const target = (await own(second)).find(({ actual: isCurrent }) => isCurrent)?._id;
  expect((await superuser.post(`${path}/terminar`, { sesion: target })).body).toEqual({ terminadas: 1 });
  expect(await Promise.all([user, second].map(statusOf))).toEqual([200, 401]);
  expect((await superuser.post(`${path}/terminar`, { sesion: randomUUID() })).status).toBe(404);
  expect((await superuser.post(`${path}/terminar`, {})).body).toEqual({ terminadas: 1 });
  expect(await statusOf(user)).toBe(401);
});

test('a browser learns that its session was ended from elsewhere, and only then', async () => {
  const id = (await e.as.user.get('/api/auth/authData')).body.usuario._id;
  const signedOut = await e.server.signIn(USER);
  const left = await signedOut.post('/api/auth/logout');
  expect(left.headers.get('set-cookie')).toMatch(/=; .*Max-Age=0/);
  const answer = async (actor: Client) => (await actor.get('/api/auth/authData')).body;
  // This test client still sends the cookie of its session. A browser wouldn't, because signing out deletes the cookie.
  expect(await answer(signedOut)).toMatchObject({ status: 401, sesion: 'vencida' });
  expect(await answer(e.server.anonymous)).not.toHaveProperty('sesion');
  await e.as.superuser.post(`/api/usuarios/${id}/sesiones/terminar`, {});
  expect(await answer(e.as.user)).toMatchObject({ status: 401, sesion: 'terminada' });
  const again = await e.server.signIn(USER);
  const other = await e.server.signIn(USER);
  await again.post('/api/auth/cambiarPassword', { actual: 'lavanda123', password: 'otra-clave-larga' });
  expect(await answer(other)).toMatchObject({ status: 401, sesion: 'terminada' });
});

test('the last use is recorded at most every 5 minutes, also in the last 12 of the 30 days’ hours', async () => {
  const { cookie } = e.as.user;
  await e.server.close();
  await asOwner(
    e.server.where,
    `return q("update sesiones set creada = now() - interval '29 days 20 hours', expira = now() + interval '4 hours', ultimo_uso = now() - interval '10 minutes'")`,
  );
  const next = await startServer({ where: e.server.where });
  const client = createClient(next.url, cookie);
  const uses: (string | undefined)[] = [];
  for (let i = 0; i < 3; i += 1) uses.push((await own(client)).find(({ actual: isCurrent }) => isCurrent)?.ultimoUso);
  await next.close();
  const [first = ''] = uses;
  expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
  expect(uses).toEqual([first, first, first]);
});
