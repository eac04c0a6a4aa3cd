import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const totals = async (query: string, actor: Actor = 'superuser') =>
  bodyAs<{ conteo: number; total: number; adeudo: number; favor: number }>(await e.as[actor].get(`/api/ventas/totales?${query}`));

/** The totals of the rows that the list itself returns, added up in centavos. */
async function ofRows(query: string, actor: Actor = 'superuser') {
  const sums = { conteo: 0, total: 0, adeudo: 0, favor: 0 };
  for (let after: string | null = ''; after !== null; ) {
    const place: string = after === '' ? '' : `&despues=${after}`;
    const response = await e.as[actor].get(`/api/ventas/?${query}&notasPorPagina=100${place}`);
    const { results, siguiente: next } = bodyAs<{ results: Nota[]; siguiente: string | null }>(response);
    for (const { total, abonos, ajuste: adjustment } of results) {
      const owed = Math.round((total - abonos - adjustment) * 100);
      sums.conteo += 1;
      sums.total += Math.round(total * 100);
      sums.adeudo += owed >= 100 ? owed : 0;
      sums.favor += owed < 0 ? -owed : 0;
    }
    after = next;
  }
  return { ...sums, total: sums.total / 100, adeudo: sums.adeudo / 100, favor: sums.favor / 100 };
}

describe('the totals of a filter', () => {
  it('equal what every row of the list adds up to, for all filters', async () => {
    const [from, until] = [addDays(e.today, -75), addDays(e.today, -3)];
    const days = `fechaInicial=${from}&fechaFinal=${until}`;
    const another = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/')).results[0]?.sucursal;
    const filters = [
      '',
      'adeudo=true',
      'favor=true',
      'user=a&favor=true',
      'facturados=true',
      'domicilio=true&facturados=true',
      days,
      `${days}&domicilio=true`,
      `fechaInicial=${from}&adeudo=true`,
      `fechaFinal=${until}`,
      `fechaInicial=${until}&fechaFinal=${until}`,
      `sucursal=${another}`,
      `sucursal=${another}&${days}&facturados=true`,
      'user=jose',
      'user=a&facturados=true',
      'user=12',
      'status=-1',
      'status=0',
      'user=nadie%20se%20llama%20asi',
    ];
    for (const filter of filters) expect([filter, await totals(filter)]).toEqual([filter, await ofRows(filter)]);
    expect((await totals('')).conteo).toBeGreaterThan(0);
    expect((await totals('adeudo=true')).adeudo).toBeGreaterThan(0);
    expect((await totals('favor=true')).favor).toBeGreaterThan(0);
  });

  it('follow a save, a payment and a void at once, to the centavo', async () => {
    const before = await totals('');
    const nota = await e.saved({ pagos: [{ monto: 100.1, metodo: 'Efvo' }] });
    const cents = (pesos: number) => Math.round(pesos * 100);
    const now = await totals('');
    expect(now.conteo).toBe(before.conteo + 1);
    expect(cents(now.total)).toBe(cents(before.total) + cents(nota.total));
    expect(cents(now.adeudo)).toBe(cents(before.adeudo) + cents(nota.total) - 10_010);
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect(await totals('')).toEqual(before);
  });

  it('are of the session’s sucursal, and of every one for superuser and accountant', async () => {
    for (const actor of ['admin', 'accountant', 'ajeno'] as const)
      expect(await totals('', actor)).toEqual(await ofRows('', actor));
    const past = `fechaFinal=${addDays(e.today, -1)}`;
    expect(await totals(past, 'user')).toEqual(await ofRows(past, 'user'));
    expect((await totals('', 'user')).conteo).toBeLessThan((await totals('', 'accountant')).conteo);
    const another = bodyAs<{ results: Nota[] }>(await e.as.accountant.get('/api/ventas/?user=')).results.find(
      ({ sucursal_name }) => sucursal_name !== 'Narvarte',
    )?.sucursal;
    expect((await e.as.user.get(`/api/ventas/totales?sucursal=${another}`)).status).toBe(403);
    expect((await e.as.user.get('/api/ventas/totales?fechaInicial=2026-02-30')).status).toBe(400);
  });
});
