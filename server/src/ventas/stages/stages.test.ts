import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { MoveNota, Nota } from '@lavanda/shared/contract/schemas/sales';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import type { CallResponse } from '../../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

type Changes = Partial<Omit<MoveNota, 'id'>>;
const move = (nota: Nota, changes: Changes, actor: Actor = 'user') =>
  e.as[actor].post('/api/ventas/etapa', {
    id: nota._id,
    operacion: randomUUID(),
    desde: nota.etapa ?? 'recibida',
    etapa: 'proceso',
    ...changes,
  });
const dataOf = (response: CallResponse): Nota => bodyAs<{ data: Nota }>(response).data;
const moved = async (nota: Nota, changes: Changes, actor: Actor = 'user'): Promise<Nota> => {
  const response = await move(nota, changes, actor);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return dataOf(response);
};
const read = async ({ _id }: Nota) => dataOf(await e.as.user.get(`/api/ventas/${_id}`));
const nameOf = async (actor: Actor): Promise<string> => (await e.as[actor].get('/api/auth/authData')).body.usuario.nombre;

describe('a move to another stage', () => {
  it('changes the stage and the place alone, and is listed and kept in the trail', async () => {
    const nota = await e.saved();
    expect(nota).toMatchObject({ etapa: 'recibida', lugar: '', avisada: null });
    const inProcess = await moved(nota, {});
    expect(inProcess).toEqual({ ...nota, etapa: 'proceso', version: nota.version + 1 });
    const ready = await moved(inProcess, { etapa: 'lista', lugar: ' z 12 ' });
    expect(ready).toEqual({ ...nota, etapa: 'lista', lugar: 'Z-12', version: nota.version + 2 });
    const { results } = bodyAs<{ results: Nota[] }>(await e.as.user.get('/api/ventas/?status=0,-1&notasPosPagina=-1'));
    expect(results.find(({ _id }) => _id === nota._id)).toMatchObject({ etapa: 'lista', lugar: 'Z-12' });
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.mover', nota: { _id: nota._id } });
    expect(entries[0]?.cambios).toEqual([
      { campo: 'etapa', antes: 'proceso', despues: 'lista' },
      { campo: 'lugar', antes: '', despues: 'Z-12' },
    ]);
  });

  it('back frees the place for another cliente', async () => {
    const ready = await moved(await e.saved(), { etapa: 'lista', lugar: 'Y-1' });
    expect(await moved(ready, { etapa: 'proceso' })).toMatchObject({ etapa: 'proceso', lugar: '' });
    const other = await e.saved({ usuario: await e.newCliente() });
    expect(await moved(other, { etapa: 'lista', lugar: 'Y-01' })).toMatchObject({ lugar: 'Y-01' });
  });

  it('to a place with another cliente’s clothes is refused by name; one cliente may share it', async () => {
    const first = await moved(await e.saved(), { etapa: 'lista', lugar: 'X-1' });
    const other = await e.saved({ usuario: await e.newCliente() });
    const refused = await move(other, { etapa: 'lista', lugar: 'x1' });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['lugar']]);
    expect(bodyAs<{ detail: string }>(refused).detail).toContain(`la nota ${first.clave} de ${first.usuario_name}`);
    expect(await read(other)).toMatchObject({ etapa: 'recibida' });
    expect(await moved(await e.saved(), { etapa: 'lista', lugar: 'X-1' })).toMatchObject({ lugar: 'X-01' });
  });

  it('to the place of a nota that was closed or voided: that nota comes back without it, and the trail says so', async () => {
    const [first, second] = [await e.saved(), await e.saved()];
    const ready = await moved(first, { etapa: 'lista', lugar: 'U-1' });
    const { _id: id, version, articulos: articles, total } = ready;
    const closed = await e.saved({ id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' }] });
    const { _id: voidedId } = await moved(second, { etapa: 'lista', lugar: 'U-2' });
    await e.as.admin.post('/api/ventas/delete', { items: [voidedId] });
    for (const place of ['U-1', 'U-2'])
      await moved(await e.saved({ usuario: await e.newCliente() }), { etapa: 'lista', lugar: place });

    const reopened = await e.as.user.post('/api/ventas/reabrir', { id, version: closed.version, operacion: randomUUID() });
    expect(dataOf(reopened)).toMatchObject({ status: 0, etapa: 'lista', lugar: '' });
    const trail = async () =>
      ((await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] }).entradas[0];
    expect((await trail())?.cambios).toContainEqual({ campo: 'lugar', antes: 'U-01', despues: '' });
    await e.as.admin.post('/api/ventas/restaurar', { items: [voidedId] });
    expect(await read(second)).toMatchObject({ etapa: 'lista', lugar: '' });
  });

  it('of two at once to one place, one gets it', async () => {
    const [one, another] = [await e.saved(), await e.saved({ usuario: await e.newCliente() })];
    const answers = await Promise.all([one, another].map((nota) => move(nota, { etapa: 'lista', lugar: 'W-1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('that is repeated happens once', async () => {
    const nota = await e.saved();
    const operationId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => move(nota, { operacion: operationId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(nota)).toMatchObject({ etapa: 'proceso', version: nota.version + 1 });
    expect((await move(await e.saved(), { operacion: operationId })).status).toBe(422);
  });

  it('of two registers at once: one moves it, the other is told who did', async () => {
    const nota = await e.saved();
    const answers = await Promise.all((['user', 'user2'] as const).map((actor) => move(nota, {}, actor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = await nameOf(answers[0]?.status === 200 ? 'user' : 'user2');
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(new RegExp(`^${winner} ya la pasó a En proceso a las \\d\\d:\\d\\d\\.$`));
    expect(refused?.body.actual).toMatchObject({ _id: nota._id, etapa: 'proceso' });
  });

  it('of a nota that was closed meanwhile tells who closed it', async () => {
    const nota = await e.saved();
    const { articulos: articles, version, total } = nota;
    const paid = { version, articulos: articles, status: 10 as const, pagos: [{ monto: total, metodo: 'Efvo' as const }] };
    await e.saved({ id: nota._id, ...paid }, 'user2');
    const refused = await move(nota, {});
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^${await nameOf('user2')} ya cerró esta nota a las `)),
    ]);
    const late = await e.save({ ...e.nota({ id: nota._id, operacion: randomUUID() }), ...paid });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('ya cerró esta nota')]);
  });

  it('leaves what another register writes into the nota alone: it is saved without a conflict', async () => {
    const nota = await e.saved();
    await moved(nota, { etapa: 'lista', lugar: 'V-1' }, 'user2');
    const { articulos: articles, version } = nota;
    const saved = await e.saved({ id: nota._id, version, articulos: articles, express: true });
    expect(saved).toMatchObject({ etapa: 'lista', lugar: 'V-01', express: true });
    const invented = await e.save({ ...e.nota({ id: nota._id }), version: 99, articulos: articles, factura: true });
    expect(invented.status).toBe(409);
    const stale = await e.save({ ...e.nota({ id: nota._id }), version, articulos: articles, factura: true });
    expect(stale.status).toBe(409);
  });

  it('is for who may change the nota', async () => {
    const nota = await e.saved();
    expect((await move(nota, {}, 'accountant')).status).toBe(403);
    expect((await move(nota, {}, 'ajeno')).status).toBe(404);
    expect((await e.server.anonymous.post('/api/ventas/etapa', {})).status).toBe(401);
    expect((await move(nota, { etapa: 'lista', lugar: 'un lugar muy largo' })).status).toBe(400);
    const toCollect = await e.saved({
      usuario: await e.newCliente(),
      articulos: [],
      status: -1,
      recoleccion: { hora_inicio: '09:00', hora_final: '11:00' },
    });
    expect((await move(toCollect, {})).status).toBe(409);
  });
});

describe('a message that was opened', () => {
  const tell = (nota: Nota, operationId = randomUUID(), actor: Actor = 'user') =>
    e.as[actor].post('/api/ventas/aviso', { id: nota._id, operacion: operationId });

  const withPhone = async (phone = '55 4108 1170') => {
    const { response } = (
      await e.as.user.post('/api/clientes/guardar', { nombre: 'Ana', apellido: randomUUID(), telefono: phone })
    ).body;
    return e.saved({ usuario: String(response) });
  };
  const ready = async () => moved(await withPhone(), { etapa: 'lista' });

  it('is kept with its time, once for each operation', async () => {
    const nota = await ready();
    const operationId = randomUUID();
    const before = Date.now() - 1_000;
    await tell(nota, operationId);
    const { avisada: notice, version } = dataOf(await tell(nota, operationId));
    expect(notice?.medio).toBe('abierto');
    expect(Date.parse(notice?.momento ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    expect(version).toBe(nota.version + 1);
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.avisar', nota: { _id: nota._id } });
  });

  it('is of a ready nota, and of this time that it is', async () => {
    const received = await withPhone();
    const refused = await tell(received);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('ya no está lista')]);
    expect(await read(received)).toEqual(received);
    const told = dataOf(await tell(await moved(received, { etapa: 'lista' })));
    expect((await moved(told, { etapa: 'lista', lugar: 'R-1' })).avisada).toEqual(told.avisada);
    const back = await moved(told, { etapa: 'proceso' });
    expect([back.avisada, (await moved(back, { etapa: 'lista' })).avisada]).toEqual([null, null]);
  });

  it('isn’t kept of a cliente without a phone, to whom none can go', async () => {
    const nota = await moved(await withPhone(''), { etapa: 'lista' });
    const refused = await tell(nota);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('no tiene teléfono registrado')]);
    expect(await read(nota)).toEqual(nota);
  });

  it('is for who may change the nota', async () => {
    const nota = await ready();
    expect((await tell(nota, undefined, 'accountant')).status).toBe(403);
    expect((await tell(nota, undefined, 'ajeno')).status).toBe(404);
  });
});

test('the wording of the message is the laundry’s, with no field that it can’t fill', async () => {
  const save = (text: string) => e.as.superuser.post('/api/tenant/identidad', { mensaje_lista: text });
  const wrong = await save('Hola, {apellido}');
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['mensaje_lista']]);
  expect((await save(' Hola, {nombre} ')).status).toBe(200);
  const { usuario: user } = (await e.as.user.get('/api/auth/authData')).body;
  expect(user.tenantData.mensaje_lista).toBe('Hola, {nombre}');
});
