import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { notaOf } from '../../testing/credit.ts';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import { ago, bodyOf, HOUR, type LateRegister, lateRegister, pago } from './testing/captures.ts';

let e: Scenario;
let register: LateRegister;
let paidNota: string;
let users: Record<'user' | 'admin' | 'ajeno', User>;
beforeAll(async () => {
  e = await createScenario();
  register = lateRegister(e);
  const read = async (actor: Actor) => (await e.as[actor].get('/api/auth/authData')).body.usuario;
  users = { user: await read('user'), admin: await read('admin'), ajeno: await read('ajeno') };
});

const trail = async (): Promise<TrailEntry[]> => (await e.as.superuser.get('/api/bitacora')).body.entradas;
/** A sucursal that only a superuser and its own users see. */
async function otherSucursal(): Promise<string> {
  const { sucursales } = (await e.as.superuser.get('/api/tenant/sucursales')).body as { sucursales: { _id: string }[] };
  const other = sucursales.find(({ _id: id }) => id !== users.user.sucursalData._id);
  if (!other) throw new Error('The demo laundry has one sucursal');
  return other._id;
}
async function newUser(sucursal: string, role = 'user'): Promise<string> {
  const account = { usuario: `${randomUUID()}@aguaclara.mx`, idSucursal: sucursal, rol: role };
  return (await e.as.superuser.post('/api/usuarios/guardar', account)).body.usuario._id;
}
const sender = (entry: TrailEntry | undefined) => entry?.enviada_por;

test('a nota that another user captured is of who captured it, and the trail tells who sent it', async () => {
  const capture = { capturada_por: users.user._id, pagos: [pago(20)] };
  const operation = randomUUID();
  const nota = notaOf(await register.send({ ...capture, operacion: operation }, 'admin'));
  expect(nota.atendio).toBe(users.user.nombre);
  const entry = (await trail()).find((one) => one.nota?._id === nota._id);
  expect(entry).toMatchObject({ accion: 'nota.crear', persona: { _id: users.user._id }, pagos: [{ monto: 20 }] });
  expect(sender(entry)).toBe(users.admin.nombre);
  paidNota = nota._id;
});

test('what it sends of a stored nota is told too, and changes nothing of what counts as its content', async () => {
  const nota: Nota = await e.saved();
  const by = { capturada_por: users.user._id, captura: true };
  const move = { id: nota._id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso', ...by };
  expect((await e.as.admin.post('/api/ventas/etapa', move)).status).toBe(200);
  const entry = (await trail()).find((one) => one.nota?._id === nota._id);
  expect([entry?.accion, entry?.persona?._id, sender(entry)]).toEqual(['nota.mover', users.user._id, users.admin.nombre]);
  const changed = { ...bodyOf(nota), express: true, operacion: randomUUID() };
  expect((await e.save(changed)).status).toBe(200);
});

test('a cliente that another user registered tells both', async () => {
  const body = { _id: randomUUID(), nombre: 'Laura', captura: true, capturado: ago(HOUR), capturada_por: users.user._id };
  expect((await e.as.superuser.post('/api/clientes/guardar', body)).status).toBe(200);
  const entry = (await trail()).find(({ asunto: subject }) => subject === 'Laura');
  expect([entry?.accion, entry?.persona?._id]).toEqual(['cliente.agregar', users.user._id]);
  expect(sender(entry)).toEqual(expect.any(String));
});

test('only a role that may void sends what another captured, of its laundry and of a sucursal that it sees', async () => {
  const send = (by: string, actor: Actor) => register.send({ capturada_por: by }, actor);
  expect((await send(users.admin._id, 'user')).status).toBe(403);
  expect((await send(users.user._id, 'user')).status).toBe(200);
  const foreign = await send(users.ajeno._id, 'superuser');
  expect([foreign.status, fieldsOf(foreign)]).toEqual([422, ['capturada_por']]);
  expect((await send(randomUUID(), 'admin')).status).toBe(422);
  const elsewhere = await newUser(await otherSucursal());
  expect((await send(elsewhere, 'admin')).status).toBe(403);
  expect(notaOf(await send(elsewhere, 'superuser')).sucursal).toBe(await otherSucursal());
});

test('a superuser who sends what another role captured reaches no nota that this one could not', async () => {
  const nota = await e.saved();
  const change = { ...bodyOf(nota), id: nota._id, pagos: [pago(5)] };
  for (const role of ['user', 'admin', 'accountant']) {
    const by = await newUser(await otherSucursal(), role);
    expect((await register.send({ ...change, capturada_por: by }, 'superuser')).status).toBe(404);
  }
});

test('what an account captured that was removed since is still taken', async () => {
  const by = await newUser(users.user.sucursalData._id);
  expect((await e.as.superuser.post('/api/usuarios/delete', { _id: by })).status).toBe(200);
  expect((await register.send({ capturada_por: by }, 'admin')).status).toBe(200);
});

test('the pago is of who captured it', async () => {
  await e.server.close();
  const author = `return (await q("select creado_por from pagos where nota_id = '${paidNota}'")).rows`;
  expect(await asOwner(e.server.where, author)).toEqual([{ creado_por: users.user._id }]);
});
