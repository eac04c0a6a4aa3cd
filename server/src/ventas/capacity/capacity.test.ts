import { randomUUID } from 'node:crypto';
import type { KeptPromises, PromisedDay } from '@lavanda/shared/contract/schemas/promises';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { DailyCapacity, Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { loadOf, MAX_CAPACITY_DAYS } from '@lavanda/shared/domain/capacity';
import { addDays, weekday } from '@lavanda/shared/domain/dates';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
let branch: Sucursal;
beforeAll(async () => {
  e = await createScenario();
  const session = (await e.as.user.get('/api/auth/authData')).body;
  branch = session.usuario.sucursalData;
});
afterAll(() => e.server.close());

interface Answer {
  capacidad: DailyCapacity;
  dias: PromisedDay[];
}
const ask = (query: string, actor: Actor = 'user') => e.as[actor].get(`/api/ventas/capacidad?${query}`);
const read = async (query: string, actor?: Actor) => bodyAs<Answer>(await ask(query, actor));
const dayOf = async (day: string, more = '') => (await read(`desde=${day}&hasta=${day}${more}`)).dias[0];
const gramsOf = (day: PromisedDay | undefined) => Math.round((day?.kilos ?? 0) * 1000);
const saveBranch = (changes: object, actor: Actor = 'superuser') =>
  e.as[actor].post('/api/tenant/sucursales/guardar', { _id: branch._id, nombre_sucursal: branch.nombre_sucursal, ...changes });
const closeNota = (nota: Nota) =>
  e.saved({
    id: nota._id,
    version: nota.version,
    articulos: nota.articulos,
    fecha: nota.fecha,
    fecha_entrega: nota.fecha_entrega,
    status: 10,
    pagos: [{ monto: nota.total, metodo: 'Efvo' }],
  });
const move = async (nota: Nota, stages: [string, string], place = '') => {
  const [from, stage] = stages;
  const body = { id: nota._id, operacion: randomUUID(), desde: from, etapa: stage, lugar: place };
  return bodyAs<{ data: Nota }>(await e.as.user.post('/api/ventas/etapa', body)).data;
};

describe('what is promised for a day', () => {
  const day = () => addDays(e.today, 40);

  it('is the kilos and pieces of its notas: open, closed, and neither voided nor to be collected', async () => {
    const before = await dayOf(day());
    const nota = await e.saved({ fecha_entrega: day() });
    const load = loadOf(
      nota.articulos.map(({ medida: unit, cantidad: quantity }) => ({ medida: unit, cantidad: Math.round(quantity * 1000) })),
    );
    const after = await dayOf(day());
    expect(load.pieces).toBeGreaterThan(0);
    expect([gramsOf(after), after?.piezas]).toEqual([gramsOf(before) + load.grams, (before?.piezas ?? 0) + load.pieces]);
    await closeNota(nota);
    expect(await dayOf(day())).toEqual(after);
    expect(await dayOf(day(), `&sin=${nota._id}`)).toEqual(before);
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect(await dayOf(day())).toEqual(before);
    const window = { hora_inicio: '09:00', hora_final: '11:00' };
    await e.saved({ usuario: await e.newCliente(), articulos: [], status: -1, recoleccion: window, fecha_entrega: day() });
    expect(await dayOf(day())).toEqual(before);
  });

  it('is told for every day asked for, at most MAX_CAPACITY_DAYS', async () => {
    const last = addDays(e.today, MAX_CAPACITY_DAYS - 1);
    const { dias: days } = await read(`desde=${e.today}&hasta=${last}`);
    expect([days.length, days[0]?.dia, days.at(-1)?.dia]).toEqual([MAX_CAPACITY_DAYS, e.today, last]);
    const wrong = ['hasta', 'hasta', 'desde'];
    const queries = [
      `desde=${e.today}&hasta=${addDays(last, 1)}`,
      `desde=${e.today}&hasta=${addDays(e.today, -1)}`,
      `desde=2026-02-30&hasta=${e.today}`,
    ];
    const answers = await Promise.all(queries.map((query) => ask(query)));
    expect(answers.map((answer) => [answer.status, fieldsOf(answer)])).toEqual(wrong.map((field) => [400, [field]]));
  });

  it('of another sucursal is for who sees them all, of another laundry for nobody', async () => {
    const sucursales: Sucursal[] = (await e.as.superuser.get('/api/tenant/sucursales')).body.sucursales;
    const other = sucursales.find(({ _id }) => _id !== branch._id);
    const foreign = (await e.as.ajeno.get('/api/tenant/sucursales')).body.sucursales[0];
    const range = `desde=${e.today}&hasta=${e.today}`;
    expect((await ask(`${range}&sucursal=${other?._id}`)).status).toBe(403);
    expect((await ask(`${range}&sucursal=${other?._id}`, 'accountant')).body.sucursal).toBe(other?._id);
    expect((await ask(`${range}&sucursal=${foreign._id}`, 'superuser')).status).toBe(404);
    expect((await e.server.anonymous.get(`/api/ventas/capacidad?${range}`)).status).toBe(401);
  });
});

describe('the capacity of a sucursal', () => {
  it('is set with its closed days, kept by a save without it, and told to the session', async () => {
    const holiday = addDays(e.today, 9);
    const capacity = {
      kilos: 120.5,
      piezas: 60,
      dias_cerrados: [weekday(addDays(e.today, 3))],
      fechas_cerradas: [holiday, holiday],
    };
    const stored = { ...capacity, fechas_cerradas: [holiday] };
    const { body } = await saveBranch({ capacidad: capacity });
    expect(body.sucursal.capacidad).toEqual(stored);
    const [entry] = (await e.as.superuser.get('/api/bitacora')).body.entradas;
    expect(entry.cambios).toContainEqual(expect.objectContaining({ campo: 'fechas_cerradas', despues: holiday }));
    await saveBranch({ direccion: 'Calle Petén 214' });
    const { capacidad: read1, dias: days } = await read(`desde=${e.today}&hasta=${addDays(e.today, 9)}`);
    expect(read1).toEqual(stored);
    expect(days.filter(({ cerrado: closed }) => closed).map(({ dia: day }) => day)).toEqual([addDays(e.today, 3), holiday]);
    expect((await e.as.user.get('/api/auth/authData')).body.usuario.sucursalData.capacidad).toEqual(stored);
    await saveBranch({ capacidad: { kilos: null, piezas: null, dias_cerrados: [], fechas_cerradas: [] } });
    expect((await read(`desde=${e.today}&hasta=${e.today}`)).capacidad).toMatchObject({ kilos: null, piezas: null });
  });

  it.each([
    [422, 'capacidad.kilos', { kilos: 1.2345 }],
    [400, 'capacidad.piezas', { piezas: 0 }],
    [400, 'capacidad.piezas', { piezas: 1.5 }],
    [422, 'capacidad.dias_cerrados', { dias_cerrados: [1, 2, 3, 4, 5, 6, 7] }],
    [422, 'capacidad.fechas_cerradas', { fechas_cerradas: ['2026-02-30'] }],
  ])('with a wrong value is refused with %i by %s', async (status, field, change) => {
    const capacity = { kilos: null, piezas: null, dias_cerrados: [], fechas_cerradas: [], ...change };
    const response = await saveBranch({ capacidad: capacity });
    expect([response.status, fieldsOf(response)]).toEqual([status, [field]]);
  });

  it('is for who may configure', async () => {
    expect(
      (await saveBranch({ capacidad: { kilos: 1, piezas: 1, dias_cerrados: [], fechas_cerradas: [] } }, 'admin')).status,
    ).toBe(403);
  });
});

describe('kept promises', () => {
  const promises = async (day: string, actor: Actor = 'admin') => {
    const { promesas: rows } = bodyAs<{ promesas: KeptPromises[] }>(
      await e.as[actor].get(`/api/ventas/promesas?anio=${day.slice(0, 4)}`),
    );
    const row = rows.find(({ mes: month, sucursal }) => month === Number(day.slice(5, 7)) && sucursal === branch._id);
    return [row?.prometidas ?? 0, row?.cumplidas ?? 0];
  };
  const change = async (day: string, work: () => Promise<unknown>) => {
    const [promised = 0, kept = 0] = await promises(day);
    await work();
    const [after = 0, keptAfter = 0] = await promises(day);
    return [after - promised, keptAfter - kept];
  };
  const late = () => ({ fecha: addDays(e.today, -3), fecha_entrega: addDays(e.today, -1) });

  it('count a nota when it is ready; going back takes it out again, and a change of place changes nothing', async () => {
    const nota = await e.saved({ fecha_entrega: e.today });
    let ready = nota;
    expect(
      await change(e.today, async () => {
        ready = await move(nota, ['recibida', 'lista'], 'T-1');
      }),
    ).toEqual([1, 1]);
    expect(
      await change(e.today, async () => {
        ready = await move(ready, ['lista', 'lista'], 'T-2');
      }),
    ).toEqual([0, 0]);
    expect(await change(e.today, () => move(ready, ['lista', 'proceso']))).toEqual([-1, -1]);
  });

  it('count a nota that is handed over, and no longer when its cierre is undone before it was ready', async () => {
    const nota = await e.saved({ fecha_entrega: e.today });
    let closed = nota;
    expect(
      await change(e.today, async () => {
        closed = await closeNota(nota);
      }),
    ).toEqual([1, 1]);
    const reopen = () =>
      e.as.user.post('/api/ventas/reabrir', { id: nota._id, version: closed.version, operacion: randomUUID() });
    expect(await change(e.today, reopen)).toEqual([-1, -1]);
  });

  it('count a nota whose day is past as broken, done late or not at all', async () => {
    const { fecha_entrega: day } = late();
    let nota: Nota | undefined;
    expect(
      await change(day, async () => {
        nota = await e.saved(late(), 'admin');
      }),
    ).toEqual([1, 0]);
    const open = nota as unknown as Nota;
    expect(await change(day, () => closeNota(open))).toEqual([0, 0]);
    expect(await change(day, () => e.as.admin.post('/api/ventas/delete', { items: [open._id] }))).toEqual([-1, 0]);
  });

  it('know by the history when a nota was ready that a server of before moved, also after a change of place', async () => {
    const { fecha_entrega: day } = late();
    const nota = await e.saved(late(), 'admin');
    const ready = await move(nota, ['recibida', 'lista'], 'T-3');
    const closed = await closeNota(await move(await e.saved(late(), 'admin'), ['recibida', 'lista']));
    const ids = `('${nota._id}', '${closed._id}')`;
    const [promised = 0, kept = 0] = await promises(day);
    await e.server.close();
    await asOwner(
      e.server.where,
      `await q("update notas set lista_en = null where id in ${ids}");
       await q("update nota_historia set momento = momento - interval '2 days' where nota_id in ${ids}");
       return null;`,
    );
    e = await createScenario({ where: e.server.where });
    expect(await promises(day)).toEqual([promised, kept + 2]);
    await move(ready, ['lista', 'lista'], 'T-4');
    expect(await promises(day)).toEqual([promised, kept + 2]);
  });

  it('are for who reads the reports', async () => {
    const path = `/api/ventas/promesas?anio=${e.today.slice(0, 4)}`;
    const statuses = async (actors: readonly Actor[]) =>
      Promise.all(actors.map(async (actor) => (await e.as[actor].get(path)).status));
    expect(await statuses(['superuser', 'admin', 'accountant', 'user'])).toEqual([200, 200, 200, 403]);
    expect((await e.as.superuser.get('/api/ventas/promesas?anio=hoy')).status).toBe(400);
  });
});
