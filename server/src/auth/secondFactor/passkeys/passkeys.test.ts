import { TOTP } from 'otpauth';
import { asOwner } from '../../../testing/asOwner.ts';
import { SoftwarePasskey } from '../../../testing/authenticator.ts';
import { createClient } from '../../../testing/client.ts';
import { runAdmin } from '../../../testing/commands.ts';
import { bodyAs, createScenario, fieldsOf, type Scenario } from '../../../testing/scenario.ts';
import { type CallResponse, type Client, startServer } from '../../../testing/server.ts';

const PASSWORD = 'lavanda123';
const USER = 'super@aguaclara.mx';
const ROOT = '/api/auth/segundoFactor';
const KEYS = `${ROOT}/llaves`;
const HERE = { origin: 'https://app.lavanda.mx', rpId: 'app.lavanda.mx' };

let e: Scenario;
beforeEach(async () => {
  e = await createScenario({ env: { PUBLIC_URL: HERE.origin } });
});
afterEach(() => e.server.close());

const challengeIn = ({ body }: CallResponse): string => body.opciones?.challenge;

/** Adds a new passkey to the actor's account. @returns the passkey and the recovery codes of the answer */
async function add(actor: Client, key = new SoftwarePasskey(), name = 'Mi teléfono') {
  const prepared = await actor.post(`${KEYS}/preparar`, { password: PASSWORD });
  const answer = await actor.post(`${KEYS}/agregar`, { nombre: name, respuesta: key.create(challengeIn(prepared), HERE) });
  expect(answer.status).toBe(200);
  return { key, codes: bodyAs<{ codigos: string[] }>(answer).codigos };
}

/** Signs in with the password. @returns the answer, and an actor with the answer's cookie */
async function enter(user = USER, url = e.server.url) {
  const answer = await createClient(url, '').post('/api/auth/submit', { usuario: user, password: PASSWORD });
  return { answer, actor: createClient(url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '') };
}

const newChallenge = async (actor: Client) => challengeIn(await actor.post(`${KEYS}/retar`));
const send = (actor: Client, answer: unknown) => actor.post(`${KEYS}/entrar`, { respuesta: answer });
const sign = async (actor: Client, key: SoftwarePasskey, site = HERE) => send(actor, key.get(await newChallenge(actor), site));
const statusOf = async (actor: Client) => (await actor.get('/api/auth/authData')).status;

async function actionsOf(actor: Client): Promise<string[]> {
  const { entradas: entries } = bodyAs<{ entradas: { accion: string }[] }>(await actor.get('/api/bitacora?clase=accesos'));
  return entries.map(({ accion: action }) => action);
}

describe('adding', () => {
  test('asks for the password, gives recovery codes with the first one, and ends the other sessions', async () => {
    const { superuser } = e.as;
    const other = await e.server.signIn(USER);
    const wrong = await superuser.post(`${KEYS}/preparar`, { password: 'otra' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([403, ['password']]);
    const { body } = await superuser.post(`${KEYS}/preparar`, { password: PASSWORD });
    expect(body.opciones).toMatchObject({
      rp: { id: 'app.lavanda.mx', name: 'Lavanda' },
      user: { name: USER },
      authenticatorSelection: { userVerification: 'preferred' },
      attestation: 'none',
    });
    const { key, codes } = await add(superuser);
    expect(new Set(codes).size).toBe(10);
    expect([await statusOf(superuser), await statusOf(other)]).toEqual([200, 401]);
    expect((await superuser.get(ROOT)).body).toEqual({ activo: false, codigosRestantes: 10 });
    const second = await add(superuser, new SoftwarePasskey(), 'Llave USB');
    expect(second.codes).toEqual([]);
    expect((await superuser.get(KEYS)).body.llaves).toMatchObject([
      { nombre: 'Mi teléfono', creada: expect.any(String), ultimoUso: null },
      { nombre: 'Llave USB' },
    ]);
    const { body: again } = await superuser.post(`${KEYS}/preparar`, { password: PASSWORD });
    expect(again.opciones.excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }, { id: second.key.id }]);
    expect((await e.as.admin.post(`${KEYS}/preparar`, { password: PASSWORD })).status).toBe(403);
    expect((await actionsOf(superuser)).slice(0, 2)).toEqual(['cuenta.agregarLlave', 'cuenta.agregarLlave']);
  });

  test('takes a challenge once, for one session, and refuses another site and a passkey that is registered', async () => {
    const { superuser, ajeno: foreigner } = e.as;
    const key = new SoftwarePasskey();
    const prepare = async (actor: Client) => challengeIn(await actor.post(`${KEYS}/preparar`, { password: PASSWORD }));
    const save = (actor: Client, challenge: string, site = HERE) =>
      actor.post(`${KEYS}/agregar`, { nombre: 'Mi teléfono', respuesta: key.create(challenge, site) });
    const evil = { ...HERE, origin: 'https://app.lavanda.mx.evil.example' };
    const challenge = await prepare(superuser);
    expect((await save(superuser, challenge, evil)).status).toBe(403);
    expect((await save(superuser, challenge)).status).toBe(409);
    const other = await prepare(foreigner);
    await prepare(superuser);
    expect((await save(superuser, other)).status).toBe(403);
    expect((await save(superuser, await prepare(superuser), { ...HERE, rpId: 'lavanda.mx' })).status).toBe(403);
    expect((await superuser.get(KEYS)).body.llaves).toEqual([]);
    expect((await save(superuser, await prepare(superuser))).status).toBe(200);
    expect((await save(superuser, await prepare(superuser))).status).toBe(409);
  });
});

