import { randomUUID } from 'node:crypto';
import { asOwner } from '../testing/asOwner.ts';
import { type MailServer, type Received, startMailServer } from '../testing/email.ts';
import { fieldsOf } from '../testing/scenario.ts';
import { type CallResponse, type Client, startServer, type TestServer } from '../testing/server.ts';

let email: MailServer;
let server: TestServer;
let superuser: Client;
let sucursal: string;
const boot = async (where?: TestServer['where']): Promise<void> => {
  const env = { SMTP_URL: email.url, MAIL_FROM: 'Lavanda <hola@lavanda.mx>' };
  server = await startServer({ env, ...(where ? { where } : {}) });
  superuser = await server.signIn('super@aguaclara.mx');
};
beforeAll(async () => {
  email = await startMailServer();
  await boot();
  sucursal = (await superuser.get('/api/tenant/sucursales')).body.sucursales[0]._id;
});
afterAll(async () => {
  await server.close();
  await email.close();
});

interface Invitee {
  usuario: string;
  response: CallResponse;
  mensaje: Received;
}

async function invite(role = 'user', user = `karla-${randomUUID()}@correo.mx`): Promise<Invitee> {
  email.mode = 'acepta';
  const from = email.received.length;
  const response = await superuser.post('/api/usuarios/guardar', { usuario: user, idSucursal: sucursal, rol: role });
  return { usuario: user, response, mensaje: await email.wait(from) };
}

const page = (token: string) => server.anonymous.get(`/api/usuarios/confirmation/${token}`);
const cookieHeader = (response: CallResponse): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const send = (body: object, cookie: string) => server.anonymous.post('/api/usuarios/confirmation/submit', body, { cookie });
const form = (user: string, changes: object = {}) => ({
  nombre: 'Karla',
  apellidos: 'Martínez Cordero',
  password: 'secreto1',
  usuario: user,
  ...changes,
});

const COMMON = 'Esa contraseña es muy fácil de adivinar. Elige otra.';

describe('an invitation', () => {
  test('goes out as text and HTML, in Spanish, from the laundry, with a link that works', async () => {
    const { usuario: user, response, mensaje: message } = await invite();
    expect(response).toMatchObject({
      status: 200,
      body: { correo: 'enviado', usuario: { invitacion: { correo: 'enviado' } } },
    });
    expect(response.body).not.toHaveProperty('enlace');
    expect(message).toMatchObject({ de: 'hola@lavanda.mx', para: [user] });
    for (const part of [
      'From: Agua Clara <hola@lavanda.mx>',
      'text/plain',
      'text/html',
      'Agua Clara te invita a formar parte de su equipo.',
      'vence en 72 horas',
    ]) {
      expect(message.texto).toContain(part);
    }
    expect(message.enlace).toBe(`${server.url}/usuarios/verification/${message.token}`);
  });

  test('is kept when the mail server refuses it, and can be sent again', async () => {
    email.mode = 'rechaza';
    const user = `karla-${randomUUID()}@correo.mx`;
    const response = await superuser.post('/api/usuarios/guardar', {
      usuario: user,
      idSucursal: sucursal,
      rol: 'user',
    });
    expect(response).toMatchObject({
      status: 200,
      body: { correo: 'fallido', usuario: { invitacion: { correo: 'fallido' } } },
    });
    email.mode = 'acepta';
    const from = email.received.length;
    const another = await superuser.post('/api/usuarios/reenviar', { _id: response.body.response });
    expect(another.body.correo).toBe('enviado');
    expect((await page((await email.wait(from)).token)).status).toBe(200);
  });

  test('is answered before a mail server that says nothing', async () => {
    email.mode = 'calla';
    const user = `karla-${randomUUID()}@correo.mx`;
    const response = await superuser.post('/api/usuarios/guardar', {
      usuario: user,
      idSucursal: sucursal,
      rol: 'user',
    });
    expect(response).toMatchObject({
      status: 200,
      body: { correo: 'pendiente', usuario: { invitacion: { correo: 'pendiente' } } },
    });
    email.mode = 'acepta';
  });
});

