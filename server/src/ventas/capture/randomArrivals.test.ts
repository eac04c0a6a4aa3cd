import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { splitClave } from '@lavanda/shared/domain/clave';
import fc from 'fast-check';
import { createTill } from '../../caja/testing/till.ts';
import { asOwner } from '../../testing/asOwner.ts';
import { linesOf } from '../../testing/credit.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { ago, bodyOf, pago } from './testing/captures.ts';

/** Captures of pagos, some with the cierre: two registers, four notas, `amount` in centavos, each sent up to three times. */
const captures = fc.array(
  fc.record({
    register: fc.nat({ max: 1 }),
    nota: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 1, max: 30_000 }),
    closes: fc.boolean(),
    times: fc.integer({ min: 1, max: 3 }),
    turno: fc.constantFrom('open', 'closed', 'unknown'),
  }),
  { minLength: 1, maxLength: 16 },
);

/** Script with separate SQL: where each sent pago counts, notas and rollup rows with wrong sums, and all claves. */
const CASH = (ids: readonly string[]) => `return {
  pagos: (await q("select id, monto, turno_id, cuenta_en, caja_id from pagos where id = any('{${ids.join()}}')")).rows,
  unbalanced: (await q(\`select n.id from notas n where abonos <> coalesce((select sum(monto) from pagos p where p.nota_id = n.id), 0)
    or abonos > total and exists (select from revisiones r where r.nota_id = n.id)\`)).rows,
  rollup: (await q('select r.* from tenants t, revisar_resumen(t.id) r where (r.ventas, r.pagos, r.clientes) <> (0, 0, 0)')).rows,
  claves: (await q("select clave from notas where clave is not null union all select clave from capturas")).rows }`;

interface Stored {
  pagos: { id: string; monto: number; turno_id: string | null; cuenta_en: number | null; caja_id: string }[];
  unbalanced: unknown[];
  rollup: unknown[];
  claves: { clave: string }[];
}

interface Sent {
  id: string;
  amount: number;
  turno: 'open' | 'closed';
  till: number;
}

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});

it('whatever two registers captured arrives exactly once, in its turno, and the rollup equals the notas', async () => {
  const tills = [await createTill(e), await createTill(e)];
  const turnos: { closed: string; open: string }[] = [];
  for (const till of tills) {
    const closed = await till.open(0);
    await till.closeExact(closed._id);
    turnos.push({ closed: closed._id, open: (await till.open(0))._id });
  }
  const letters = await Promise.all(
    tills.map(
      async ({ equipo: register }) => (await e.as.user.post('/api/equipos/letras', { equipo: register })).body.letras as string,
    ),
  );
  const numbers = [0, 0];
  const sent: Sent[] = [];
  await fc.assert(
    fc.asyncProperty(captures, async (steps) => {
      const notas: Nota[] = [];
      for (let count = 0; count < 4; count++) notas.push(await e.saved({ articulos: linesOf(200, 99.5) }));
      const bodies = steps.flatMap(({ register, nota: at, amount, closes, times, turno }) => {
        const [till, nota, ids] = [tills[register], notas[at], turnos[register]];
        if (!till || !nota || !ids) throw new Error('Two registers and four notas');
        const paid = pago(amount / 100);
        numbers[register] = (numbers[register] ?? 0) + 1;
        sent.push({ id: paid._id, amount, turno: turno === 'closed' ? 'closed' : 'open', till: register });
        const body: Partial<SaveNota> = {
          ...bodyOf(nota),
          ...{ captura: true, equipo: till.equipo, operacion: randomUUID(), capturado: ago(0), pagos: [paid] },
          ...(turno !== 'unknown' && { turno: ids[turno] }),
          ...(closes && { status: 10 as const }),
          clave: `${letters[register]}${numbers[register]}`,
        };
        return Array.from({ length: times }, () => body);
      });
      const answers = await Promise.all(bodies.map((body) => e.save(body)));
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    }),
    { numRuns: 8 },
  );
  await e.server.close();
  const stored = (await asOwner(e.server.where, CASH(sent.map(({ id }) => id)))) as Stored;
  expect([stored.rollup, stored.unbalanced]).toEqual([[], []]);
  const byId = new Map(stored.pagos.map((one) => [one.id, one]));
  expect([stored.pagos.length, byId.size]).toEqual([sent.length, sent.length]);
  for (const { id, amount, turno, till } of sent)
    expect(byId.get(id)).toEqual({
      ...{ id, monto: amount, caja_id: tills[till]?.caja, turno_id: turnos[till]?.[turno] },
      cuenta_en: turno === 'closed' ? 2 : null,
    });
  // Every number that the registers gave is stored exactly once.
  for (const [at, ofRegister] of letters.entries()) {
    const given = stored.claves.map(({ clave }) => splitClave(clave)).filter((one) => one.letters === ofRegister);
    const expected = Array.from({ length: numbers[at] ?? 0 }, (_, i) => i + 1);
    expect(given.map(({ number }) => number).sort((a, b) => a - b)).toEqual(expected);
  }
});