describe('signing in', () => {
  test('offers what the account has, and a signed challenge opens the session', async () => {
    const { key } = await add(e.as.superuser);
    const { answer, actor } = await enter();
    expect(answer.body).toEqual({ redirection: '', segundoFactor: true, factores: ['llave'] });
    expect(await statusOf(actor)).toBe(401);
    const { body } = await actor.post(`${KEYS}/retar`);
    expect(body.opciones).toMatchObject({ rpId: 'app.lavanda.mx', allowCredentials: [{ id: key.id }] });
    expect((await sign(actor, key)).body).toEqual({ redirection: '/app/activos' });
    expect(await statusOf(actor)).toBe(200);
    expect((await actor.get(KEYS)).body.llaves[0].ultimoUso).toEqual(expect.any(String));
    expect((await actionsOf(actor))[0]).toBe('sesion.usarLlave');
  });

  test('a challenge opens one session, once, and only the one that asked for it', async () => {
    const { key } = await add(e.as.superuser);
    const [first, second] = [await enter(), await enter()];
    const answer = key.get(await newChallenge(first.actor), HERE);
    await newChallenge(second.actor);
    expect((await send(second.actor, answer)).status).toBe(403);
    expect((await send(first.actor, answer)).status).toBe(200);
    expect((await send(first.actor, answer)).status).toBe(401);
    expect((await send(second.actor, answer)).status).toBe(409);
    const refused = key.get(await newChallenge(second.actor), { ...HERE, rpId: 'otro.mx' });
    expect((await send(second.actor, refused)).status).toBe(403);
    expect((await send(second.actor, refused)).status).toBe(409);
    expect((await e.server.anonymous.post(`${KEYS}/retar`)).status).toBe(401);
    expect((await send(e.server.anonymous, answer)).status).toBe(401);
  });

  test.each([
    ['signed on another origin', { ...HERE, origin: 'https://app.1avanda.mx' }],
    ['signed for another RP ID', { ...HERE, rpId: '1avanda.mx' }],
  ])('%s is refused and written to the trail', async (_case, site) => {
    const { key } = await add(e.as.superuser);
    const { actor } = await enter();
    expect((await sign(actor, key, site)).status).toBe(403);
    expect(await statusOf(actor)).toBe(401);
    const [newest] = (await e.as.superuser.get('/api/bitacora?clase=accesos')).body.entradas;
    expect(newest).toMatchObject({ accion: 'sesion.rechazarLlave', direccion: '127.0.0.1' });
  });

  test('another account’s passkey opens nothing, of the same laundry or of another one', async () => {
    await add(e.as.superuser);
    const { key: foreign } = await add(e.as.ajeno);
    await e.server.close();
    // The test writes the role into the database, because no call makes a second user a superuser.
    await asOwner(e.server.where, `return q("update usuarios set rol = 'superuser' where usuario = 'admin@aguaclara.mx'");`);
    const server = await startServer({ where: e.server.where, env: { PUBLIC_URL: HERE.origin } });
    const { key: colleague } = await add(await server.signIn('admin@aguaclara.mx'));
    const { actor } = await enter(USER, server.url);
    for (const key of [foreign, colleague, new SoftwarePasskey()]) expect((await sign(actor, key)).status).toBe(403);
    expect(await statusOf(actor)).toBe(401);
    await server.close();
  });

  test('a counter that doesn’t grow is refused: the passkey was copied', async () => {
    const { key } = await add(e.as.superuser);
    key.counter = 41;
    expect((await sign((await enter()).actor, key)).status).toBe(200);
    const { actor } = await enter();
    key.counter = 41;
    expect((await sign(actor, key)).status).toBe(403);
    key.counter = 42;
    expect((await sign(actor, key)).status).toBe(200);
  });

  test('five refused close codes and passkeys for 15 minutes', async () => {
    const { key, codes } = await add(e.as.superuser);
    const { actor } = await enter();
    for (let i = 0; i < 5; i++) expect((await sign(actor, new SoftwarePasskey())).status).toBe(403);
    expect((await sign(actor, key)).status).toBe(429);
    expect((await actor.post(`${ROOT}/entrar`, { codigo: codes[0] })).status).toBe(429);
  });

  test('a challenge expires, and the app’s role reads neither it nor the passkeys', async () => {
    const { key } = await add(e.as.superuser);
    const { actor } = await enter();
    const challenge = await newChallenge(actor);
    await e.server.close();
    const denied = await asOwner(
      e.server.where,
      `await q("update sesiones set reto_expira = now() - interval '1 second'");
       const denied = [];
       for (const read of ["select reto from sesiones", "select credencial from llaves_acceso"]) {
         await q("begin"); await q("set local role app");
         denied.push(await q(read).then(() => false, () => true));
         await q("rollback");
       }
       return denied;`,
    );
    expect(denied).toEqual([true, true]);
    const server = await startServer({ where: e.server.where, env: { PUBLIC_URL: HERE.origin } });
    const late = createClient(server.url, actor.cookie);
    expect((await send(late, key.get(challenge, HERE))).status).toBe(409);
    expect((await sign(late, key)).status).toBe(200);
    await server.close();
  });
});

