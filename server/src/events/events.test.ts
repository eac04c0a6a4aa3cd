import { randomUUID } from 'node:crypto';
import { type EventReader, readEvents } from '../testing/eventReader.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import type { Client } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

let e: Scenario;
const opened: EventReader[] = [];
beforeAll(async () => {
  e = await createScenario();
});
afterEach(() => {
  for (const reader of opened.splice(0)) reader.close();
});
afterAll(() => e.server.close());

async function listen(as: Client, query = ''): Promise<EventReader> {
  const reader = await readEvents(e.server.url, as, query);
  opened.push(reader);
  return reader;
}

async function ready(as: Client, query = ''): Promise<EventReader> {
  const reader = await listen(as, query);
  await reader.ready();
  return reader;
}

/** Creates a user in another sucursal of the same laundry and signs them in. */
async function elsewhere(role: 'user' | 'admin'): Promise<Client> {
  const { superuser } = e.as;
  const { sucursales } = (await superuser.get('/api/tenant/sucursales')).body;
  const { usuario: user } = (await e.as.user.get('/api/auth/authData')).body;
  const other = sucursales.find(({ _id }: { _id: string }) => _id !== user.idSucursal);
  const name = `${randomUUID()}@aguaclara.mx`;
  const { enlace: link } = (await superuser.post('/api/usuarios/guardar', { usuario: name, idSucursal: other._id, rol: role }))
    .body;
  const page = await e.server.anonymous.get(`/api/usuarios/confirmation/${link.split('/').at(-1)}`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const account = { nombre: 'Otra', apellidos: 'Sucursal', password: 'una larga de prueba' };
  await e.server.anonymous.post('/api/usuarios/confirmation/submit', account, { cookie });
  return e.server.signIn(name, account.password);
}

describe('GET /api/eventos', () => {
  it('tells what is saved, with its id and whose window saved it, once', async () => {
    const reader = await ready(e.as.user2);
    const here = randomUUID();
    const nota = e.nota({ pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Efvo' }] });
    expect((await e.as.user.post('/api/ventas/guardar', nota, { 'x-lavanda-origen': here })).status).toBe(200);
    await reader.heard('nota', nota.id);
    await e.newCliente();
    await reader.heard('cliente');
    expect(reader.events().filter(({ ids }) => ids.includes(nota.id))).toEqual([{ tipo: 'nota', ids: [nota.id], origen: here }]);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
  });

  it('says nothing of a change that was refused', async () => {
    const reader = await ready(e.as.user2);
    const refused = e.nota({ usuario: randomUUID() });
    expect((await e.save(refused)).status).toBeGreaterThanOrEqual(400);
    const { id } = await e.saved();
    await reader.heard('nota', id);
    expect(reader.wire()).not.toContain(refused.id);
  });

  it('tells services, the identity, sucursales, the team and Caja to who reads them', async () => {
    const [user, superuser] = [await ready(e.as.user), await ready(e.as.superuser)];
    const servicio = { servicio: randomUUID(), categoria: 'Nueva', medida: 'pz', precio: 7 };
    expect((await e.as.superuser.post('/api/servicios/guardar', servicio)).status).toBe(200);
    await user.heard('servicio');
    const { response } = (await e.as.superuser.get('/api/tenant/allUsersByTenant')).body;
    const { _id } = response.find(({ usuario: user }: { usuario: string }) => user === 'contador@aguaclara.mx');
    await e.as.superuser.post('/api/usuarios/guardar', { _id, rol: 'admin' });
    await superuser.heard('equipo', _id);
    await e.as.superuser.post('/api/usuarios/guardar', { _id, rol: 'accountant' });
    const caja = randomUUID();
    expect((await e.as.user2.post('/api/caja/cajas', { _id: caja, nombre: caja })).status).toBe(200);
    await user.heard('caja', caja);
    const turno = { _id: randomUUID(), caja, efectivo: { total: 100 } };
    expect((await e.as.user2.post('/api/caja/abrir', turno)).status).toBe(200);
    await until(() => user.events().filter(({ tipo: kind, ids }) => kind === 'caja' && ids.includes(caja)).length > 1);
    expect(user.events().filter(({ tipo: kind }) => kind === 'equipo')).toEqual([]);
  });

  it('writes nothing of another laundry or sucursal, read on the wire', async () => {
    const foreign = await ready(e.as.ajeno);
    const other = await ready(await elsewhere('user'));
    const admin = await ready(await elsewhere('admin'));
    const superuser = await ready(e.as.superuser);
    const { id } = await e.saved();
    const cliente = await e.newCliente();
    await superuser.heard('nota', id);
    await superuser.heard('cliente', cliente);
    for (const reader of [other, admin]) await reader.heard('cliente', cliente);
    // Waits for a later event that `foreign` may receive: a forbidden event would have arrived before that one.
    await e.as.ajeno.post('/api/clientes/guardar', { nombre: 'Suyo', apellido: randomUUID() });
    await foreign.heard('cliente');
    for (const reader of [foreign, other, admin]) expect(reader.wire()).not.toContain(id);
    expect(foreign.wire()).not.toContain(cliente);
    const clientes = foreign.events().filter(({ tipo: kind }) => kind === 'cliente');
    expect(clientes).toHaveLength(1);
    expect(foreign.events().filter(({ tipo: kind }) => kind === 'nota')).toEqual([]);
    for (const reader of [foreign, other, superuser]) expect(reader.wire()).not.toMatch(/Prueba|Suyo|aguaclara|tenant/);
  });

  it('gives who comes back what it missed, and who was away too long one "todo"', async () => {
    const first = await ready(e.as.user2);
    const { id: before } = await e.saved();
    await first.heard('nota', before);
    first.close();
    const missed = [(await e.saved()).id, (await e.saved()).id];
    const back = await ready(e.as.user2, `?desde=${first.lastId()}`);
    expect(back.events().flatMap(({ ids }) => ids)).toEqual(missed);
    expect(back.count('todo')).toBe(0);
    const again = await ready(e.as.user2, `?desde=${back.lastId()}`);
    expect([again.events(), again.count('todo')]).toEqual([[], 0]);
    const stranger = await ready(e.as.user2, '?desde=de.otro');
    expect([stranger.events(), stranger.count('todo')]).toEqual([[], 1]);
  });

  it('gives a new page what was changed since it began to read', async () => {
    const began = performance.now();
    const { id } = await e.saved();
    // Tried again, because on a busy machine a call may take longer than the server allows for, and PostgreSQL's notice be late.
    await until(async () => {
      const fresh = await ready(e.as.user2, `?hace=${Math.ceil(performance.now() - began)}`);
      const isHeard = fresh.events().some(({ ids }) => ids.includes(id));
      fresh.close();
      return isHeard;
    });
    const old = await ready(e.as.user2, '?hace=99999999');
    expect(old.count('todo')).toBe(1);
  });

  it('ends with the session: signed out, ended from elsewhere, role changed', async () => {
    const leaving = await e.server.signIn('usuario2@aguaclara.mx');
    const reader = await ready(leaving);
    await leaving.post('/api/auth/logout');
    await until(() => !reader.isOpen());
    expect((await listen(leaving)).status).toBe(401);

    const elsewhereSession = await e.server.signIn('usuario2@aguaclara.mx');
    const ended = await ready(elsewhereSession);
    await e.as.user2.post('/api/auth/sesiones/terminarOtras');
    await until(() => !ended.isOpen());

    const { response } = (await e.as.superuser.get('/api/tenant/allUsersByTenant')).body;
    const account = response.find(({ usuario: user }: { usuario: string }) => user === 'usuario2@aguaclara.mx');
    const changed = await ready(e.as.user2);
    const others = await ready(e.as.user);
    await e.as.superuser.post('/api/usuarios/guardar', { ...account, rol: 'accountant' });
    await until(() => !changed.isOpen());
    expect(others.isOpen()).toBe(true);
    await e.as.superuser.post('/api/usuarios/guardar', { ...account, rol: 'user' });
  });

  it('limits the streams of a session, and leaves its other calls alone', async () => {
    const session = await e.server.signIn('usuario@aguaclara.mx');
    const readers = await Promise.all(Array.from({ length: 12 }, () => ready(session)));
    expect((await listen(session)).status).toBe(429);
    const calls = await Promise.all(Array.from({ length: 20 }, () => session.get('/api/servicios/all')));
    expect(calls.every(({ status }) => status === 200)).toBe(true);
    readers[0]?.close();
    await until(async () => {
      const next = await listen(session);
      return next.status === 200;
    });
  });
});

describe('POST /api/eventos/abierta', () => {
  const open = (as: Client, nota: string | null, window: string, register = window) =>
    as.post('/api/eventos/abierta', { nota, ventana: window, equipo: register });

  it('tells who else has the nota open, by name, and when they leave', async () => {
    const { id } = await e.saved();
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const as = await e.server.signIn('usuario@aguaclara.mx');
    const user2 = await e.server.signIn('admin@aguaclara.mx');
    const reader = await ready(as);
    expect((await open(as, id, mine)).body).toEqual({ otros: [] });
    await reader.heard('presencia', id);
    const { usuario: user } = (await as.get('/api/auth/authData')).body;
    expect((await open(user2, id, theirs)).body.otros).toEqual([{ _id: user._id, nombre: expect.any(String) }]);
    await until(async () => (await open(as, id, mine)).body.otros.length === 1);
    await open(user2, null, theirs);
    await until(async () => (await open(as, id, mine)).body.otros.length === 0);
    expect(reader.events().filter(({ tipo: kind }) => kind === 'presencia')).toHaveLength(3);
    expect((await open(as, id, randomUUID(), mine)).body).toEqual({ otros: [] });
  });

  it('knows only notas that the session sees', async () => {
    const { id } = await e.saved();
    expect((await open(e.as.ajeno, id, randomUUID())).status).toBe(404);
    expect((await open(await elsewhere('user'), id, randomUUID())).status).toBe(404);
  });
});

test('streams end first when the server stops', async () => {
  const own = await createScenario();
  const reader = await readEvents(own.server.url, own.as.user);
  await reader.ready();
  expect(await own.server.close()).toBe(0);
  expect(reader.isOpen()).toBe(false);
  expect(reader.wire().endsWith('\n\n')).toBe(true);
});
