import { randomUUID } from 'node:crypto';
import type { CajaEntry, CajaState, Turno } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { bodyOf, createTill, type Till } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const MINUTE = 60_000;
/** Fields of a capture that a register made offline `minutes` minutes ago. */
const late = (till: Till, minutes: number) => ({
  ...{ captura: true, equipo: till.equipo },
  capturado: new Date(Date.now() - minutes * MINUTE).toISOString(),
});
const movementIn = (response: { status: number; body: unknown }) =>
  bodyOf<{ movimiento: CajaEntry }>(response as never).movimiento;
const corteOf = async (id: string) => bodyOf<{ corte: Corte }>(await e.as.admin.get(`/api/caja/cortes/${id}`)).corte;
const cancel = (till: Till, movement: CajaEntry, more: object = {}) =>
  e.as.user.post('/api/caja/movimientos/cancelar', {
    ...{ _id: randomUUID(), movimiento: movement._id, equipo: till.equipo },
    ...more,
  });

describe('a movimiento without a connection', () => {
  it('is of the moment of its capture, once however often it is sent', async () => {
    const till = await createTill(e);
    const turno = await till.open(500);
    const body = { _id: randomUUID(), ...late(till, 20) };
    const first = movementIn(await till.move(turno._id, 'retiro', 100, body));
    const again = movementIn(await till.move(turno._id, 'retiro', 100, body));
    expect(first).toMatchObject({ momento: body.capturado, fuera: null, monto: -100 });
    expect(again).toEqual(first);
    expect((await till.state()).turno?.retiros).toEqual({ movimientos: 1, monto: 100 });
    await till.closeExact(turno._id);
  });

  it('of a turno that an admin closed meanwhile came after its corte and counts in the next opening', async () => {
    const till = await createTill(e);
    const turno = await till.open(500);
    const wrong = movementIn(await till.move(turno._id, 'entrada', 40));
    const corte = await till.closeExact(turno._id, 500);
    expect((await cancel(till, wrong)).status).toBe(409);
    const sent = { _id: randomUUID(), categoria: 'alimentos', ...late(till, 1) };
    for (let time = 0; time < 2; time++)
      expect(movementIn(await till.move(turno._id, 'gasto', 48, sent))).toMatchObject({ fuera: 'llego_despues' });
    const back = { _id: randomUUID(), ...late(till, 1) };
    for (let time = 0; time < 2; time++) expect((await cancel(till, wrong, back)).status).toBe(200);
    const after = await corteOf(corte._id);
    expect(after.llegaron_despues.map(({ monto: pesos }) => pesos).sort()).toEqual([-40, -48]);
    expect([after.esperado, after.llego_despues]).toEqual([corte.esperado, -88]);
    const next = await till.open(412);
    expect(next.apertura).toMatchObject({ esperado: 412, diferencia: 0, despues: 2 });
    await till.closeExact(next._id);
  });

  it('that another register cancelled too is cancelled once', async () => {
    const till = await createTill(e);
    const turno = await till.open(500);
    const wrong = movementIn(await till.move(turno._id, 'retiro', 40));
    const stands = movementIn(await cancel(till, wrong));
    expect((await cancel(till, wrong)).status).toBe(409);
    expect(movementIn(await cancel(till, wrong, late(till, 5)))).toMatchObject({ _id: stands._id });
    expect((await till.state()).turno?.retiros).toEqual({ movimientos: 0, monto: 0 });
    await till.closeExact(turno._id);
  });
});

/** Opens a caja the way a register sends an opening that it captured offline. */
const openLate = async (till: Till, id: string, fondo: number, minutes: number) => {
  const body = { _id: id, efectivo: { total: fondo }, ...late(till, minutes) };
  return bodyOf<{ turno: Turno }>(await e.as.user.post('/api/caja/abrir', body)).turno;
};