describe('activation', () => {
  test('from the e-mail’s link to the first sign-in', async () => {
    const { usuario: user, mensaje: message } = await invite('accountant');
    const response = await page(message.token);
    const data = { tenant: { nombre: 'Agua Clara', logo: expect.stringContaining('data:image') }, usuario: user };
    expect(response).toMatchObject({ status: 200, body: { ...data, response: data } });
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/usuarios/confirmation']) {
      expect(response.headers.getSetCookie()[0]).toContain(part);
    }
    expect(await send(form(user), cookieHeader(response))).toMatchObject({ status: 200, body: { usuario: user } });
    const inside = await (await server.signIn(user, 'secreto1')).get('/api/auth/authData');
    expect(inside.body.usuario).toMatchObject({
      nombre: 'Karla Martínez Cordero',
      rol: 'accountant',
      confirmed: true,
    });
  });

  test('breaks in the order and with the texts of the specification, and the link still works after', async () => {
    const { usuario: user, mensaje: message } = await invite();
    const cookie = cookieHeader(await page(message.token));
    const steps: [object, string, string][] = [
      [{ usuario: user }, 'nombre', 'El nombre es requerido.'],
      [{ usuario: user, nombre: ' ' }, 'nombre', 'El nombre es requerido.'],
      [{ usuario: user, nombre: 'Karla' }, 'apellidos', 'Los apellidos son requeridos.'],
      [form(user, { password: '12345' }), 'password', 'La contraseña debe tener al menos 6 caracteres.'],
      [form(user, { password: '123456' }), 'password', COMMON],
    ];
    for (const [body, field, detail] of steps) {
      const response = await send(body, cookie);
      expect({ ...response.body, status: response.status }).toMatchObject({ status: 422, detail });
      expect(fieldsOf(response)).toEqual([field]);
    }
    expect((await send(form(user, { password: 'zafiro' }), cookie)).status).toBe(200);
  });

  test('refuses as a password the user name before @, also with digits or signs added, and when it ends in digits itself', async () => {
    const { usuario: user, mensaje: message } = await invite('user', 'karla22@correo.mx');
    const cookie = cookieHeader(await page(message.token));
    for (const password of ['karla22', 'Karla22!', 'karla2299']) {
      expect(await send(form(user, { password }), cookie)).toMatchObject({ status: 422, body: { detail: COMMON } });
    }
    expect((await send(form(user, { password: 'karla22 del puesto' }), cookie)).status).toBe(200);
  });

  test('works once, even when sent twice at once', async () => {
    const { usuario: user, mensaje: message } = await invite();
    const cookie = cookieHeader(await page(message.token));
    const statuses = await Promise.all(
      [1, 2, 3].map(async (n) => (await send(form(user, { password: `secreto${n}` }), cookie)).status),
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect((await page(message.token)).status).toBe(404);
    expect((await send(form(user), cookie)).status).toBe(404);
  });

  test('sets the password of the token’s account and no other', async () => {
    const a = await invite();
    const b = await invite();
    const cookie = cookieHeader(await page(a.mensaje.token));
    for (const user of [b.usuario, 'super@aguaclara.mx']) expect((await send(form(user), cookie)).status).toBe(404);
    expect((await send(form(a.usuario), '')).status).toBe(404);
    expect((await send(form(a.usuario), `lavanda_activacion=${'A'.repeat(43)}`)).status).toBe(404);
    expect((await server.signIn('super@aguaclara.mx')).cookie).not.toBe('');
    expect((await send(form(a.usuario.toUpperCase()), cookie)).status).toBe(200);
  });

  test('of a deleted invitation is refused', async () => {
    const { response, mensaje: message } = await invite();
    await superuser.post('/api/usuarios/delete', response.body.usuario);
    expect((await page(message.token)).status).toBe(404);
  });

  test.each(['x', 'A'.repeat(43), '%00', `${'A'.repeat(150)}`, '..%2f'])('of a made-up token (%s) is 404', async (token) => {
    expect(await page(token)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('Token inválido') },
    });
  });
});

