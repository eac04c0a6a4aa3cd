import { randomUUID } from 'node:crypto';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { MOVEMENT_KINDS } from '@lavanda/shared/domain/caja';
import { toCents } from '@lavanda/shared/domain/money';
import fc from 'fast-check';
import { asOwner } from '../testing/asOwner.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { bodyOf, createTill, type Till } from './testing/till.ts';

/** Captures of a register in one turno, amounts in centavos, and how often each is sent. */
const captures = fc.record({
  /** Whether another register opened the caja before the opening arrived. */
  foundOpen: fc.boolean(),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...MOVEMENT_KINDS, 'cancel' as const, 'count' as const),
      amount: fc.integer({ min: 1, max: 99_999 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  /** Number of captures that have arrived when an admin closes the turno. */
  closedAfter: fc.nat({ max: 8 }),
});

interface Stored {
  movimientos: { id: string; tipo: string; monto: number; cancela: string | null; turno_id: string; cuenta_en: number | null }[];
  conteos: { id: string; turno_id: string; orden: number }[];
}

const SQL = `return {
  movimientos: (await q('select id, tipo, monto, cancela, turno_id, cuenta_en from movimientos')).rows,
  conteos: (await q('select id, turno_id, orden from conteos')).rows }`;

/** Float, centavos: more than the captures can take out, so that the cash never becomes negative. */
const FONDO = 1_000_000;

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close().catch(() => undefined));

/** Sends a capture the given number of times. The server has to accept each one. */
async function send(till: Till, path: string, body: object, times: number): Promise<unknown> {
  const late = { captura: true, equipo: till.equipo, capturado: new Date().toISOString() };
  let answer: unknown;
  for (let time = 0; time < times; time++) answer = bodyOf(await e.as.user.post(path, { ...late, ...body }));
  return answer;
}

/** Centavos that a movimiento adds to the cash. */
const signed = ({ tipo: kind, monto: amount, cancela: cancels }: Stored['movimientos'][number]) =>
  ((kind === 'entrada') === (cancels === null) ? 1 : -1) * Number(amount);

it('whatever a register captured is stored once, and the corte has what arrived before it, to the centavo', async () => {
  const sent: { id: string; turno: string; isLate: boolean }[] = [];
  const counts: { id: string; turno: string; isOpening: boolean }[] = [];
  const cortes: { turno: string; expected: number }[] = [];
  await fc.assert(
    fc.asyncProperty(captures, async ({ foundOpen, steps, closedAfter }) => {
      const till = await createTill(e);
      const id = randomUUID();
      const found = foundOpen ? await till.open(FONDO / 100) : null;
      const opening = { _id: id, efectivo: { total: FONDO / 100 } };
      const { turno } = (await send(till, '/api/caja/abrir', opening, 2)) as { turno: Turno };
      if (found) counts.push({ id, turno: turno._id, isOpening: true });
      expect(turno._id).toBe(found?._id ?? id);
      const free: string[] = [];
      let isClosed = false;
      const close = async () => {
        const corte = await till.closeExact(turno._id);
        cortes.push({ turno: turno._id, expected: toCents(corte.esperado) });
        isClosed = true;
      };
      for (const [index, { kind, amount, times }] of steps.entries()) {
        if (index === closedAfter) await close();
        const _id = randomUUID();
        const cash = { efectivo: { total: amount / 100 }, tdc: 0, transf: 0, link: 0 };
        if (kind === 'count') {
          const { resultado: result } = (await send(till, '/api/caja/contar', { _id, turno: id, ...cash }, times)) as {
            resultado: CountResult;
          };
          expect(result.conteo).toBe(_id);
          counts.push({ id: _id, turno: turno._id, isOpening: false });
          continue;
        }
        const original = kind === 'cancel' ? free.pop() : undefined;
        if (kind === 'cancel' && original === undefined) continue;
        if (kind === 'cancel') await send(till, '/api/caja/movimientos/cancelar', { _id, movimiento: original }, times);
        else {
          const category = kind === 'gasto' ? { categoria: 'insumos' } : {};
          await send(till, '/api/caja/movimientos', { _id, turno: id, tipo: kind, monto: amount / 100, ...category }, times);
          free.push(_id);
        }
        sent.push({ id: _id, turno: turno._id, isLate: isClosed });
      }
      if (!isClosed) await close();
    }),
    // Each run needs a new caja, and a sucursal may have only 50, so failing cases aren't shrunk.
    { numRuns: 25, endOnFailure: true },
  );
  await e.server.close();
  const stored = (await asOwner(e.server.where, SQL)) as Stored;
  for (const { id, turno, isLate } of sent) {
    const rows = stored.movimientos.filter((one) => one.id === id);
    expect(rows).toMatchObject([{ turno_id: turno, cuenta_en: isLate ? 2 : null }]);
  }
  for (const { id, turno, isOpening } of counts) {
    const rows = stored.conteos.filter((one) => one.id === id);
    expect(rows.map((one) => [one.turno_id, one.orden > 0])).toEqual([[turno, !isOpening]]);
  }
  for (const { turno, expected } of cortes) {
    const own = stored.movimientos.filter((one) => one.turno_id === turno && one.cuenta_en === null);
    expect(expected).toBe(own.reduce((sum, one) => sum + signed(one), FONDO));
  }
});
