import { randomUUID } from 'node:crypto';
import type { Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { asOwner } from '../testing/asOwner.ts';
import { createClient } from '../testing/client.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer } from '../testing/server.ts';
import { createTill, type Till } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

/** Sends a closing until the answer is the corte, each time with the result of the previous answer. */
async function closeAtLast(till: Till, first: CountResult, actor: 'user' | 'admin'): Promise<Corte> {
  let result = first;
  for (;;) {
    const { status, body } = await till.close(result, {}, actor);
    if (status === 200 || body.corte) return body.corte;
    if (!body.resultado) throw new Error(`${status} ${JSON.stringify(body)}`);
    result = body.resultado;
  }
}

/**
 * Counts a drawer's cortes and pagos, and sums its pagos by the test's own SQL, in centavos: all (`paid`), those in cortes
 * (`closed`), those that an opening counts (`outside`) and those of the open turno (`open`).
 */
const SUMS = (caja: string) => `
  const { rows: [sums] } = await q(\`select
    (select count(*)::int from cortes where caja_id = '${caja}') as cortes,
    (select count(*)::int from pagos where caja_id = '${caja}') as pagos,
    (select coalesce(sum(monto), 0)::int from pagos where caja_id = '${caja}') as paid,
    (select coalesce(sum(esperado_efvo - t.fondo), 0)::int from cortes k join turnos t on t.id = k.turno_id where k.caja_id = '${caja}') as closed,
    (select coalesce(sum(monto), 0)::int from pagos where caja_id = '${caja}' and cuenta_en is not null) as outside,
    (select coalesce(sum(monto), 0)::int from pagos p join turnos t on t.id = p.turno_id
      where p.caja_id = '${caja}' and p.cuenta_en is null and t.cerrado_en is null) as open\`);
  return sums;`;

test('of two who close at once while pagos land there is one corte, and each pago is in it, after it, or outside', async () => {
  const tills: Till[] = [];
  let paid = 0;
  for (let round = 0; round < 4; round++) {
    const till = await createTill(e);
    tills.push(till);
    const turno = await till.open(100);
    await till.pay(10);
    const counted = await till.count(turno._id, { efvo: 110 });
    const pagos = Array.from({ length: 6 }, (_, i) => till.pay(1, 'Efvo', i % 2 ? { turno: turno._id } : {}));
    const closings = [closeAtLast(till, counted, 'user'), closeAtLast(till, counted, 'admin')];
    const [one, other] = await Promise.all(closings);
    await Promise.all(pagos);
    paid += 7;
    expect(one).toEqual({ ...other, llego_despues: one?.llego_despues, llegaron_despues: one?.llegaron_despues });
    const next = await till.open(0);
    expect(next.numero).toBe(2);
  }
  await e.server.close();
  let pagos = 0;
  for (const { caja } of tills) {
    const sums = (await asOwner(e.server.where, SUMS(caja))) as Record<
      'cortes' | 'pagos' | 'paid' | 'closed' | 'outside' | 'open',
      number
    >;
    expect(sums).toMatchObject({ cortes: 1, pagos: 7, open: 0 });
    expect(sums.closed + sums.outside).toBe(sums.paid);
    pagos += sums.pagos;
  }
  expect(pagos).toBe(paid);
  Object.assign(e.server, await startServer({ where: e.server.where }));
  for (const client of Object.values(e.as)) Object.assign(client, createClient(e.server.url, client.cookie));
}, 120_000);

test('a server that dies in the middle of closing leaves one corte or none, and no pago is lost', async () => {
  const till = await createTill(e);
  let acknowledged = 0;
  for (const delay of [4, 15]) {
    const turno = await till.open(100);
    const counted = await till.count(turno._id, { efvo: 100 });
    const corteId = randomUUID();
    const pay = async () => {
      await till.pay(1, 'Efvo', { turno: turno._id }).catch(() => undefined);
    };
    const closing = till.close(counted, { _id: corteId }).catch(() => undefined);
    const pagos = [pay(), pay()];
    await new Promise((ready) => setTimeout(ready, delay));
    await e.server.kill();
    await Promise.all([closing, ...pagos]);
    Object.assign(e.server, await startServer({ where: e.server.where }));
    for (const client of Object.values(e.as)) Object.assign(client, createClient(e.server.url, client.cookie));
    const again = await till.close(counted, { _id: corteId });
    if (again.status !== 200) expect((await closeAtLast(till, again.body.resultado, 'user')).turno).toBe(turno._id);
    acknowledged += 1;
  }
  await e.server.close();
  const sums = (await asOwner(e.server.where, SUMS(till.caja))) as Record<string, number>;
  expect(sums).toMatchObject({ cortes: acknowledged, open: 0 });
  expect((sums.closed ?? 0) + (sums.outside ?? 0)).toBe(sums.paid);
}, 120_000);
