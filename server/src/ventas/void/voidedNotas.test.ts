import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { VoidNotas } from '@lavanda/shared/contract/schemas/voids';
import { MONEY_OUTCOMES, moneyText, voidedMoney } from '@lavanda/shared/domain/voiding';
import { parse } from 'csv-parse/sync';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const TITLES = ['Anulada', 'Motivo de la anulación', 'Dinero de los abonos', 'Abonado'];
const PAGO = { monto: 50, metodo: 'TDC' } as const;
const voidThem = (body: VoidNotas, actor: Actor = 'admin') => e.as[actor].post('/api/ventas/delete', body);
const restore = (items: string[]) => e.as.admin.post('/api/ventas/restaurar', { items });
const list = async (query: string, actor: Actor = 'admin') =>
  bodyAs<{ results: Nota[]; conteo?: number }>(await e.as[actor].get(`/api/ventas/?${query}`));
const ids = async (query: string, actor?: Actor) => (await list(query, actor)).results.map(({ _id }) => _id);
const totals = async (query: string) => bodyAs(await e.as.admin.get(`/api/ventas/totales?${query}`));
const read = async (id: string, actor: Actor = 'admin') =>
  bodyAs<{ data: Nota }>(await e.as[actor].get(`/api/ventas/${id}?anulada=true`)).data;

