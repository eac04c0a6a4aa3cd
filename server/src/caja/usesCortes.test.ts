import { randomUUID } from 'node:crypto';
import { createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import { bodyOf, closeAll, createTill } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

test('cortes aren’t switched off while a turno is open: it keeps its pagos, and no second one opens', async () => {
  const use = (cortes: boolean) => e.as.superuser.post('/api/tenant/identidad', { usa_corte: cortes });
  const till = await createTill(e);
  const turno = await till.open(100);
  await till.pay(50);
  const refused = await use(false);
  expect([refused.status, fieldsOf(refused), refused.body.detail]).toEqual([
    409,
    ['usa_corte'],
    expect.stringContaining(till.caja.slice(0, 30)),
  ]);
  await till.pay(25);
  expect((await use(true)).status).toBe(200);
  const second = { _id: randomUUID(), equipo: till.equipo, efectivo: { total: 1 } };
  expect((await e.as.user.post('/api/caja/abrir', second)).status).toBe(409);
  expect((await till.count(turno._id, { efvo: 175 })).total.diferencia).toBe(0);
  await till.closeExact(turno._id);
});

describe('a laundry', () => {
  it('that doesn’t use cortes has none of it, until it wants to', async () => {
    await closeAll(e, 'ajeno');
    bodyOf(await e.as.ajeno.post('/api/tenant/identidad', { usa_corte: false }));
    expect(bodyOf(await e.as.ajeno.get('/api/caja'))).toMatchObject({ usa_corte: false, caja: null, turno: null });
    expect((await e.as.ajeno.get('/api/auth/authData')).body.permissions).not.toContain('caja');
    const open = { _id: randomUUID(), efectivo: { total: 100 } };
    expect((await e.as.ajeno.post('/api/caja/abrir', open)).status).toBe(409);
    const saved = bodyOf(await e.as.ajeno.post('/api/tenant/identidad', { usa_corte: true }));
    expect(saved).toMatchObject({ usa_corte: true });
    const { usuario: user, permissions } = (await e.as.ajeno.get('/api/auth/authData')).body;
    expect(user.tenantData.usa_corte).toBe(true);
    expect(permissions.slice(0, 4)).toEqual(['activos', 'pos', 'caja', 'ventas']);
    expect(bodyOf(await e.as.ajeno.get('/api/caja'))).toMatchObject({ turno: null, caja: { nombre: 'Caja 1' } });
    const { cajas } = bodyOf<{ cajas: { nombre: string }[] }>(await e.as.ajeno.get('/api/caja/cajas'));
    expect(cajas.map(({ nombre: name }) => name)).toEqual(['Caja 1']);
    const { cajeros: cashiers } = bodyOf<{ cajeros: { nombre: string }[] }>(await e.as.ajeno.get('/api/caja/cajas'));
    expect(cashiers.map(({ nombre: name }) => name)).toEqual(['Itzel Cárdenas']);
  });
});
