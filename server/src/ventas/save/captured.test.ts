import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays, dayIn } from '@lavanda/shared/domain/dates';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const dayOf = (moment: string) => dayIn('America/Mexico_City', new Date(moment));

/** Saves a nota with one pago. @returns the stored date and moment of capture of the pago */
async function paid(changes: Partial<SaveNota>, pago: { fecha?: string } = {}) {
  const nota = await e.saved({ pagos: [{ monto: 10, metodo: 'Efvo', ...pago }], ...changes });
  return { day: nota.pagos[0]?.fecha, kept: nota.pagos[0]?.capturado };
}

describe('a pago', () => {
  it('is of the day it was captured on, within reason, which is kept beside the server’s', async () => {
    const captured = ago(49 * HOUR);
    expect(await paid({ capturado: captured })).toEqual({ day: dayOf(captured), kept: captured });
    expect(await paid({ capturado: captured }, { fecha: e.today })).toMatchObject({ day: e.today, kept: captured });
  });

  it.each([
    ['a year ahead', ago(-8760 * HOUR)],
    ['a day ahead', ago(-24 * HOUR)],
    ['of a dead battery', '2020-01-01T00:00:00Z'],
    ['that doesn’t exist', '2026-13-40T25:00:00Z'],
  ])('captured by a clock %s is of the server’s day, and isn’t refused', async (_clock, captured) => {
    expect(await paid({ capturado: captured })).toEqual({ day: e.today, kept: null });
  });

  it('of a clock that is ahead closes its nota', async () => {
    const tomorrow = addDays(e.today, 1);
    const nota = await e.saved({ fecha: tomorrow, fecha_entrega: addDays(tomorrow, 2) });
    const pago = { _id: randomUUID(), fecha: tomorrow, monto: nota.total, metodo: 'Efvo' as const };
    const body = { ...e.nota({ id: nota._id, fecha: tomorrow }), articulos: nota.articulos, version: nota.version };
    const response = await e.save({ ...body, pagos: [pago], status: CLOSED, capturado: ago(-24 * HOUR) });
    expect(response.status).toBe(200);
    const { data: closed } = bodyAs<{ data: Nota }>(response);
    expect([closed.status, closed.pagos[0]?.fecha]).toEqual([CLOSED, e.today]);
  });
});