describe('the voided notas', () => {
  it('tell who, when, why, the pagos there were and what was done with the money', async () => {
    const user = await e.newCliente();
    const nota = await e.saved({ usuario: user, pagos: [PAGO] });
    const before = Date.now();
    await voidThem({ items: [nota._id], motivo: '  Se capturó   dos veces ', dinero: 'devuelto', metodo: 'Efvo' });
    const { nombre: name } = bodyAs<{ usuario: { nombre: string } }>(await e.as.admin.get('/api/auth/authData')).usuario;
    const [row] = (await list(`anuladas=true&userid=${user}`)).results;
    expect(row).toMatchObject({
      _id: nota._id,
      total: nota.total,
      abonos: 0,
      pagos: [PAGO, { monto: -50, metodo: 'Efvo', fecha: e.today, motivo: 'Se capturó dos veces' }],
      articulos: [],
      anulada: { quien: name, motivo: 'Se capturó dos veces', dinero: 'devuelto', metodo: 'Efvo', devuelto: 50 },
    });
    expect(Math.abs(Date.parse(row?.anulada?.momento ?? '') - before)).toBeLessThan(60_000);
    const { pagos } = await read(nota._id);
    expect(await read(nota._id)).toEqual({ ...nota, version: 2, abonos: 0, pagos, anulada: row?.anulada });
    expect(pagos[0]).toEqual(nota.pagos[0]);
    expect(nota.articulos.length).toBeGreaterThan(0);
  });

  it('are a list of their own: no other list, sum or call shows them', async () => {
    const user = await e.newCliente();
    const [nota, other] = [await e.saved({ usuario: user, pagos: [PAGO] }), await e.saved({ usuario: user })];
    const sums = await totals(`userid=${user}`);
    await voidThem({ items: [nota._id], motivo: 'Duplicada', dinero: 'pendiente' });
    expect(await ids(`userid=${user}`)).toEqual([other._id]);
    expect(await ids(`anuladas=1&userid=${user}`)).toEqual([nota._id]);
    expect(await ids(`anuladas=false&userid=${user}`)).toEqual([other._id]);
    expect(await totals(`anuladas=true&userid=${user}`)).toEqual({
      conteo: 1,
      total: nota.total,
      adeudo: 0,
      favor: 0,
      abonos: 50,
    });
    expect(await totals(`userid=${user}`)).toEqual({ conteo: 1, total: other.total, adeudo: other.total, favor: 0 });
    expect(sums).toMatchObject({ conteo: 2 });
    expect((await e.as.admin.get(`/api/ventas/${nota._id}`)).status).toBe(404);
    expect((await read(other._id)).anulada).toBeNull();
  });

  it('are found by their filters, and a voided recoleccion is among them', async () => {
    const user = await e.newCliente();
    const nota = await e.saved({ usuario: user, factura: true });
    const pickup = await e.saved({ usuario: user, articulos: [], status: -1, recoleccion: TIME_WINDOW });
    await voidThem({ items: [nota._id, pickup._id] });
    expect((await ids(`anuladas=true&userid=${user}`)).sort()).toEqual([nota._id, pickup._id].sort());
    expect(await ids(`anuladas=true&userid=${user}&status=-1&notasPosPagina=-1`)).toEqual([pickup._id]);
    expect(await ids(`anuladas=true&userid=${user}&facturados=true`)).toEqual([nota._id]);
    expect(await ids(`anuladas=true&user=${nota.folio}`)).toContain(nota._id);
    const surname = nota.usuario_name.split(' ').at(-1) ?? '';
    expect((await ids(`anuladas=true&user=${surname}`)).sort()).toEqual([nota._id, pickup._id].sort());
    expect(await totals(`anuladas=true&user=${surname}`)).toMatchObject({ conteo: 2 });
    const days = `fechaInicial=${e.today}&fechaFinal=${e.today}`;
    expect(await ids(`anuladas=true&userid=${user}&${days}`)).toHaveLength(2);
    expect(await totals(`anuladas=true&userid=${user}&${days}`)).toMatchObject({ conteo: 2, abonos: 0 });
  });

  it('page by cursor, each once', async () => {
    const user = await e.newCliente();
    const notas = await Promise.all(Array.from({ length: 5 }, () => e.saved({ usuario: user })));
    await voidThem({ items: notas.map(({ _id }) => _id) });
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const place: string = after === '' ? '' : `&despues=${after}`;
      const page = await e.as.admin.get(`/api/ventas/?anuladas=true&userid=${user}&notasPorPagina=2${place}`);
      const { results, siguiente: next } = bodyAs<{ results: Nota[]; siguiente: string | null }>(page);
      seen.push(...results.map(({ _id }) => _id));
      after = next;
    }
    expect(seen.sort()).toEqual(notas.map(({ _id }) => _id).sort());
  });

  it('are for roles that may void, each in its sucursales', async () => {
    const nota = await e.saved();
    await voidThem({ items: [nota._id] }, 'superuser');
    const calls = ['?anuladas=true', 'totales?anuladas=true', 'exportar?formato=csv&anuladas=true', `${nota._id}?anulada=true`];
    for (const actor of ['user', 'accountant'] as const)
      for (const call of calls)
        expect(await e.as[actor].get(`/api/ventas/${call}`)).toMatchObject({
          status: 403,
          body: { detail: expect.stringContaining('anuladas') },
        });
    expect((await e.as.ajeno.get(`/api/ventas/${nota._id}?anulada=true`)).status).toBe(404);
    const everywhere = (await list('notasPorPagina=100', 'superuser')).results;
    const far = everywhere.find(({ sucursal }) => sucursal !== nota.sucursal);
    await voidThem({ items: [far?._id ?? ''] }, 'superuser');
    expect(await ids('anuladas=true&notasPorPagina=100', 'superuser')).toContain(far?._id);
    expect(await ids('anuladas=true&notasPorPagina=100')).not.toContain(far?._id);
    expect((await e.as.admin.get(`/api/ventas/${far?._id}?anulada=true`)).status).toBe(404);
    expect((await e.as.admin.get(`/api/ventas/?anuladas=true&sucursal=${far?.sucursal}`)).status).toBe(403);
  });

  it('are exported with their void, and no other export has its columns', async () => {
    const user = await e.newCliente();
    const notas = await Promise.all(MONEY_OUTCOMES.map(() => e.saved({ usuario: user, pagos: [PAGO] })));
    const answers = MONEY_OUTCOMES.flatMap((outcome) => voidedMoney(outcome, 'Link') ?? []);
    for (const [place, { dinero: outcome }] of answers.entries())
      await voidThem({ items: [notas[place]?._id ?? ''], motivo: `=Motivo ${place}`, dinero: outcome, metodo: 'Link' });
    const csv = async (query: string): Promise<Record<string, string>[]> => {
      const response = await fetch(`${e.server.url}/api/ventas/exportar?formato=csv&${query}`, {
        headers: { cookie: e.as.admin.cookie },
      });
      return parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
    };
    const rows = await csv(`anuladas=true&userid=${user}`);
    expect(rows).toHaveLength(notas.length);
    for (const [place, answer] of answers.entries()) {
      const row = rows.find(({ Folio }) => Folio === String(notas[place]?.folio));
      const [day = '', reason, money, paid] = TITLES.map((title) => row?.[title]);
      const left = answer.dinero === 'devuelto' ? '0.00' : '50.00';
      expect([day.slice(0, 10), money, paid]).toEqual([e.today, moneyText(answer), left]);
      expect(reason).toContain(`Motivo ${place}`);
    }
    const pagos = await csv(`anuladas=true&userid=${user}&contenido=pagos`);
    const returned = pagos.map((row) => Object.values(row)).filter((values) => values.includes('-50.00'));
    expect(returned).toEqual([expect.arrayContaining(['Link'])]);
    expect(pagos).toHaveLength(notas.length + 1);
    const [plain] = await csv(`fechaInicial=${e.today}`);
    expect(Object.keys(plain ?? {}).filter((title) => /Anul/.test(title))).toEqual([]);
  });
});

