import { randomUUID } from 'node:crypto';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import type { Client } from '../testing/server.ts';

let e: Scenario;
let sucursal: string;
let foreignSucursal: string;
beforeAll(async () => {
  e = await createScenario();
  sucursal = (await e.as.superuser.get('/api/tenant/sucursales')).body.sucursales[0]._id;
  foreignSucursal = (await e.as.ajeno.get('/api/tenant/sucursales')).body.sucursales[0]._id;
});
afterAll(() => e.server.close());

const save = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/usuarios/guardar', body);
const remove = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/usuarios/delete', body);
const team = async (actor: Actor = 'superuser'): Promise<Member[]> =>
  (await e.as[actor].get('/api/tenant/allUsersByTenant')).body.response;
const member = async (user: string, actor: Actor = 'superuser'): Promise<Member> => {
  const found = (await team(actor)).find((other) => other.usuario === user);
  if (!found) throw new Error(`${user} is not in the team`);
  return found;
};
const newUser = (changes: object = {}) => ({
  usuario: `karla-${randomUUID()}@correo.mx`,
  idSucursal: sucursal,
  rol: 'user',
  ...changes,
});
const inside = async (client: Client) => (await client.get('/api/auth/authData')).status;

/** Invites an account, activates it through its link and signs it in. */
async function activated(role = 'user'): Promise<{ account: Member; client: Client }> {
  const { body } = await save(newUser({ rol: role }));
  const page = await e.server.anonymous.get(`/api/usuarios/confirmation/${body.enlace.split('/').at(-1)}`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const data = { nombre: 'Karla', apellidos: 'Martínez Cordero', password: 'secreto1', usuario: body.usuario.usuario };
  await e.server.anonymous.post('/api/usuarios/confirmation/submit', data, { cookie });
  return { account: await member(data.usuario), client: await e.server.signIn(data.usuario, 'secreto1') };
}

test('the list names everybody of the laundry, and nobody else', async () => {
  const list = await team();
  expect(list.map(({ usuario: user }) => user)).toContain('contador@aguaclara.mx');
  expect(list.map(({ usuario: user }) => user)).not.toContain('super@bugambilia.mx');
  expect(list.find(({ usuario: user }) => user === 'super@aguaclara.mx')).toMatchObject({
    email: 'super@aguaclara.mx',
    nombre: 'Mariana Robles',
    rol: 'superuser',
    confirmed: true,
    lastLogin: expect.stringMatching(/^\d{4}-.*Z$/),
    fechaAlta: expect.stringMatching(/^\d{4}-.*Z$/),
    sucursalData: { nombre_sucursal: 'Narvarte' },
    invitacion: null,
  });
  expect(JSON.stringify(list)).not.toContain('argon2');
});

test('an invited person is pending until they activate; without a mail server the answer has the link', async () => {
  const body = newUser({ rol: 'accountant', usuario: ` Otra.${randomUUID()}@Correo.MX ` });
  const response = await save(body);
  expect(response).toMatchObject({
    status: 200,
    body: { correo: 'sin_servidor', enlace: expect.stringMatching(/^http:.*\/usuarios\/verification\/[\w-]{43}$/) },
  });
  const user = body.usuario.trim().toLowerCase();
  expect(await member(user)).toMatchObject({
    _id: response.body.response,
    nombre: '',
    rol: 'accountant',
    confirmed: false,
    lastLogin: null,
    invitacion: { correo: 'sin_servidor', vencida: false },
  });
  expect((await e.server.anonymous.post('/api/auth/submit', { usuario: user, password: 'x' })).status).toBe(401);
});

test.each([
  ['usuario', { usuario: '' }],
  ['usuario', { usuario: 'karla' }],
  ['usuario', { usuario: 'a@b.mx, c@d.mx' }],
  ['idSucursal', { idSucursal: '' }],
  ['idSucursal', { idSucursal: 'x' }],
  ['idSucursal', { idSucursal: randomUUID() }],
  ['rol', { rol: undefined }],
  ['rol', { rol: 'superuser' }],
  ['rol', { rol: 'dueño' }],
])('an invitation with a wrong %s is refused by it (%#)', async (field, change) => {
  const response = await save(newUser(change));
  expect(response.status).toBe(422);
  expect(fieldsOf(response)).toEqual([field]);
});

test('a branch of another laundry is none', async () => {
  expect(fieldsOf(await save(newUser({ idSucursal: foreignSucursal })))).toEqual(['idSucursal']);
  const { _id } = await member('usuario2@aguaclara.mx');
  expect((await save({ _id, idSucursal: foreignSucursal })).status).toBe(422);
});

test('an e-mail has one account in the whole product, in any spelling', async () => {
  for (const user of ['USUARIO@aguaclara.mx', 'usuario@bugambilia.mx']) {
    const response = await save(newUser({ usuario: user }));
    expect({ status: response.status, campos: fieldsOf(response) }).toEqual({ status: 409, campos: ['usuario'] });
  }
  const body = newUser();
  const statuses = (await Promise.all([save(body), save(body)])).map((r) => r.status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a changed role ends the sessions of that account at once; a changed name or branch does not', async () => {
  const { account, client } = await activated('user');
  expect((await save({ ...account, nombre: 'Karla M.', rol: 'user' })).status).toBe(200);
  expect(await inside(client)).toBe(200);
  expect(await save({ _id: account._id, rol: 'admin' })).toMatchObject({
    status: 200,
    body: { usuario: { rol: 'admin', nombre: 'Karla M.' } },
  });
  expect(await inside(client)).toBe(401);
  const another = await e.server.signIn(account.usuario, 'secreto1');
  expect((await another.get('/api/auth/authData')).body).toMatchObject({
    usuario: { rol: 'admin' },
    permissions: expect.arrayContaining(['dashboard']),
  });
});

test('the e-mail of an account is never changed by the user modal', async () => {
  const { account } = await activated();
  await save({ ...account, usuario: 'otro@correo.mx' });
  expect((await member(account.usuario))._id).toBe(account._id);
});

test('a deleted account is out at once, can not sign in, and its e-mail is free; its notes keep its name', async () => {
  const { account, client } = await activated();
  const id = (await client.post('/api/ventas/guardar', e.nota())).body.inserted_id;
  expect(await remove(account)).toMatchObject({ status: 200, body: { eliminado: true } });
  expect(await inside(client)).toBe(401);
  const signIn = await e.server.anonymous.post('/api/auth/submit', { usuario: account.usuario, password: 'secreto1' });
  expect(signIn).toMatchObject({ status: 401, body: { detail: 'El usuario no se encuentra registrado.' } });
  expect((await team()).some(({ _id }) => _id === account._id)).toBe(false);
  expect((await remove(account)).status).toBe(404);
  expect((await save({ ...account, rol: 'admin' })).status).toBe(404);
  expect((await save(newUser({ usuario: account.usuario }))).status).toBe(200);
  expect(JSON.stringify((await e.as.superuser.get(`/api/ventas/${id}`)).body)).toContain('Karla Martínez Cordero');
});

test('nobody grants superuser, and the last one stays', async () => {
  const { _id, ...super1 } = await member('super@aguaclara.mx');
  const user = await member('usuario2@aguaclara.mx');
  expect(fieldsOf(await save({ _id: user._id, rol: 'superuser' }))).toEqual(['rol']);
  expect((await save({ _id, rol: 'admin' })).status).toBe(409);
  expect((await remove({ ...super1, _id })).status).toBe(409);
  expect(await save({ _id, rol: 'superuser', nombre: 'Mariana Robles' })).toMatchObject({
    status: 200,
    body: { usuario: { rol: 'superuser' } },
  });
  expect(await inside(e.as.superuser)).toBe(200);
});

test('a superuser makes a link with which a colleague chooses a new password; it is noted', async () => {
  const { account } = await activated();
  const make = (_id: string, actor: Actor = 'superuser') => e.as[actor].post('/api/usuarios/enlacePassword', { _id });
  const [older, link] = [(await make(account._id)).body.enlace, (await make(account._id)).body.enlace];
  const reset = (address: string) =>
    e.server.anonymous.post('/api/auth/restablecer', { token: address.split('/').at(-1), password: 'distinta-9' });
  expect((await reset(older)).status).toBe(404);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link)).status).toBe(404);
  expect(await inside(await e.server.signIn(account.usuario, 'distinta-9'))).toBe(200);
  const { body: trail } = await e.as.superuser.get('/api/bitacora?clase=equipo');
  expect(JSON.stringify(trail)).toContain('usuario.enlacePassword');

  const own = await member('super@aguaclara.mx');
  const { body: pending } = await save(newUser());
  const refused = [await make(own._id), await make(pending.response), await make(account._id, 'ajeno')];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 404]);
});