describe('an opening without a connection', () => {
  it('opens the turno since its capture, so that the pagos after it are of that turno', async () => {
    const till = await createTill(e);
    const before = await till.open(100);
    await till.closeExact(before._id, 100);
    const id = randomUUID();
    const turno = await openLate(till, id, 100, 30);
    // The new turno never begins before the previous one ended.
    expect(Date.parse(turno.desde)).toBeGreaterThan(Date.now() - MINUTE);
    await till.closeExact(id, 100);
    const other = await createTill(e);
    const since = late(other, 30).capturado;
    const opened = await openLate(other, randomUUID(), 100, 30);
    expect(Math.abs(Date.parse(opened.desde) - Date.parse(since))).toBeLessThan(MINUTE);
    const paid = late(other, 10);
    await e.saved({ ...paid, operacion: randomUUID(), pagos: [{ _id: randomUUID(), monto: 20, metodo: 'Efvo' }] });
    const { turno: now, registro: record } = await other.state();
    expect(now?.metodos[0]).toMatchObject({ metodo: 'Efvo', pagos: 1 });
    expect(record).toMatchObject([{ tipo: 'pago', momento: paid.capturado }]);
    await other.closeExact(opened._id);
  });

  it('of a caja that another register opened keeps its float there, and what it captured belongs to that turno', async () => {
    const till = await createTill(e);
    const open = await till.open(1500);
    const id = randomUUID();
    for (let time = 0; time < 2; time++) {
      const answered = await openLate(till, id, 1480, 30);
      expect(answered).toMatchObject({ _id: open._id, apertura: { fondo: 1500 } });
      expect(answered.apertura.otras).toMatchObject([{ fondo: 1480 }]);
    }
    const movement = movementIn(await till.move(id, 'retiro', 100, late(till, 20)));
    expect(movement.fuera).toBeNull();
    await till.pay(50, 'Efvo', { turno: id });
    const state = await till.state();
    expect(state.registro.map(({ monto: pesos }) => pesos).sort()).toEqual([-100, 50]);
    const count = { _id: randomUUID(), turno: id, efectivo: { total: 1450 }, tdc: 0, transf: 0, link: 0, ...late(till, 1) };
    const { resultado: result } = bodyOf<{ resultado: CountResult }>(await e.as.user.post('/api/caja/contar', count));
    // The late opening's float of 1480 was stored as a second count of the float, which changes no sum of the open turno.
    expect(result).toMatchObject({ turno: open._id, metodos: [{ esperado: 1450, diferencia: 0 }, {}, {}, {}] });
    const { corte } = bodyOf<{ corte: Corte }>(await till.close(result));
    expect(corte.conteos).toHaveLength(1);
    expect(corte.apertura.otras).toMatchObject([{ fondo: 1480 }]);
    // The same opening, sent again after the corte, opens nothing.
    await openLate(till, id, 1480, 30);
    expect((await till.state()).turno).toBeNull();
  });

  it('that is sent again after its corte changes nothing', async () => {
    const till = await createTill(e);
    const id = randomUUID();
    await openLate(till, id, 100, 5);
    await till.closeExact(id);
    expect((await openLate(till, id, 100, 5))._id).toBe(id);
    expect(bodyOf<CajaState>(await e.as.user.get(`/api/caja?equipo=${till.equipo}`)).turno).toBeNull();
  });
});

describe('a count without a connection', () => {
  const counted = (till: Till, turno: string, pesos: number, minutes: number) => ({
    ...{ _id: randomUUID(), turno, efectivo: { total: pesos }, tdc: 0, transf: 0, link: 0 },
    ...late(till, minutes),
  });
  const send = async (body: object) =>
    bodyOf<{ resultado: CountResult }>(await e.as.user.post('/api/caja/contar', body)).resultado;

  it('has the hour of its capture, and its result when it arrives', async () => {
    const till = await createTill(e);
    const turno = await till.open(100);
    const body = counted(till, turno._id, 90, 10);
    const result = await send(body);
    expect(result).toMatchObject({ conteo: body._id, contado: body.capturado, total: { esperado: 100, diferencia: -10 } });
    expect(await send(body)).toEqual(result);
    const { corte } = bodyOf<{ corte: Corte }>(await till.close(result));
    expect(corte.conteos).toHaveLength(1);
  });

  it('of a turno that was closed meanwhile is kept beside the counts of its corte', async () => {
    const till = await createTill(e);
    const turno = await till.open(100);
    const corte = await till.closeExact(turno._id);
    const body = counted(till, turno._id, 90, 1);
    expect((await e.as.user.post('/api/caja/contar', { ...body, captura: undefined })).status).toBe(409);
    await send(body);
    await send(body);
    const after = await corteOf(corte._id);
    const amountsOf = (one: Corte) => one.conteos.map(({ contado: pesos }) => pesos);
    expect(amountsOf(after)).toEqual([...amountsOf(corte), 90]);
    expect([after.contado, after.resultado.conteo]).toEqual([corte.contado, corte.resultado.conteo]);
  });
});

it('every capture keeps the clave that its register printed', async () => {
  const till = await createTill(e);
  const { letras: letters } = (await e.as.user.post('/api/equipos/letras', { equipo: till.equipo })).body;
  const clave = (number: number) => ({ ...late(till, 1), clave: `${letters}${number}` });
  const id = randomUUID();
  const opening = { _id: id, efectivo: { total: 100 } };
  await till.open(0).then((turno) => till.closeExact(turno._id));
  for (let time = 0; time < 2; time++) bodyOf(await e.as.user.post('/api/caja/abrir', { ...opening, ...clave(1) }));
  expect(movementIn(await till.move(id, 'entrada', 5, clave(2))).clave).toBe(`${letters}2`);
  const count = { _id: randomUUID(), turno: id, efectivo: { total: 105 }, tdc: 0, transf: 0, link: 0, ...clave(3) };
  const result = bodyOf<{ resultado: CountResult }>(await e.as.user.post('/api/caja/contar', count)).resultado;
  expect(result.claves.flatMap(({ faltan: missing }) => missing)).toEqual([]);
  expect(result.claves).toMatchObject([{ letras: letters, ultima: 3 }]);
  bodyOf(await till.close(result));
});
