import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import fc from 'fast-check';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

let e: Scenario;
let ofOtherSucursal: Nota;
let foreign: Nota;
let foreignCliente: string;
beforeAll(async () => {
  e = await createScenario();
  const { sucursales } = bodyAs<{ sucursales: { _id: string; nombre_sucursal: string }[] }>(
    await e.as.superuser.get('/api/tenant/sucursales'),
  );
  const another = sucursales.find(({ nombre_sucursal: branchName }) => branchName !== 'Narvarte');
  ofOtherSucursal = await first('superuser', `/api/ventas/?status=0&notasPosPagina=-1&sucursal=${another?._id}`);
  foreign = await first('ajeno', '/api/ventas/?status=0&notasPosPagina=-1');
  foreignCliente = foreign.usuario;
});
afterAll(() => e.server.close());

async function first(actor: Actor, path: string): Promise<Nota> {
  const [row] = bodyAs<{ results: Nota[] }>(await e.as[actor].get(path)).results;
  if (!row) throw new Error(`No note at ${path}`);
  return bodyAs<{ data: Nota }>(await e.as[actor].get(`/api/ventas/${row._id}`)).data;
}
const fetchNotas = async () =>
  bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?status=0,-1&notasPosPagina=-1')).results;

describe('forged values', () => {
  it.each([
    ['subtotal', { subtotal: 1 }],
    ['envio', { envio: 1 }],
    ['total', { total: 1 }],
    ['abonos', { abonos: 1 }],
    ['tenant', { tenant: randomUUID() }],
    ['sucursal', { sucursal: randomUUID() }],
    ['usuario', { usuario: randomUUID() }],
    ['descuentos', { descuentos: 900_000 }],
    ['fecha', { fecha: '2026-02-31' }],
    ['fecha_entrega', { fecha_entrega: '2001-01-01' }],
    ['recoleccion', { articulos: [], status: -1 as const }],
    [
      'recoleccion.hora_final',
      { articulos: [], status: -1 as const, recoleccion: { hora_inicio: '12:00', hora_final: '09:00' } },
    ],
    ['articulos', { articulos: [] }],
    ['pagos', { pagos: [{ monto: 999_999, metodo: 'Efvo' as const }] }],
    ['pagos[0].monto', { pagos: [{ monto: 1.001, metodo: 'Efvo' as const }] }],
  ])('%s', async (field, changes) => {
    const body = e.nota(changes);
    const response = await e.save(body);
    expect([response.status, fieldsOf(response)]).toEqual([422, [field]]);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect((await e.as.user.get(`/api/ventas/${body.id}`)).status).toBe(404);
  });

  it('role, totals and branch of the payload give nothing', async () => {
    const body = { ...e.nota(), rol: 'superuser', sucursal_name: 'Portales', folio: 1, version: undefined };
    const response = await e.save(body);
    if (response.status === 200) expect(bodyAs<{ data: Nota }>(response).data).toMatchObject({ sucursal_name: 'Narvarte' });
    else expect(response.status).toBeLessThan(500);
  });
});

describe('data of other tenants and sucursales', () => {
  it('another tenant’s customer, note, payment and service are refused and untouched', async () => {
    const withPago = bodyAs<{ results: Nota[] }>(await e.as.ajeno.get('/api/ventas/?notasPorPagina=100')).results.find(
      ({ abonos }) => abonos > 0,
    );
    const detail = bodyAs<{ data: Nota }>(await e.as.ajeno.get(`/api/ventas/${withPago?._id}`)).data;
    const foreignPago = detail.pagos[0];
    const foreignServicio = detail.articulos.find(({ servicio_id }) => servicio_id)?.servicio_id;
    const line = e.nota().articulos[0];
    const attempts = [
      { usuario: foreignCliente },
      { id: foreign._id },
      { id: foreign._id, version: foreign.version },
      { pagos: [{ _id: foreignPago?._id, monto: 1, metodo: 'Efvo' }] },
      { articulos: [{ ...line, servicio_id: foreignServicio }] },
    ];
    for (const attempt of attempts) {
      const { status } = await e.save({ ...e.nota(), ...attempt });
      expect([404, 422]).toContain(status);
    }
    expect((await e.as.superuser.get(`/api/ventas/${foreign._id}`)).status).toBe(404);
    expect((await e.as.admin.post('/api/ventas/delete', { items: [foreign._id] })).status).toBe(404);
    expect(bodyAs<{ data: Nota }>(await e.as.ajeno.get(`/api/ventas/${foreign._id}`)).data).toEqual(foreign);
  });

  it('another branch’s note is 404 for user and admin, open to the superuser', async () => {
    for (const actor of ['user', 'admin'] as const) {
      expect((await e.as[actor].get(`/api/ventas/${ofOtherSucursal._id}`)).status).toBe(404);
      expect((await e.save(e.nota({ id: ofOtherSucursal._id }), actor)).status).toBe(404);
    }
    expect((await e.as.admin.post('/api/ventas/delete', { items: [ofOtherSucursal._id] })).status).toBe(404);
    expect((await e.as.accountant.get(`/api/ventas/${ofOtherSucursal._id}`)).status).toBe(200);
    const { articulos: articles, pagos, fecha: date, usuario: user, a_domicilio, express } = ofOtherSucursal;
    const body = {
      id: ofOtherSucursal._id,
      articulos: articles,
      pagos,
      fecha: date,
      usuario: user,
      a_domicilio,
      express,
      factura: !ofOtherSucursal.factura,
    };
    const response = await e.save(body, 'superuser');
    expect([response.status, bodyAs<{ data: Nota }>(response).data.sucursal]).toEqual([200, ofOtherSucursal.sucursal]);
  });
});

