import { randomUUID } from 'node:crypto';
import type { Repeticion } from '@lavanda/shared/contract/schemas/rutas';
import { addDays, weekday } from '@lavanda/shared/domain/dates';
import { withDatabase } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e?.server.close());

const save = (cliente: string, day: number, changes: object = {}, actor: Actor = 'user') =>
  e.as[actor].post('/api/rutas/repeticiones', {
    ...{ _id: randomUUID(), cliente, dia: day, hora_inicio: '10:00', hora_final: '23:59' },
    ...changes,
  });

const repeatsIn = (response: Awaited<ReturnType<typeof save>>) => bodyAs<{ repeticiones: Repeticion[] }>(response).repeticiones;

interface Listed {
  fecha: string;
  recoleccion: { hora_inicio: string } | null;
  domicilio: { descripcion: string } | null;
}

/** The cliente's recolecciones that wait to be collected. */
async function pickupsOf(cliente: string): Promise<Listed[]> {
  return bodyAs<{ results: Listed[] }>(await e.as.user.get(`/api/ventas/?userid=${cliente}&status=-1`)).results;
}

const WINDOW = { hora_inicio: '09:00', hora_final: '11:00' };
/** A recoleccion made at the counter. */
const pickupFor = (cliente: string, day: string) =>
  e.saved({ usuario: cliente, fecha: day, articulos: [], status: -1, recoleccion: WINDOW, a_domicilio: true });

const today = () => weekday(e.today);
/** A weekday other than today's and tomorrow's. */
const later = () => (today() + 2) % 7 || 7;

async function newCliente(): Promise<string> {
  const address = { descripcion: 'Tajín 480, Narvarte', lat: 19.38, lon: -99.15 };
  const body = { nombre: 'Elena', apellido: randomUUID(), domicilio: [address] };
  return (await e.as.user.post('/api/clientes/guardar', body)).body.response;
}

describe('a pickup that repeats', () => {
  it('is made for its day with the window and the first domicilio of its cliente, once', async () => {
    const cliente = await newCliente();
    const _id = randomUUID();
    expect(repeatsIn(await save(cliente, today(), { _id }))).toMatchObject([{ _id, dia: today(), hora_inicio: '10:00' }]);
    await save(cliente, today(), { _id });
    expect(await pickupsOf(cliente)).toMatchObject([
      { fecha: e.today, recoleccion: { hora_inicio: '10:00' }, domicilio: { descripcion: 'Tajín 480, Narvarte' } },
    ]);
  });

  it('of another day makes nothing yet; that of tomorrow does', async () => {
    const [cliente, other] = [await newCliente(), await newCliente()];
    await save(cliente, later());
    expect(await pickupsOf(cliente)).toEqual([]);
    await save(other, weekday(addDays(e.today, 1)));
    expect(await pickupsOf(other)).toMatchObject([{ fecha: addDays(e.today, 1) }]);
  });

  it('adds none to a cliente who has one of that day or overdue, nor once that was collected', async () => {
    for (const days of [0, -1]) {
      const cliente = await newCliente();
      const nota = await pickupFor(cliente, addDays(e.today, days));
      await save(cliente, today());
      expect(await pickupsOf(cliente)).toMatchObject([{ recoleccion: WINDOW }]);
      await e.saved({ id: nota._id, version: nota.version, usuario: cliente, fecha: nota.fecha, articulos: e.nota().articulos });
      await save(cliente, later());
      expect(await pickupsOf(cliente)).toEqual([]);
    }
  });

  it('is made beside one of another day to come', async () => {
    const cliente = await newCliente();
    await pickupFor(cliente, addDays(e.today, 20));
    await save(cliente, weekday(addDays(e.today, 1)));
    const days = (await pickupsOf(cliente)).map(({ fecha: day }) => day);
    expect(days.sort()).toEqual([addDays(e.today, 1), addDays(e.today, 20)]);
  });

  it('isn’t made for today once its hours are over', async () => {
    const cliente = await newCliente();
    await save(cliente, today(), { hora_inicio: '00:00', hora_final: '00:01' });
    expect(await pickupsOf(cliente)).toEqual([]);
  });

  it('is refused twice on one weekday, with hours the wrong way round, and for a cliente that isn’t there', async () => {
    const cliente = await newCliente();
    await save(cliente, later());
    const again = await save(cliente, later());
    expect(again).toMatchObject({ status: 422, body: { campos: [{ campo: 'dia' }] } });
    expect(await save(cliente, later(), { hora_final: '10:00' })).toMatchObject({ status: 422 });
    expect((await save(randomUUID(), later())).status).toBe(404);
    expect((await save(cliente, later(), {}, 'ajeno')).status).toBe(404);
  });

  it('ends, and another laundry can’t end it', async () => {
    const cliente = await newCliente();
    const _id = randomUUID();
    await save(cliente, later(), { _id });
    expect((await e.as.ajeno.post('/api/rutas/repeticiones/quitar', { _id })).status).toBe(404);
    expect(repeatsIn(await e.as.user.get(`/api/rutas/repeticiones?cliente=${cliente}`))).toHaveLength(1);
    expect(repeatsIn(await e.as.user.post('/api/rutas/repeticiones/quitar', { _id }))).toEqual([]);
    expect(await save(cliente, later(), { _id })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('quitó') },
    });
    expect(repeatsIn(await save(cliente, later()))).toHaveLength(1);
  });

  it('is made by each week’s run, once by two servers at once, and not on a closed day', async () => {
    const [cliente, closed] = [await newCliente(), await newCliente()];
    await save(cliente, later());
    const closes = later() === 7 ? 1 : later() + 1;
    await save(closed, closes);
    await e.server.close();
    const at = (days: number) => `new Date(Date.now() + ${days} * 86_400_000)`;
    const made = await withDatabase(
      e.server.where,
      `const { scheduleRepeats } = await module('rutas/repeats/scheduleRepeats');
       await sql\`update sucursales set dias_cerrados = array[${closes}]\`.execute(db.kysely);
       const fail = (error) => { throw error; };
       const run = (now) => scheduleRepeats(db, fail, { now });
       const both = await Promise.all([run(${at(2)}), run(${at(2)})]);
       return [both[0] + both[1] > 0, await run(${at(3)}), await run(${at(9)})];`,
    );
    const server = await startServer({ where: e.server.where });
    Object.assign(e.server, server);
    e = { ...e, as: { ...e.as, user: await server.signIn('usuario@aguaclara.mx') } };
    // One week later, the first recolecciones are still pending, so no more recolecciones are created.
    expect(made).toEqual([true, 0, 0]);
    expect(await pickupsOf(cliente)).toMatchObject([{ fecha: addDays(e.today, 2) }]);
    expect(await pickupsOf(closed)).toEqual([]);
  });
});