describe('a forgotten password', () => {
  const forgot = (user: string) => server.anonymous.post('/api/auth/olvide', { usuario: user });
  const reset = (token: string, password: string) => server.anonymous.post('/api/auth/restablecer', { token, password });

  test('is set again by the e-mail’s link, which works once and ends every session', async () => {
    const from = email.received.length;
    const before = await server.signIn('usuario2@aguaclara.mx');
    expect(await forgot(' Usuario2@AguaClara.mx ')).toMatchObject({ status: 200, body: {} });
    const { enlace: link, token, para: to, texto: text } = await email.wait(from);
    expect(to).toEqual(['usuario2@aguaclara.mx']);
    expect(text).toContain('vence en 1 hora');
    expect(link).toBe(`${server.url}/usuarios/restablecer/${token}`);
    expect(await server.anonymous.get(`/api/auth/restablecer/${token}`)).toMatchObject({
      status: 200,
      body: { usuario: 'usuario2@aguaclara.mx' },
    });
    expect((await page(token)).status).toBe(404);
    const short = await reset(token, '12345');
    expect([short.status, fieldsOf(short)]).toEqual([422, ['password']]);
    expect(await reset(token, 'Estrella')).toMatchObject({ status: 422, body: { detail: COMMON } });
    expect(await reset(token, 'otro-secreto')).toMatchObject({
      status: 200,
      body: { usuario: 'usuario2@aguaclara.mx' },
    });
    expect((await before.get('/api/auth/authData')).status).toBe(401);
    expect((await reset(token, 'tercero-secreto')).status).toBe(404);
    expect((await server.signIn('usuario2@aguaclara.mx', 'otro-secreto')).cookie).not.toBe('');
  });

  test('of nobody, of an unconfirmed account and asked for twice: the same answer, and no message', async () => {
    const { usuario: user } = await invite();
    const from = email.received.length;
    await forgot('contador@aguaclara.mx');
    expect((await email.wait(from)).para).toEqual(['contador@aguaclara.mx']);
    for (const actor of ['nadie@aguaclara.mx', user, 'contador@aguaclara.mx']) {
      expect(await forgot(actor)).toMatchObject({ status: 200, body: {} });
    }
    // A message to one of the three accounts above would arrive before the message to this account, so none was sent.
    expect((await forgot('admin@aguaclara.mx')).status).toBe(200);
    expect((await email.wait(from + 1)).para).toEqual(['admin@aguaclara.mx']);
  });

  test('asked for again and again is 429', async () => {
    const actor = 'insistente@aguaclara.mx';
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await forgot(actor)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('one’s own password', () => {
  const change = (client: Client, current: string, password: string) =>
    client.post('/api/auth/cambiarPassword', { actual: current, password });

  test('is changed with the current one; the other sessions end, this one stays', async () => {
    const user = 'usuario@aguaclara.mx';
    const [first, another] = [await server.signIn(user), await server.signIn(user)];
    const bad = await change(first, 'otra', 'nueva-clave');
    expect([bad.status, bad.body.detail, fieldsOf(bad)]).toEqual([403, 'La Contraseña es incorrecta.', ['actual']]);
    expect(fieldsOf(await change(first, 'lavanda123', '12345'))).toEqual(['password']);
    expect((await change(first, 'lavanda123', 'nueva-clave')).status).toBe(200);
    expect((await first.get('/api/auth/authData')).status).toBe(200);
    expect((await another.get('/api/auth/authData')).status).toBe(401);
    expect((await server.anonymous.post('/api/auth/submit', { usuario: user, password: 'lavanda123' })).status).toBe(403);
    expect((await server.signIn(user, 'nueva-clave')).cookie).not.toBe('');
  });

  test.each(['Contraseña', 'qwerty123', 'TEQUIERO', 'zzzzzzzz', 'contador', 'contador@aguaclara.mx'])(
    '%s is refused: everybody tries it first',
    async (password) => {
      const refused = await change(await server.signIn('contador@aguaclara.mx'), 'lavanda123', password);
      expect([refused.status, refused.body.detail, fieldsOf(refused)]).toEqual([422, COMMON, ['password']]);
    },
  );

  test('can not be guessed from an open session', async () => {
    const client = await server.signIn('admin@aguaclara.mx');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await change(client, `mala${i}`, 'nueva-clave')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test('needs a session', async () => {
    expect((await change(server.anonymous, 'lavanda123', 'nueva-clave')).status).toBe(401);
  });
});

test('an expired link is 401, told apart from a wrong one; nothing in the database lets anyone in', async () => {
  const { usuario: user, mensaje: message } = await invite();
  const from = email.received.length;
  expect((await server.anonymous.post('/api/auth/olvide', { usuario: 'super@bugambilia.mx' })).status).toBe(200);
  const reset = await email.wait(from);
  const cookie = cookieHeader(await page(message.token));
  await server.close();
  const saved = await asOwner(
    server.where,
    `await q("update tokens set expira = now() - interval '1 second'"); return (await q("select encode(huella, 'escape') as h, * from tokens")).rows;`,
  );
  expect(JSON.stringify(saved)).not.toContain(message.token);
  await boot(server.where);
  expect(await page(message.token)).toMatchObject({
    status: 401,
    body: { detail: expect.stringContaining('Token expirado') },
  });
  expect((await send(form(user), cookie)).status).toBe(401);
  expect((await server.anonymous.post('/api/auth/restablecer', { token: reset.token, password: 'secreto1' })).status).toBe(401);
  const team = (await superuser.get('/api/tenant/allUsersByTenant')).body.response;
  expect(team.find((other: { usuario: string }) => other.usuario === user).invitacion.vencida).toBe(true);
});

describe('behind https', () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await startServer({
      env: { SMTP_URL: email.url, PUBLIC_URL: 'https://app.lavanda.mx/', COOKIE_SECURE: 'true' },
    });
  });
  afterAll(() => other.close());

  test('links lead to PUBLIC_URL, whatever Host a request brings', async () => {
    const from = email.received.length;
    await other.anonymous.post('/api/auth/olvide', { usuario: 'super@aguaclara.mx' }, { host: 'malo.example' });
    expect((await email.wait(from)).enlace).toMatch(/^https:\/\/app\.lavanda\.mx\/usuarios\/restablecer\//);
  });

  test('the cookie of an activation is Secure by name too, and believed of no other', async () => {
    const from = email.received.length;
    const user = `karla-${randomUUID()}@correo.mx`;
    const owner = await other.signIn('super@aguaclara.mx');
    const [{ _id: idSucursal }] = (await owner.get('/api/tenant/sucursales')).body.sucursales;
    await owner.post('/api/usuarios/guardar', { usuario: user, idSucursal, rol: 'user' });
    const { token } = await email.wait(from);
    const response = await other.anonymous.get(`/api/usuarios/confirmation/${token}`);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-lavanda_activacion=.*; Secure/);
    const activate = (cookie: string) => other.anonymous.post('/api/usuarios/confirmation/submit', form(user), { cookie });
    expect((await activate(cookieHeader(response).replace('__Secure-', ''))).status).toBe(404);
    expect((await activate(cookieHeader(response))).status).toBe(200);
  });

  test('wrong links tried again and again are 429', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push((await other.anonymous.get('/api/usuarios/confirmation/x')).status);
    expect(statuses.slice(28)).toEqual([404, 429, 429]);
  });
});