test('a forgotten password says that no mail is sent here, whoever asks', async () => {
  for (const user of ['usuario@aguaclara.mx', 'nadie@aguaclara.mx']) {
    expect(await e.server.anonymous.post('/api/auth/olvide', { usuario: user })).toMatchObject({
      status: 200,
      body: { sinCorreo: true },
    });
  }
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not see or touch the team', async (actor) => {
  const { _id } = await member('usuario2@aguaclara.mx');
  expect((await e.as[actor].get('/api/tenant/allUsersByTenant')).status).toBe(403);
  expect((await save(newUser(), actor)).status).toBe(403);
  expect((await save({ _id, rol: 'admin' }, actor)).status).toBe(403);
  expect((await remove({ _id }, actor)).status).toBe(403);
  expect((await e.as[actor].post('/api/usuarios/reenviar', { _id })).status).toBe(403);
});

test('another laundry’s account is none', async () => {
  const account = await member('usuario2@aguaclara.mx');
  expect((await save({ ...account, nombre: 'X', rol: 'admin' }, 'ajeno')).status).toBe(404);
  expect((await remove(account, 'ajeno')).status).toBe(404);
  expect((await e.as.ajeno.post('/api/usuarios/reenviar', { _id: account._id })).status).toBe(404);
  expect(await inside(e.as.user2)).toBe(200);
  expect(await member(account.usuario)).toMatchObject({ rol: 'user', nombre: account.nombre });
});

test('a new invitation replaces the earlier link; a confirmed account needs none', async () => {
  const { body } = await save(newUser());
  const view = async (link: string) =>
    (await e.server.anonymous.get(`/api/usuarios/confirmation/${link.split('/').at(-1)}`)).status;
  const another = await e.as.superuser.post('/api/usuarios/reenviar', { _id: body.response });
  expect(another.status).toBe(200);
  expect([await view(body.enlace), await view(another.body.enlace)]).toEqual([404, 200]);
  const { _id } = await member('usuario2@aguaclara.mx');
  expect((await e.as.superuser.post('/api/usuarios/reenviar', { _id })).status).toBe(409);
});

test.each([
  ['_id', { _id: 'x' }],
  ['usuario', { usuario: 7 }],
  ['nombre', { nombre: 'a\u0000' }],
  ['rol', { rol: ['user'] }],
])('a wrong %s is named', async (field, change) => {
  const response = await save(newUser(change));
  expect(response.status).toBe(400);
  expect(fieldsOf(response)).toContain(field);
});