describe('removing', () => {
  const remove = (actor: Client, id: string, changes: object) =>
    actor.post(`${KEYS}/quitar`, { _id: id, password: PASSWORD, codigo: '000000', ...changes });
  const idsOf = async (actor: Client): Promise<string[]> =>
    (await actor.get(KEYS)).body.llaves.map(({ _id }: { _id: string }) => _id);

  test('takes password and code; a removed passkey opens nothing, and the last one turns the second factor off', async () => {
    const { superuser } = e.as;
    const { key, codes } = await add(superuser);
    await add(superuser, new SoftwarePasskey(), 'Otra');
    const [first = '', second = ''] = await idsOf(superuser);
    const [one = '', two = '', three = ''] = codes;
    expect(fieldsOf(await remove(superuser, first, { password: 'otra', codigo: one }))).toEqual(['password']);
    const wrong = await remove(superuser, first, {});
    expect([wrong.status, fieldsOf(wrong)]).toEqual([403, ['codigo']]);
    expect(wrong.body.detail).toBe('El código de recuperación no es correcto o ya se usó.');
    expect((await remove(e.as.ajeno, first, { codigo: one })).status).toBe(404);
    expect((await remove(superuser, first, { codigo: one })).status).toBe(200);
    const { actor } = await enter();
    expect((await sign(actor, key)).status).toBe(403);
    expect((await remove(superuser, first, { codigo: two })).status).toBe(404);
    expect((await remove(superuser, second, { codigo: two })).status).toBe(200);
    expect((await enter()).answer.body).toEqual({ redirection: '/app/activos' });
    expect((await actor.post(`${ROOT}/entrar`, { codigo: three })).status).toBe(403);
    expect(await actionsOf(superuser)).toEqual(
      expect.arrayContaining(['cuenta.quitarLlave', 'sesion.rechazarLlave', 'sesion.rechazarCodigo']),
    );
  });

  test('the operator’s reset takes passkeys too', async () => {
    await add(e.as.superuser);
    expect(await runAdmin(e.server.where, 'quitar-codigo', USER)).toContain('entra sólo con su contraseña');
    expect((await enter()).answer.body).toEqual({ redirection: '/app/activos' });
    expect((await e.as.superuser.get(KEYS)).body.llaves).toEqual([]);
  });
});

test('codes and passkeys live together: each turns on and off without the other', async () => {
  const { superuser } = e.as;
  const { key, codes } = await add(superuser);
  const { secreto: secret } = (await superuser.post(`${ROOT}/preparar`, { password: PASSWORD })).body;
  const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  // Until it is activated, the new secret opens nothing, and a recovery code doesn't activate it.
  const early = await enter();
  expect((await early.actor.post(`${ROOT}/entrar`, { codigo: codeAt(0) })).status).toBe(403);
  expect((await superuser.post(`${ROOT}/activar`, { codigo: codes[0] })).status).toBe(403);
  expect((await superuser.post(`${ROOT}/activar`, { codigo: codeAt(-1) })).status).toBe(200);
  expect((await superuser.get(ROOT)).body).toEqual({ activo: true, codigosRestantes: 10 });
  const both = await enter();
  expect(both.answer.body.factores).toEqual(['codigo', 'llave']);
  expect((await both.actor.post(`${ROOT}/entrar`, { codigo: codeAt(0) })).status).toBe(200);
  expect((await sign((await enter()).actor, key)).status).toBe(200);
  expect((await superuser.post(`${ROOT}/quitar`, { password: PASSWORD, codigo: codeAt(1) })).status).toBe(200);
  const left = await enter();
  expect(left.answer.body.factores).toEqual(['llave']);
  expect((await left.actor.post(`${ROOT}/entrar`, { codigo: codeAt(1) })).status).toBe(403);
  expect((await sign(left.actor, key)).status).toBe(200);
});

test('without PUBLIC_URL a trial takes the request’s own address, unless it is a number', async () => {
  await add(e.as.superuser);
  await e.server.close();
  const trial = await startServer({ where: e.server.where });
  const local = trial.url.replace('127.0.0.1', 'localhost');
  const named = createClient(local, (await enter(USER, trial.url)).actor.cookie);
  expect((await named.post(`${KEYS}/retar`)).body.opciones?.rpId).toBe('localhost');
  const { answer, actor } = await enter(USER, trial.url);
  expect(answer.body).toEqual({ redirection: '', segundoFactor: true, factores: [] });
  expect((await actor.post(`${KEYS}/retar`)).status).toBe(409);
  await trial.close();
});
