import { randomUUID } from 'node:crypto';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, CountResult, ListedCorte } from '@lavanda/shared/contract/schemas/cortes';
import { createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import { bodyOf, createTill } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

describe('a turno', () => {
  it('goes from its fondo to a frozen corte, by the figures of its pagos and movimientos', async () => {
    const till = await createTill(e);
    const turno = await till.open(1500);
    expect(turno).toMatchObject({ numero: 1, apertura: { fondo: 1500, esperado: null, diferencia: null } });
    const nota = await till.pay(100.5);
    const paid = await till.pay(50, 'TDC', { nota });
    const [pago] = nota.pagos;
    const reversal = { _id: randomUUID(), monto: -100.5, metodo: 'Efvo' as const, reversa_de: pago?._id ?? '' };
    const articles = paid.articulos.map(({ importe: _, ...line }) => line);
    const { _id: id, version, pagos } = paid;
    await e.saved({ id, version, articulos: articles, pagos: [...pagos, reversal], equipo: till.equipo }, 'admin');
    await till.pay(70);
    await till.move(turno._id, 'gasto', 48.5, { categoria: 'alimentos', detalle: ' Garrafones  de agua ' });
    const wrong = bodyOf<{ movimiento: CajaEntry }>(await till.move(turno._id, 'retiro', 500));
    const back = { _id: randomUUID(), movimiento: wrong.movimiento._id, equipo: till.equipo };
    expect((await e.as.user.post('/api/caja/movimientos/cancelar', back)).status).toBe(200);
    await till.move(turno._id, 'entrada', 300);

    const { turno: now, registro: record } = await till.state();
    expect(now).toMatchObject({
      entradas: { movimientos: 1, monto: 300 },
      gastos: { movimientos: 1, monto: 48.5 },
      retiros: { movimientos: 0, monto: 0 },
      metodos: [
        { metodo: 'Efvo', pagos: 3, suma: null },
        { metodo: 'TDC', pagos: 1, suma: 50 },
        { metodo: 'Transf', pagos: 0, suma: 0 },
        { metodo: 'Link', pagos: 0, suma: 0 },
      ],
    });
    expect(record.map(({ tipo: kind, monto: amount }) => [kind, amount])).toEqual([
      ['entrada', 300],
      ['retiro', 500],
      ['retiro', -500],
      ['gasto', -48.5],
      ['pago', 70],
      ['reversa', -100.5],
      ['pago', 50],
      ['pago', 100.5],
    ]);
    expect(record[3]).toMatchObject({
      detalle: 'Garrafones de agua',
      categoria: 'alimentos',
      clave: expect.stringMatching(/\d$/),
    });
    expect(record[2]).toMatchObject({ cancelado: true });
    expect(record[7]?.nota).toMatchObject({ folio: nota.folio, liquidada: false, anulada: false });

    const result = await till.count(turno._id, { efvo: 1811, tdc: 50 });
    expect(result.metodos.map(({ esperado: expected, diferencia: difference }) => [expected, difference])).toEqual([
      [1821.5, -10.5],
      [50, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(result).toMatchObject({ registros: 8, total: { esperado: 1871.5, contado: 1861, diferencia: -10.5 } });
    const silent = await till.close(result, { motivo: undefined });
    expect([silent.status, fieldsOf(silent)]).toEqual([422, ['motivo']]);
    const tooMuch = await till.close(result, { fondo: 1811.5 });
    expect([tooMuch.status, fieldsOf(tooMuch)]).toEqual([422, ['fondo']]);

    const corteId = randomUUID();
    const sent = { _id: corteId, fondo: 1500, motivo: 'cambio_mal_dado', detalle: 'Di de más' };
    const { corte } = bodyOf<{ corte: Corte }>(await till.close(result, sent));
    expect(corte).toMatchObject({
      ...{ numero: 1, esperado: 1821.5, contado: 1811, diferencia: -10.5, fondo: 1500, retirado: 311, con_diferencia: true },
      ...{ motivo: 'cambio_mal_dado', detalle: 'Di de más', cerrada_por: null, llego_despues: 0 },
    });
    expect(corte.movimientos.map(({ monto: amount }) => amount)).toEqual([-48.5, -500, 500, 300]);
    expect(bodyOf<{ corte: Corte }>(await till.close(result, sent)).corte).toEqual(corte);
    const second = await till.close(result, { fondo: 1500 });
    expect([second.status, second.body.corte._id]).toEqual([409, corteId]);
    const next = await till.open(1500);
    expect(next).toMatchObject({ numero: 2, apertura: { esperado: 1500, diferencia: 0 } });
    await till.closeExact(next._id, 1500);
  });

  it('names the claves of its registers, and those that are missing', async () => {
    const till = await createTill(e);
    await till.pay(5);
    const turno = await till.open(0);
    const [, first] = [await till.pay(5), await till.pay(5)];
    await till.move(turno._id, 'entrada', 1);
    const result = await till.count(turno._id, { efvo: 11 });
    const number = Number(first?.clave?.replace(/\D/g, ''));
    expect(result.claves).toEqual([{ letras: expect.any(String), primera: number - 1, ultima: number + 1, faltan: [] }]);
    await till.closeExact(turno._id);
  });

  it('tells when cash goes below zero, and records it', async () => {
    const till = await createTill(e);
    const turno = await till.open(100);
    expect(bodyOf(await till.move(turno._id, 'retiro', 100))).toMatchObject({ bajo_cero: false });
    expect(bodyOf(await till.move(turno._id, 'retiro', 0.01))).toMatchObject({ bajo_cero: true });
    const result = await till.count(turno._id, { efvo: 0 });
    expect(result.metodos[0]).toMatchObject({ esperado: -0.01, diferencia: 0.01 });
  });

  it('warns of missing cash without telling how much was taken: it knows whole steps of 500 pesos', async () => {
    for (const taken of [720.5, 999.99]) {
      const till = await createTill(e);
      const turno = await till.open(100);
      await till.pay(taken);
      expect(bodyOf(await till.move(turno._id, 'retiro', 600))).toMatchObject({ bajo_cero: false });
      expect(bodyOf(await till.move(turno._id, 'retiro', 0.01))).toMatchObject({ bajo_cero: true });
    }
  });

  it('refuses what could not be: a gasto without its category, a strange bill, a second cancellation', async () => {
    const till = await createTill(e);
    const turno = await till.open(100);
    expect(fieldsOf(await till.move(turno._id, 'gasto', 5))).toEqual(['categoria']);
    expect(fieldsOf(await till.move(turno._id, 'retiro', 5, { categoria: 'otro' }))).toEqual(['categoria']);
    expect(fieldsOf(await till.move(turno._id, 'gasto', 5, { categoria: 'otro' }))).toEqual(['detalle']);
    expect((await till.move(turno._id, 'entrada', 0)).status).toBe(400);
    expect(fieldsOf(await till.move(turno._id, 'entrada', 1.005))).toEqual(['monto']);
    const { movimiento: moved } = bodyOf<{ movimiento: CajaEntry }>(await till.move(turno._id, 'entrada', 5));
    const cancel = (id: string) => e.as.user.post('/api/caja/movimientos/cancelar', { _id: randomUUID(), movimiento: id });
    const { movimiento: back } = bodyOf<{ movimiento: CajaEntry }>(await cancel(moved._id));
    expect((await cancel(moved._id)).status).toBe(409);
    expect((await cancel(back._id)).status).toBe(409);
    const count = (efectivo: object) =>
      e.as.user.post('/api/caja/contar', { _id: randomUUID(), turno: turno._id, efectivo, tdc: 0, transf: 0, link: 0 });
    const bills = (...values: number[]) => values.map((value) => ({ denominacion: value, cantidad: 2 }));
    expect(fieldsOf(await count({ denominaciones: bills(500, 25) }))).toEqual(['efectivo.denominaciones[1].denominacion']);
    expect(fieldsOf(await count({ denominaciones: bills(500, 500) }))).toEqual(['efectivo.denominaciones']);
    expect(fieldsOf(await count({ denominaciones: bills(500, 0.5), total: 1000 }))).toEqual(['efectivo.total']);
    expect(fieldsOf(await count({}))).toEqual(['efectivo']);
    const { resultado: result } = bodyOf<{ resultado: CountResult }>(await count({ denominaciones: bills(500, 0.5) }));
    expect(result).toMatchObject({ denominaciones: bills(500, 0.5), total: { contado: 1001 } });
  });

  it('is repeated without being done twice: opening, movimiento, count', async () => {
    const till = await createTill(e);
    const open = { _id: randomUUID(), equipo: till.equipo, efectivo: { total: 100 } };
    const opened = await Promise.all([1, 2, 3].map(() => e.as.user.post('/api/caja/abrir', open)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await e.as.user2.post('/api/caja/abrir', { ...open, _id: randomUUID() });
    expect([other.status, other.body.turno._id, other.body.detail]).toEqual([
      409,
      open._id,
      expect.stringContaining('Daniela Ortiz'),
    ]);
    const move = { _id: randomUUID(), turno: open._id, equipo: till.equipo, tipo: 'entrada', monto: 5 };
    const moved = await Promise.all([1, 2, 3].map(() => e.as.user.post('/api/caja/movimientos', move)));
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(fieldsOf(await e.as.user.post('/api/caja/movimientos', { ...move, monto: 6 }))).toEqual(['_id']);
    const count = { _id: randomUUID(), turno: open._id, efectivo: { total: 105 }, tdc: 0, transf: 0, link: 0 };
    const counted = await Promise.all([1, 2].map(() => e.as.user.post('/api/caja/contar', count)));
    expect(counted.map((response) => response.body.resultado?.total)).toEqual(
      [1, 2].map(() => expect.objectContaining({ diferencia: 0 })),
    );
    const { corte } = bodyOf<{ corte: Corte }>(await till.close(counted[0]?.body.resultado));
    expect(corte.conteos).toHaveLength(1);
    const late = await e.as.user.post('/api/caja/abrir', open);
    expect([late.status, late.body.corte._id, late.body.detail]).toEqual([
      409,
      corte._id,
      expect.stringContaining('ya cerró este turno'),
    ]);
    expect((await till.state()).turno).toBeNull();
  });
});

describe('what comes after a corte', () => {
  it('is listed on it and counts in the next opening; without a turno it counts there too', async () => {
    const till = await createTill(e);
    const turno = await till.open(100);
    const nota = await till.pay(50);
    const corte = await till.closeExact(turno._id, 150);
    await till.pay(85, 'Efvo', { turno: turno._id, nota });
    await till.pay(9, 'TDC', { turno: turno._id });
    await till.move(turno._id, 'gasto', 5, { categoria: 'otro', detalle: 'Hielo' });
    const { llegaron_despues: waiting } = await till.state();
    await till.pay(20);
    expect(waiting.map(({ fuera: outside, monto: amount }) => [outside, amount])).toEqual([
      ['llego_despues', -5],
      ['llego_despues', 9],
      ['llego_despues', 85],
    ]);
    const read = async () => bodyOf<{ corte: Corte }>(await e.as.accountant.get(`/api/caja/cortes/${corte._id}`)).corte;
    const later = await read();
    expect(later).toMatchObject({ llego_despues: 89, esperado: corte.esperado, resultado: corte.resultado });
    expect(later.llegaron_despues).toHaveLength(3);
    const next = await till.open(245);
    expect(next.apertura).toMatchObject({ fondo: 245, esperado: 250, diferencia: -5, despues: 4 });
    await till.pay(5, 'Efvo', { turno: turno._id });
    expect((await till.state()).turno?.apertura).toMatchObject({ esperado: 255, diferencia: -10, despues: 5 });
    const second = await till.closeExact(next._id);
    expect(second).toMatchObject({ numero: 2, esperado: 245, apertura: { esperado: 255, diferencia: -10 } });
    expect((await read()).llego_despues).toBe(94);
    const cancelled = await e.as.user.post('/api/caja/movimientos/cancelar', { _id: randomUUID(), movimiento: waiting[0]?._id });
    expect(cancelled.status).toBe(409);
  });
});

describe('who may', () => {
  it('close the turno of another: admin and superuser, and the corte says so', async () => {
    const till = await createTill(e);
    const turno = await till.open(10);
    const body = { _id: randomUUID(), turno: turno._id, efectivo: { total: 10 }, tdc: 0, transf: 0, link: 0 };
    expect((await e.as.user2.post('/api/caja/contar', body)).status).toBe(403);
    const result = await till.count(turno._id, { efvo: 10 }, 'admin');
    expect((await till.close(result, {}, 'user2')).status).toBe(403);
    const { corte } = bodyOf<{ corte: Corte }>(await till.close(result, {}, 'admin'));
    expect(corte).toMatchObject({ cajero: { nombre: 'Daniela Ortiz' }, cerrada_por: { nombre: 'Héctor Salgado' }, motivo: '' });
  });

  it('reach a drawer of another sucursal or laundry: nobody but roles that see all of them', async () => {
    const { sucursales } = bodyOf<{ sucursales: { _id: string }[] }>(await e.as.superuser.get('/api/tenant/sucursales'));
    const { idSucursal: own } = (await e.as.user.get('/api/auth/authData')).body.usuario;
    const other = sucursales.find(({ _id }) => _id !== own)?._id;
    const till = await createTill(e);
    const turno = await till.open(10);
    const corte = await till.closeExact(turno._id);
    // Moves user2 to another sucursal.
    const { response: team } = bodyOf<{ response: { _id: string; usuario: string }[] }>(
      await e.as.superuser.get('/api/tenant/allUsersByTenant'),
    );
    const moved = team.find(({ usuario: account }) => account === 'usuario2@aguaclara.mx');
    bodyOf(await e.as.superuser.post('/api/usuarios/guardar', { _id: moved?._id, idSucursal: other }));
    const elsewhere = await e.server.signIn('usuario2@aguaclara.mx');
    const open = await till.open(10);
    for (const stranger of [elsewhere, e.as.ajeno]) {
      const tries = [
        stranger.get(`/api/caja?caja=${till.caja}`),
        stranger.get(`/api/caja/turnos/${open._id}/registro`),
        stranger.get(`/api/caja/turnos/${open._id}/parcial`),
        stranger.get(`/api/caja/cortes/${corte._id}`),
        stranger.post('/api/caja/abrir', { _id: randomUUID(), caja: till.caja, efectivo: { total: 1 } }),
        stranger.post('/api/caja/movimientos', { _id: randomUUID(), turno: open._id, tipo: 'entrada', monto: 1 }),
        stranger.post('/api/caja/contar', {
          ...{ _id: randomUUID(), turno: open._id, efectivo: { total: 1 }, tdc: 0, transf: 0, link: 0 },
        }),
        stranger.post('/api/caja/cerrar', { _id: randomUUID(), turno: open._id, conteo: randomUUID(), registros: 0, fondo: 0 }),
        stranger.post('/api/caja/equipo', { equipo: randomUUID(), caja: till.caja }),
      ];
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
    const renamed = await elsewhere.post('/api/caja/cajas', { _id: till.caja, nombre: 'Mía' });
    expect(renamed.status).toBe(404);
    expect((await elsewhere.get(`/api/caja/cortes?sucursal=${own}`)).status).toBe(403);
    expect(bodyOf<{ cortes: unknown[] }>(await elsewhere.get('/api/caja/cortes')).cortes).toEqual([]);
    expect((await e.as.accountant.get(`/api/caja/cortes/${corte._id}`)).status).toBe(200);
    // A pago that names a turno of another sucursal counts in a drawer of its own sucursal.
    const nota = e.nota({ pagos: [{ monto: 5, metodo: 'Efvo' }], turno: open._id });
    expect((await elsewhere.post('/api/ventas/guardar', nota)).status).toBe(200);
    expect((await till.state()).registro).toEqual([]);
  });
});

test('the list of cortes goes on by pages, and is filtered by drawer, cashier, day and difference', async () => {
  const till = await createTill(e);
  const ids: string[] = [];
  for (let i = 0; i < 22; i++) {
    const turno = await till.open(0);
    const result = await till.count(turno._id, { efvo: i % 2 });
    ids.unshift(bodyOf<{ corte: Corte }>(await till.close(result)).corte._id);
  }
  const page = async (query: string) =>
    bodyOf<{ cortes: ListedCorte[]; siguiente: string | null }>(await e.as.accountant.get(`/api/caja/cortes?${query}`));
  const first = await page(`caja=${till.caja}`);
  const second = await page(`caja=${till.caja}&despues=${first.siguiente}`);
  expect([...first.cortes, ...second.cortes].map(({ _id }) => _id)).toEqual(ids);
  expect(second.siguiente).toBeNull();
  const numbers = [...first.cortes, ...second.cortes].map(({ numero: number }) => number);
  expect(numbers).toEqual(Array.from({ length: 22 }, (_, i) => 22 - i));
  expect((await page(`caja=${till.caja}&diferencia=1`)).cortes).toHaveLength(11);
  const cashier = first.cortes[0]?.cajero._id ?? '';
  expect((await page(`caja=${till.caja}&cajero=${cashier}&desde=${e.today}&hasta=${e.today}`)).cortes).toHaveLength(20);
  expect((await page(`caja=${till.caja}&hasta=2020-01-01`)).cortes).toEqual([]);
  expect((await e.as.user.get('/api/caja/cortes?desde=2026-02-30')).status).toBe(400);
  const differences = bodyOf<{ cajeros: { diferencia: number; cortes: unknown[] }[] }>(
    await e.as.superuser.get(`/api/caja/diferencias?caja=${till.caja}`),
  );
  expect(differences).toMatchObject({ diferencia: 11, cajeros: [{ diferencia: 11, cajero: { nombre: 'Daniela Ortiz' } }] });
  expect(differences.cajeros[0]?.cortes).toHaveLength(22);
});