describe('the money of a void', () => {
  it('is kept only for notas that hold some, and no pago is written of what wasn’t returned', async () => {
    const user = await e.newCliente();
    const reversed = { _id: '11111111-1111-4111-8111-111111111111', fecha: e.today, ...PAGO };
    const [paid, unpaid, first] = [
      await e.saved({ usuario: user, pagos: [PAGO] }),
      await e.saved({ usuario: user }),
      await e.saved({ usuario: user, pagos: [reversed] }),
    ];
    const back = { _id: '22222222-2222-4222-8222-222222222222', fecha: e.today, monto: -50, metodo: 'TDC' } as const;
    const { _id: id, version, articulos: articles } = first;
    await e.saved(
      { id, version, usuario: user, articulos: articles, pagos: [reversed, { ...back, reversa_de: reversed._id }] },
      'admin',
    );
    await voidThem({ items: [paid._id, unpaid._id, id], motivo: 'Error', dinero: 'no_devuelto', metodo: 'Efvo' });
    const money = { dinero: null, metodo: null };
    expect(await read(paid._id)).toMatchObject({ pagos: [PAGO], anulada: { dinero: 'no_devuelto', metodo: null } });
    expect(await read(unpaid._id)).toMatchObject({ pagos: [], anulada: { motivo: 'Error', ...money } });
    expect(await read(id)).toMatchObject({ abonos: 0, pagos: [{ monto: 50 }, { monto: -50 }], anulada: money });
  });

  it('needs the method when it was returned, and changes nothing without', async () => {
    const nota = await e.saved({ pagos: [PAGO] });
    const refused = await voidThem({ items: [nota._id], motivo: 'Error', dinero: 'devuelto' });
    expect(refused).toMatchObject({ status: 422, body: { detail: 'Elige cómo se devolvió el dinero.' } });
    expect(fieldsOf(refused)).toEqual(['metodo']);
    expect((await e.as.admin.get(`/api/ventas/${nota._id}`)).status).toBe(200);
    const wrong = { items: [nota._id], dinero: 'quemado' };
    expect((await e.as.admin.post('/api/ventas/delete', wrong)).status).toBe(400);
  });

  it('is of the last void: a nota restored and voided again without saying tells nothing', async () => {
    const nota = await e.saved({ pagos: [PAGO] });
    await voidThem({ items: [nota._id], motivo: 'Duplicada', dinero: 'no_devuelto' });
    await restore([nota._id]);
    expect(await read(nota._id)).toEqual({ ...nota, version: 3, anulada: null });
    await voidThem({ items: [nota._id] });
    expect((await read(nota._id)).anulada).toMatchObject({ motivo: '', dinero: null, metodo: null });
  });

  it('is told in the trail with the reason', async () => {
    const nota = await e.saved({ pagos: [PAGO] });
    await voidThem({ items: [nota._id], motivo: 'Duplicada', dinero: 'devuelto', metodo: 'Transf' });
    const { entradas: entries } = bodyAs<{ entradas: { accion: string; motivo: string; cambios: unknown[] }[] }>(
      await e.as.superuser.get('/api/bitacora?clase=dinero'),
    );
    expect(entries[0]).toMatchObject({
      accion: 'nota.anular',
      motivo: 'Duplicada',
      cambios: [
        { campo: 'dinero', antes: null, despues: 'Devuelto' },
        { campo: 'metodo', antes: null, despues: 'Transf' },
      ],
    });
  });
});
