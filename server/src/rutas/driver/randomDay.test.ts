import { randomUUID } from 'node:crypto';
import type { FinishStop } from '@lavanda/shared/contract/schemas/driver';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import fc from 'fast-check';
import { asOwner } from '../../testing/asOwner.ts';
import { cash, createDriverScenario, type DriverScenario, type Route } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close().catch(() => undefined));

const stop = fc.record({
  isFirst: fc.boolean(),
  /** What the counter did before the phones sent their captures. */
  counter: fc.constantFrom('nothing', 'paid', 'closed', 'voided'),
  attempts: fc.array(
    fc.record({
      what: fc.constantFrom('cash', 'transfer', 'unpaid', 'absent'),
      pesos: fc.integer({ min: 1, max: 200 }),
      minutes: fc.integer({ min: 1, max: 200 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

interface Attempt {
  on: Route;
  nota: Nota;
  body: Partial<FinishStop>;
  order: number;
}

const SQL = (driver: string) => `
  const caja = (await q("select caja_id from choferes where id = '${driver}'")).rows[0].caja_id;
  return {
    pagos: (await q("select id, monto::int as monto, metodo from pagos where caja_id = '" + caja + "' and reversa_de is null")).rows,
    entries: (await q("select id, monto::int as monto from movimientos where caja_id = '" + caja + "'")).rows,
    inTurnos: (await q("select coalesce(sum(p.monto), 0)::int as sum from pagos p join turnos t on t.id = p.turno_id where t.caja_id = '" + caja + "' and p.metodo = 'Efvo' and p.cuenta_en is null")).rows[0].sum,
    inHand: (await q("select coalesce(sum(p.cobrado), 0)::int as sum from paradas p join rutas r on r.id = p.ruta_id where r.chofer_id = '${driver}'")).rows[0].sum,
    pending: (await q("select count(*)::int as n from paradas where estado = 'pendiente'")).rows[0].n,
    repeated: (await q("select count(*)::int as n from (select 1 from paradas group by ruta_id, nota_id, tipo having count(*) > 1) x")).rows[0].n,
  };`;

interface Stored {
  pagos: { id: string; monto: number; metodo: string }[];
  entries: { id: string; monto: number }[];
  inTurnos: number;
  inHand: number;
  pending: number;
  repeated: number;
}

async function atCounter(nota: Nota, what: 'nothing' | 'paid' | 'closed' | 'voided'): Promise<void> {
  if (what === 'voided') await m.e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
  if (what !== 'paid' && what !== 'closed') return;
  const lines = nota.articulos.map(({ importe: _, ...line }) => line);
  await m.e.saved({
    id: nota._id,
    version: nota.version,
    usuario: nota.usuario,
    articulos: lines,
    pagos: [cash(200)],
    ...(what === 'closed' && { status: 10 }),
  });
}

const bodyOf = (what: string, pesos: number): Partial<FinishStop> => {
  if (what === 'absent') return { estado: 'no_estaba', motivo: 'nadie_abre' };
  if (what === 'unpaid') return {};
  return { pago: { ...cash(pesos), metodo: what === 'cash' ? 'Efvo' : 'Transf' } };
};

const centavosOf = (pagos: readonly { monto: number }[]) => pagos.reduce((sum, pago) => sum + pago.monto * 100, 0);

test('whatever phones send in whatever order, each pago is kept once and a drawer has the cash that was taken', async () => {
  const sent: Attempt[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(stop, { minLength: 1, maxLength: 3 }), fc.infiniteStream(fc.integer()), async (stops, orders) => {
      const attempts: Attempt[] = [];
      for (const { isFirst, counter, attempts: made } of stops) {
        const on = isFirst ? m.first : m.second;
        const nota = await m.delivery({}, on);
        await atCounter(nota, counter);
        for (const { what, pesos, minutes, times } of made) {
          const captured = new Date(Date.now() - minutes * 60_000).toISOString();
          const body = { operacion: randomUUID(), captura: true, capturado: captured, ...bodyOf(what, pesos) };
          for (let time = 0; time < times; time += 1) attempts.push({ on, nota, body, order: orders.next().value ?? 0 });
        }
      }
      attempts.sort((a, b) => a.order - b.order);
      // Sends two attempts at a time, because a phone that lost an answer may repeat a call during its handling.
      for (let at = 0; at < attempts.length; at += 2)
        await Promise.all(attempts.slice(at, at + 2).map(({ on, nota, body }) => m.sent(on, nota, body)));
      sent.push(...attempts);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  await m.e.server.close();
  for (const route of [m.first, m.second]) {
    const own = sent.filter(({ on }) => on.token === route.token);
    const pagos = new Map(own.flatMap(({ body: { pago } }) => (pago ? [[pago._id, pago] as const] : [])));
    const stored = (await asOwner(m.e.server.where, SQL(route.driver))) as Stored;
    const taken = [...pagos.values()];
    const cashTaken = centavosOf(taken.filter((pago) => pago.metodo === 'Efvo'));
    const kept = [...stored.pagos.map(({ id }) => id), ...stored.entries.map(({ id }) => id)];
    expect(new Set(kept).size).toBe(kept.length);
    // Only a transfer for a voided nota may be stored nowhere, so all cash has to be found.
    for (const pago of taken) if (pago.metodo === 'Efvo') expect(kept).toContain(pago._id);
    const entries = stored.entries.reduce((sum, entry) => sum + entry.monto, 0);
    expect(stored.inTurnos + entries).toBe(cashTaken);
    expect(stored.inHand).toBe(centavosOf(taken));
    expect([stored.pending, stored.repeated]).toEqual([0, 0]);
  }
});
