import { randomUUID } from 'node:crypto';
import type { Miembro } from '@lavanda/shared/contract/equipo';
import { camposDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';
import type { Cliente } from '../test/servidor.ts';

let e: Escenario;
let sucursal: string;
let sucursalAjena: string;
beforeAll(async () => {
  e = await prepararEscenario();
  sucursal = (await e.como.superuser.get('/api/tenant/sucursales')).cuerpo.sucursales[0]._id;
  sucursalAjena = (await e.como.ajeno.get('/api/tenant/sucursales')).cuerpo.sucursales[0]._id;
});
afterAll(() => e.servidor.cerrar());

const guardar = (cuerpo: object, quien: Quien = 'superuser') => e.como[quien].post('/api/usuarios/guardar', cuerpo);
const eliminar = (cuerpo: object, quien: Quien = 'superuser') => e.como[quien].post('/api/usuarios/delete', cuerpo);
const equipo = async (quien: Quien = 'superuser'): Promise<Miembro[]> =>
  (await e.como[quien].get('/api/tenant/allUsersByTenant')).cuerpo.response;
const miembro = async (usuario: string, quien: Quien = 'superuser'): Promise<Miembro> => {
  const hallado = (await equipo(quien)).find((otro) => otro.usuario === usuario);
  if (!hallado) throw new Error(`${usuario} no está`);
  return hallado;
};
const nuevo = (cambios: object = {}) => ({
  usuario: `karla-${randomUUID()}@correo.mx`,
  idSucursal: sucursal,
  rol: 'user',
  ...cambios,
});
const dentro = async (cliente: Cliente) => (await cliente.get('/api/auth/authData')).status;

/** An account activated through its link, signed in. */
async function activado(rol = 'user'): Promise<{ cuenta: Miembro; cliente: Cliente }> {
  const { cuerpo } = await guardar(nuevo({ rol }));
  const pagina = await e.servidor.anonimo.get(`/api/usuarios/confirmation/${cuerpo.enlace.split('/').at(-1)}`);
  const cookie = pagina.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const datos = { nombre: 'Karla', apellidos: 'Martínez Cordero', password: 'secreto1', usuario: cuerpo.usuario.usuario };
  await e.servidor.anonimo.post('/api/usuarios/confirmation/submit', datos, { cookie });
  return { cuenta: await miembro(datos.usuario), cliente: await e.servidor.entrar(datos.usuario, 'secreto1') };
}

test('the list names everybody of the laundry, and nobody else', async () => {
  const lista = await equipo();
  expect(lista.map(({ usuario }) => usuario)).toContain('contador@aguaclara.mx');
  expect(lista.map(({ usuario }) => usuario)).not.toContain('super@bugambilia.mx');
  expect(lista.find(({ usuario }) => usuario === 'super@aguaclara.mx')).toMatchObject({
    email: 'super@aguaclara.mx',
    nombre: 'Mariana Robles',
    rol: 'superuser',
    confirmed: true,
    lastLogin: expect.stringMatching(/^\d{4}-.*Z$/),
    fechaAlta: expect.stringMatching(/^\d{4}-.*Z$/),
    sucursalData: { nombre_sucursal: 'Narvarte' },
    invitacion: null,
  });
  expect(JSON.stringify(lista)).not.toContain('argon2');
});

test('an invited person is pending until they activate; without a mail server the answer has the link', async () => {
  const cuerpo = nuevo({ rol: 'accountant', usuario: ` Otra.${randomUUID()}@Correo.MX ` });
  const respuesta = await guardar(cuerpo);
  expect(respuesta).toMatchObject({
    status: 200,
    cuerpo: { correo: 'sin_servidor', enlace: expect.stringMatching(/^http:.*\/usuarios\/verification\/[\w-]{43}$/) },
  });
  const usuario = cuerpo.usuario.trim().toLowerCase();
  expect(await miembro(usuario)).toMatchObject({
    _id: respuesta.cuerpo.response,
    nombre: '',
    rol: 'accountant',
    confirmed: false,
    lastLogin: null,
    invitacion: { correo: 'sin_servidor', vencida: false },
  });
  expect((await e.servidor.anonimo.post('/api/auth/submit', { usuario, password: 'x' })).status).toBe(401);
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
])('an invitation with a wrong %s is refused by it (%#)', async (campo, cambio) => {
  const respuesta = await guardar(nuevo(cambio));
  expect(respuesta.status).toBe(422);
  expect(camposDe(respuesta)).toEqual([campo]);
});

test('a branch of another laundry is none', async () => {
  expect(camposDe(await guardar(nuevo({ idSucursal: sucursalAjena })))).toEqual(['idSucursal']);
  const { _id } = await miembro('usuario2@aguaclara.mx');
  expect((await guardar({ _id, idSucursal: sucursalAjena })).status).toBe(422);
});

test('an e-mail has one account in the whole product, in any spelling', async () => {
  for (const usuario of ['USUARIO@aguaclara.mx', 'usuario@bugambilia.mx']) {
    const respuesta = await guardar(nuevo({ usuario }));
    expect({ status: respuesta.status, campos: camposDe(respuesta) }).toEqual({ status: 409, campos: ['usuario'] });
  }
  const cuerpo = nuevo();
  const estados = (await Promise.all([guardar(cuerpo), guardar(cuerpo)])).map((r) => r.status);
  expect(estados.sort()).toEqual([200, 409]);
});

test('a changed role ends the sessions of that account at once; a changed name or branch does not', async () => {
  const { cuenta, cliente } = await activado('user');
  expect((await guardar({ ...cuenta, nombre: 'Karla M.', rol: 'user' })).status).toBe(200);
  expect(await dentro(cliente)).toBe(200);
  expect(await guardar({ _id: cuenta._id, rol: 'admin' })).toMatchObject({
    status: 200,
    cuerpo: { usuario: { rol: 'admin', nombre: 'Karla M.' } },
  });
  expect(await dentro(cliente)).toBe(401);
  const otra = await e.servidor.entrar(cuenta.usuario, 'secreto1');
  expect((await otra.get('/api/auth/authData')).cuerpo).toMatchObject({
    usuario: { rol: 'admin' },
    permissions: expect.arrayContaining(['dashboard']),
  });
});

test('the e-mail of an account is never changed by the user modal', async () => {
  const { cuenta } = await activado();
  await guardar({ ...cuenta, usuario: 'otro@correo.mx' });
  expect((await miembro(cuenta.usuario))._id).toBe(cuenta._id);
});

test('a deleted account is out at once, can not sign in, and its e-mail is free; its notes keep its name', async () => {
  const { cuenta, cliente } = await activado();
  const id = (await cliente.post('/api/ventas/guardar', e.nota())).cuerpo.inserted_id;
  expect(await eliminar(cuenta)).toMatchObject({ status: 200, cuerpo: { eliminado: true } });
  expect(await dentro(cliente)).toBe(401);
  const entrar = await e.servidor.anonimo.post('/api/auth/submit', { usuario: cuenta.usuario, password: 'secreto1' });
  expect(entrar).toMatchObject({ status: 401, cuerpo: { detail: 'El usuario no se encuentra registrado.' } });
  expect((await equipo()).some(({ _id }) => _id === cuenta._id)).toBe(false);
  expect((await eliminar(cuenta)).status).toBe(404);
  expect((await guardar({ ...cuenta, rol: 'admin' })).status).toBe(404);
  expect((await guardar(nuevo({ usuario: cuenta.usuario }))).status).toBe(200);
  expect(JSON.stringify((await e.como.superuser.get(`/api/ventas/${id}`)).cuerpo)).toContain('Karla Martínez Cordero');
});

test('nobody grants superuser, and the last one stays', async () => {
  const { _id, ...super1 } = await miembro('super@aguaclara.mx');
  const usuario = await miembro('usuario2@aguaclara.mx');
  expect(camposDe(await guardar({ _id: usuario._id, rol: 'superuser' }))).toEqual(['rol']);
  expect((await guardar({ _id, rol: 'admin' })).status).toBe(409);
  expect((await eliminar({ ...super1, _id })).status).toBe(409);
  expect(await guardar({ _id, rol: 'superuser', nombre: 'Mariana Robles' })).toMatchObject({
    status: 200,
    cuerpo: { usuario: { rol: 'superuser' } },
  });
  expect(await dentro(e.como.superuser)).toBe(200);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not see or touch the team', async (quien) => {
  const { _id } = await miembro('usuario2@aguaclara.mx');
  expect((await e.como[quien].get('/api/tenant/allUsersByTenant')).status).toBe(403);
  expect((await guardar(nuevo(), quien)).status).toBe(403);
  expect((await guardar({ _id, rol: 'admin' }, quien)).status).toBe(403);
  expect((await eliminar({ _id }, quien)).status).toBe(403);
  expect((await e.como[quien].post('/api/usuarios/reenviar', { _id })).status).toBe(403);
});

test('another laundry’s account is none', async () => {
  const cuenta = await miembro('usuario2@aguaclara.mx');
  expect((await guardar({ ...cuenta, nombre: 'X', rol: 'admin' }, 'ajeno')).status).toBe(404);
  expect((await eliminar(cuenta, 'ajeno')).status).toBe(404);
  expect((await e.como.ajeno.post('/api/usuarios/reenviar', { _id: cuenta._id })).status).toBe(404);
  expect(await dentro(e.como.user2)).toBe(200);
  expect(await miembro(cuenta.usuario)).toMatchObject({ rol: 'user', nombre: cuenta.nombre });
});

test('a new invitation replaces the earlier link; a confirmed account needs none', async () => {
  const { cuerpo } = await guardar(nuevo());
  const ver = async (enlace: string) =>
    (await e.servidor.anonimo.get(`/api/usuarios/confirmation/${enlace.split('/').at(-1)}`)).status;
  const otra = await e.como.superuser.post('/api/usuarios/reenviar', { _id: cuerpo.response });
  expect(otra.status).toBe(200);
  expect([await ver(cuerpo.enlace), await ver(otra.cuerpo.enlace)]).toEqual([404, 200]);
  const { _id } = await miembro('usuario2@aguaclara.mx');
  expect((await e.como.superuser.post('/api/usuarios/reenviar', { _id })).status).toBe(409);
});

test.each([
  ['_id', { _id: 'x' }],
  ['usuario', { usuario: 7 }],
  ['nombre', { nombre: 'a\u0000' }],
  ['rol', { rol: ['user'] }],
])('a wrong %s is named', async (campo, cambio) => {
  const respuesta = await guardar(nuevo(cambio));
  expect(respuesta.status).toBe(400);
  expect(camposDe(respuesta)).toContain(campo);
});
