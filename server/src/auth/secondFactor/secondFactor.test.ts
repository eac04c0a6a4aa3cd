import { TOTP } from 'otpauth';
import { asOwner } from '../../testing/asOwner.ts';
import { createClient } from '../../testing/client.ts';
import { runAdmin } from '../../testing/commands.ts';
import { bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import { type Client, startServer } from '../../testing/server.ts';

const USER = 'super@aguaclara.mx';
const PASSWORD = 'lavanda123';
const ROOT = '/api/auth/segundoFactor';

let e: Scenario;
beforeEach(async () => {
  e = await createScenario();
});
afterEach(() => e.server.close());

/**
 * The code that the authenticator shows `steps` times 30 s from now; with a negative number, the code that it showed then. The
 * server accepts the code of each step once, so a test that sends several codes needs several steps.
 */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enrol(actor: Client): Promise<{ secret: string; codes: string[] }> {
  const { secreto: secret } = bodyAs<{ secreto: string }>(await actor.post(`${ROOT}/preparar`, { password: PASSWORD }));
  const answer = await actor.post(`${ROOT}/activar`, { codigo: codeOf(secret, -1) });
  expect(answer.status).toBe(200);
  return { secret, codes: bodyAs<{ codigos: string[] }>(answer).codigos };
}

/** Signs in with the password. @returns the answer, and an actor with the answer's cookie */
async function enter(url = e.server.url) {
  const answer = await createClient(url, '').post('/api/auth/submit', { usuario: USER, password: PASSWORD });
  return { answer, actor: createClient(url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '') };
}

const statusOf = async (actor: Client) => (await actor.get('/api/auth/authData')).status;

test('is turned on with the password and a first code; the other sessions end', async () => {
  const { superuser } = e.as;
  const other = await e.server.signIn(USER);
  const wrong = await superuser.post(`${ROOT}/preparar`, { password: 'otra' });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([403, ['password']]);
  expect((await superuser.post(`${ROOT}/activar`, { codigo: '123456' })).status).toBe(409);
  const { body } = await superuser.post(`${ROOT}/preparar`, { password: PASSWORD });
  expect(body.uri).toMatch(/^otpauth:\/\/totp\/Agua%20Clara:super%40aguaclara\.mx\?/);
  const bad = await superuser.post(`${ROOT}/activar`, { codigo: '000000' });
  expect([bad.status, fieldsOf(bad)]).toEqual([403, ['codigo']]);
  expect((await superuser.get(ROOT)).body).toEqual({ activo: false, codigosRestantes: 0 });
  const { body: done } = await superuser.post(`${ROOT}/activar`, { codigo: codeOf(body.secreto) });
  expect(new Set(done.codigos).size).toBe(10);
  expect((await superuser.get(ROOT)).body).toEqual({ activo: true, codigosRestantes: 10 });
  expect([await statusOf(superuser), await statusOf(other)]).toEqual([200, 401]);
  expect((await superuser.post(`${ROOT}/preparar`, { password: PASSWORD })).status).toBe(409);
  expect((await e.as.admin.post(`${ROOT}/preparar`, { password: PASSWORD })).status).toBe(403);
});

test('signing in asks for a code; the password alone opens nothing, and a code works once', async () => {
  const { secret } = await enrol(e.as.superuser);
  const first = await enter();
  expect(first.answer).toMatchObject({ status: 200, body: { redirection: '', segundoFactor: true } });
  expect(await statusOf(first.actor)).toBe(401);
  const bad = await first.actor.post(`${ROOT}/entrar`, { codigo: '000000' });
  expect([bad.status, fieldsOf(bad)]).toEqual([403, ['codigo']]);
  const code = codeOf(secret);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await first.actor.post(`${ROOT}/entrar`, { codigo: spaced })).body).toEqual({ redirection: '/app/activos' });
  expect(await statusOf(first.actor)).toBe(200);
  expect((await first.actor.post(`${ROOT}/entrar`, { codigo: codeOf(secret, 1) })).status).toBe(401);
  const second = await enter();
  expect((await second.actor.post(`${ROOT}/entrar`, { codigo: code })).status).toBe(403);
  expect((await e.server.anonymous.post(`${ROOT}/entrar`, { codigo: codeOf(secret, 1) })).status).toBe(401);
});

test('a recovery code opens once, however it is written', async () => {
  const { codes } = await enrol(e.as.superuser);
  const [code = ''] = codes;
  const first = await enter();
  expect((await first.actor.post(`${ROOT}/entrar`, { codigo: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
  expect((await first.actor.get(ROOT)).body).toEqual({ activo: true, codigosRestantes: 9 });
  const second = await enter();
  expect((await second.actor.post(`${ROOT}/entrar`, { codigo: code })).status).toBe(403);
});

test('five wrong codes close it for 15 minutes, even to the right one, from any session', async () => {
  const { secret } = await enrol(e.as.superuser);
  const { actor } = await enter();
  for (let i = 0; i < 5; i++) expect((await actor.post(`${ROOT}/entrar`, { codigo: `00000${i}` })).status).toBe(403);
  const again = await enter();
  expect(await again.actor.post(`${ROOT}/entrar`, { codigo: codeOf(secret) })).toMatchObject({
    status: 429,
    body: { detail: 'Demasiados códigos incorrectos. Espera 15 minutos e inténtalo de nuevo.' },
  });
});

test('a session that waits ends with the password, and after ten minutes; its secret and codes are nowhere to be read', async () => {
  const { secret, codes } = await enrol(e.as.superuser);
  const waiting = await enter();
  await e.as.superuser.post('/api/auth/cambiarPassword', { actual: PASSWORD, password: 'otra-clave-larga' });
  expect((await waiting.actor.post(`${ROOT}/entrar`, { codigo: codeOf(secret) })).status).toBe(401);
  await e.as.superuser.post('/api/auth/cambiarPassword', { actual: 'otra-clave-larga', password: PASSWORD });
  const late = await enter();
  await e.server.close();
  const stored = await asOwner(
    e.server.where,
    `await q("update sesiones set espera_codigo = now() - interval '1 second' where espera_codigo is not null");
     const { rows } = await q("select recuperacion::text as text from segundo_factor");
     await q("begin"); await q("set local role app");
     const denied = await q("select secreto from segundo_factor").then(() => false, () => true);
     await q("rollback");
     return { text: rows[0].text, denied };`,
  );
  expect(stored).toMatchObject({ denied: true });
  expect(JSON.stringify(stored)).not.toContain(codes[0]);
  const other = await startServer({ where: e.server.where });
  const cookie = late.actor.cookie;
  expect((await createClient(other.url, cookie).post(`${ROOT}/entrar`, { codigo: codeOf(secret) })).status).toBe(401);
  await other.close();
});

test('is turned off with password and code, or by the operator for who lost the phone', async () => {
  const { superuser } = e.as;
  const { secret } = await enrol(superuser);
  const wrong = await superuser.post(`${ROOT}/quitar`, { password: PASSWORD, codigo: '000000' });
  expect([wrong.status, fieldsOf(wrong)]).toEqual([403, ['codigo']]);
  expect((await superuser.post(`${ROOT}/quitar`, { password: PASSWORD, codigo: codeOf(secret) })).status).toBe(200);
  expect((await enter()).answer.body).toEqual({ redirection: '/app/activos' });

  await enrol(superuser);
  expect(await runAdmin(e.server.where, 'quitar-codigo', USER)).toContain('entra sólo con su contraseña');
  expect((await enter()).answer.body).toEqual({ redirection: '/app/activos' });
});