describe('who may', () => {
  const expected = {
    read: { superuser: 200, admin: 200, user: 200, accountant: 200 },
    save: { superuser: 200, admin: 200, user: 200, accountant: 403 },
    voidNotas: { superuser: 200, admin: 200, user: 403, accountant: 403 },
  } as const;

  it.each(['superuser', 'admin', 'user', 'accountant'] as const)('%s', async (actor) => {
    const ownNota = await e.saved();
    expect((await e.as[actor].get('/api/ventas/?status=0,-1&notasPosPagina=-1')).status).toBe(expected.read[actor]);
    expect((await e.as[actor].get(`/api/ventas/${ownNota._id}`)).status).toBe(expected.read[actor]);
    expect((await e.save(e.nota(), actor)).status).toBe(expected.save[actor]);
    expect((await e.as[actor].post('/api/ventas/delete', { items: [ownNota._id] })).status).toBe(expected.voidNotas[actor]);
    expect((await e.as.user.get(`/api/ventas/${ownNota._id}`)).status).toBe(expected.voidNotas[actor] === 200 ? 404 : 200);
  });

  it('nobody without a session has access', async () => {
    const { anonymous } = e.server;
    expect((await anonymous.get('/api/ventas/')).status).toBe(401);
    expect((await anonymous.get(`/api/ventas/${foreign._id}`)).status).toBe(401);
    expect((await anonymous.post('/api/ventas/guardar', e.nota())).status).toBe(401);
    expect((await anonymous.post('/api/ventas/delete', { items: [foreign._id] })).status).toBe(401);
  });
});

describe('bad input', () => {
  const garbage = fc.oneof(
    fc.constantFrom(null, true, -1, 1e300, '', 'x', [], {}, '\u0000', 'a'.repeat(5000), -0.5, [null], { $gt: 1 }),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n < 0 ? n : -n - 1)),
  );
  /** Fields for which no `garbage` value is valid. */
  const REQUIRED = ['usuario', 'fecha', 'articulos'] as const;
  const IN_LINE = ['cantidad', 'precio'] as const;

  it('in any field is a 4xx with its name, never 500, and nothing changes', async () => {
    const before = await fetchNotas();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...REQUIRED), garbage, async (field, value) => {
        const response = await e.save({ ...e.nota(), [field]: value });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(fieldsOf(response).join()).toContain(field);
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...IN_LINE), garbage, async (field, value) => {
        const body = e.nota();
        const response = await e.save({ ...body, articulos: [{ ...body.articulos[0], [field]: value }] });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(fieldsOf(response).join()).toContain('articulos');
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('monto', 'metodo', 'fecha', '_id', 'reversa_de'), garbage, async (field, value) => {
        fc.pre(!(field === 'reversa_de' && value === null));
        const response = await e.save(
          e.nota({ pagos: [{ _id: randomUUID(), monto: 1, metodo: 'Efvo', fecha: e.today, [field]: value }] }),
        );
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(fieldsOf(response).join()).toContain('pagos');
      }),
      { numRuns: 60 },
    );
    expect(await fetchNotas()).toEqual(before);
  });

  it('in whole bodies, queries and ids never causes a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('id', '_id', 'usuario', 'articulos', 'items', 'fecha'), fc.jsonValue()),
        ),
        async (body) => {
          for (const path of ['/api/ventas/guardar', '/api/ventas/delete']) {
            const { status } = await e.as.superuser.post(path, body);
            expect([path, status >= 400 && status < 500]).toEqual([path, true]);
          }
        },
      ),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('status', 'notasPosPagina', 'notasPorPagina', 'pagina', 'userid', 'sucursal', 'user'),
        fc.string(),
        async (field, value) => {
          const { status } = await e.as.superuser.get(`/api/ventas/?${field}=${encodeURIComponent(value)}`);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
    expect((await e.as.user.get('/api/ventas/no-es-un-id')).status).toBe(400);
    expect((await e.as.user.get(`/api/ventas/${randomUUID()}`)).status).toBe(404);
    expect((await e.as.admin.post('/api/ventas/delete', { items: [randomUUID()] })).status).toBe(404);
  });

  it('a pickup with articles is open, one without window is refused', async () => {
    expect((await e.saved({ status: -1, recoleccion: TIME_WINDOW })).status).toBe(0);
    expect(fieldsOf(await e.save(e.nota({ usuario: await e.newCliente(), status: -1, articulos: [] })))).toEqual(['recoleccion']);
  });
});
