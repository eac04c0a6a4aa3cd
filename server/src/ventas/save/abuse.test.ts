import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/ventas';
import fc from 'fast-check';
import { camposDe, cuerpoDe, type Escenario, HORAS, prepararEscenario, type Quien } from '../../test/escenario.ts';

let e: Escenario;
let deOtraSucursal: Nota;
let ajena: Nota;
let clienteAjeno: string;
beforeAll(async () => {
  e = await prepararEscenario();
  const { sucursales } = cuerpoDe<{ sucursales: { _id: string; nombre_sucursal: string }[] }>(
    await e.como.superuser.get('/api/tenant/sucursales'),
  );
  const otra = sucursales.find(({ nombre_sucursal }) => nombre_sucursal !== 'Narvarte');
  deOtraSucursal = await primera('superuser', `/api/ventas/?status=0&notasPosPagina=-1&sucursal=${otra?._id}`);
  ajena = await primera('ajeno', '/api/ventas/?status=0&notasPosPagina=-1');
  clienteAjeno = ajena.usuario;
});
afterAll(() => e.servidor.cerrar());

async function primera(quien: Quien, ruta: string): Promise<Nota> {
  const [fila] = cuerpoDe<{ results: Nota[] }>(await e.como[quien].get(ruta)).results;
  if (!fila) throw new Error(`No note at ${ruta}`);
  return cuerpoDe<{ data: Nota }>(await e.como[quien].get(`/api/ventas/${fila._id}`)).data;
}
const listar = async () =>
  cuerpoDe<{ results: Nota[] }>(await e.como.superuser.get('/api/ventas/?status=0,-1&notasPosPagina=-1')).results;

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
  ])('%s', async (campo, cambios) => {
    const cuerpo = e.nota(cambios);
    const respuesta = await e.guardar(cuerpo);
    expect([respuesta.status, camposDe(respuesta)]).toEqual([422, [campo]]);
    expect(respuesta.headers.get('content-type')).toContain('application/problem+json');
    expect((await e.como.user.get(`/api/ventas/${cuerpo.id}`)).status).toBe(404);
  });

  it('role, totals and branch of the payload give nothing', async () => {
    const cuerpo = { ...e.nota(), rol: 'superuser', sucursal_name: 'Portales', folio: 1, version: undefined };
    const respuesta = await e.guardar(cuerpo);
    if (respuesta.status === 200) expect(cuerpoDe<{ data: Nota }>(respuesta).data).toMatchObject({ sucursal_name: 'Narvarte' });
    else expect(respuesta.status).toBeLessThan(500);
  });
});

describe('what belongs to others', () => {
  it('another tenant’s customer, note, payment and service are refused and untouched', async () => {
    const conPago = cuerpoDe<{ results: Nota[] }>(await e.como.ajeno.get('/api/ventas/?notasPorPagina=100')).results.find(
      ({ abonos }) => abonos > 0,
    );
    const detalle = cuerpoDe<{ data: Nota }>(await e.como.ajeno.get(`/api/ventas/${conPago?._id}`)).data;
    const pagoAjeno = detalle.pagos[0];
    const servicioAjeno = detalle.articulos.find(({ servicio_id }) => servicio_id)?.servicio_id;
    const linea = e.nota().articulos[0];
    const intentos = [
      { usuario: clienteAjeno },
      { id: ajena._id },
      { id: ajena._id, version: ajena.version },
      { pagos: [{ _id: pagoAjeno?._id, monto: 1, metodo: 'Efvo' }] },
      { articulos: [{ ...linea, servicio_id: servicioAjeno }] },
    ];
    for (const intento of intentos) {
      const { status } = await e.guardar({ ...e.nota(), ...intento });
      expect([404, 422]).toContain(status);
    }
    expect((await e.como.superuser.get(`/api/ventas/${ajena._id}`)).status).toBe(404);
    expect((await e.como.admin.post('/api/ventas/delete', { items: [ajena._id] })).status).toBe(404);
    expect(cuerpoDe<{ data: Nota }>(await e.como.ajeno.get(`/api/ventas/${ajena._id}`)).data).toEqual(ajena);
  });

  it('another branch’s note is 404 for user and admin, open to the superuser', async () => {
    for (const quien of ['user', 'admin'] as const) {
      expect((await e.como[quien].get(`/api/ventas/${deOtraSucursal._id}`)).status).toBe(404);
      expect((await e.guardar(e.nota({ id: deOtraSucursal._id }), quien)).status).toBe(404);
    }
    expect((await e.como.admin.post('/api/ventas/delete', { items: [deOtraSucursal._id] })).status).toBe(404);
    expect((await e.como.accountant.get(`/api/ventas/${deOtraSucursal._id}`)).status).toBe(200);
    const { articulos, pagos, fecha, usuario, a_domicilio, express } = deOtraSucursal;
    const cuerpo = {
      id: deOtraSucursal._id,
      articulos,
      pagos,
      fecha,
      usuario,
      a_domicilio,
      express,
      factura: !deOtraSucursal.factura,
    };
    const respuesta = await e.guardar(cuerpo, 'superuser');
    expect([respuesta.status, cuerpoDe<{ data: Nota }>(respuesta).data.sucursal]).toEqual([200, deOtraSucursal.sucursal]);
  });
});

describe('who may', () => {
  const esperado = {
    leer: { superuser: 200, admin: 200, user: 200, accountant: 200 },
    guardar: { superuser: 200, admin: 200, user: 200, accountant: 403 },
    anular: { superuser: 200, admin: 200, user: 403, accountant: 403 },
  } as const;

  it.each(['superuser', 'admin', 'user', 'accountant'] as const)('%s', async (quien) => {
    const propia = await e.guardada();
    expect((await e.como[quien].get('/api/ventas/?status=0,-1&notasPosPagina=-1')).status).toBe(esperado.leer[quien]);
    expect((await e.como[quien].get(`/api/ventas/${propia._id}`)).status).toBe(esperado.leer[quien]);
    expect((await e.guardar(e.nota(), quien)).status).toBe(esperado.guardar[quien]);
    expect((await e.como[quien].post('/api/ventas/delete', { items: [propia._id] })).status).toBe(esperado.anular[quien]);
    expect((await e.como.user.get(`/api/ventas/${propia._id}`)).status).toBe(esperado.anular[quien] === 200 ? 404 : 200);
  });

  it('nobody without a session', async () => {
    const { anonimo } = e.servidor;
    expect((await anonimo.get('/api/ventas/')).status).toBe(401);
    expect((await anonimo.get(`/api/ventas/${ajena._id}`)).status).toBe(401);
    expect((await anonimo.post('/api/ventas/guardar', e.nota())).status).toBe(401);
    expect((await anonimo.post('/api/ventas/delete', { items: [ajena._id] })).status).toBe(401);
  });
});

describe('bad input', () => {
  const basura = fc.oneof(
    fc.constantFrom(null, true, -1, 1e300, '', 'x', [], {}, '\u0000', 'a'.repeat(5000), -0.5, [null], { $gt: 1 }),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n < 0 ? n : -n - 1)),
  );
  /** Fields that have no value among `basura` that would be right. */
  const OBLIGATORIOS = ['usuario', 'fecha', 'articulos'] as const;
  const EN_LINEA = ['cantidad', 'precio'] as const;

  it('in any field is a 4xx with its name, never 500, and nothing changes', async () => {
    const antes = await listar();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OBLIGATORIOS), basura, async (campo, valor) => {
        const respuesta = await e.guardar({ ...e.nota(), [campo]: valor });
        expect(respuesta.status).toBeGreaterThanOrEqual(400);
        expect(respuesta.status).toBeLessThan(500);
        expect(camposDe(respuesta).join()).toContain(campo);
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...EN_LINEA), basura, async (campo, valor) => {
        const cuerpo = e.nota();
        const respuesta = await e.guardar({ ...cuerpo, articulos: [{ ...cuerpo.articulos[0], [campo]: valor }] });
        expect(respuesta.status).toBeGreaterThanOrEqual(400);
        expect(respuesta.status).toBeLessThan(500);
        expect(camposDe(respuesta).join()).toContain('articulos');
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('monto', 'metodo', 'fecha', '_id', 'reversa_de'), basura, async (campo, valor) => {
        fc.pre(!(campo === 'reversa_de' && valor === null));
        const respuesta = await e.guardar(
          e.nota({ pagos: [{ _id: randomUUID(), monto: 1, metodo: 'Efvo', fecha: e.hoy, [campo]: valor }] }),
        );
        expect(respuesta.status).toBeGreaterThanOrEqual(400);
        expect(respuesta.status).toBeLessThan(500);
        expect(camposDe(respuesta).join()).toContain('pagos');
      }),
      { numRuns: 60 },
    );
    expect(await listar()).toEqual(antes);
  });

  it('in whole bodies, queries and ids is never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('id', '_id', 'usuario', 'articulos', 'items', 'fecha'), fc.jsonValue()),
        ),
        async (cuerpo) => {
          for (const ruta of ['/api/ventas/guardar', '/api/ventas/delete']) {
            const { status } = await e.como.superuser.post(ruta, cuerpo);
            expect([ruta, status >= 400 && status < 500]).toEqual([ruta, true]);
          }
        },
      ),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('status', 'notasPosPagina', 'notasPorPagina', 'pagina', 'userid', 'sucursal', 'user'),
        fc.string(),
        async (campo, valor) => {
          const { status } = await e.como.superuser.get(`/api/ventas/?${campo}=${encodeURIComponent(valor)}`);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
    expect((await e.como.user.get('/api/ventas/no-es-un-id')).status).toBe(400);
    expect((await e.como.user.get(`/api/ventas/${randomUUID()}`)).status).toBe(404);
    expect((await e.como.admin.post('/api/ventas/delete', { items: [randomUUID()] })).status).toBe(404);
  });

  it('a pickup with articles is open, one without window is refused', async () => {
    expect((await e.guardada({ status: -1, recoleccion: HORAS })).status).toBe(0);
    expect(camposDe(await e.guardar(e.nota({ usuario: await e.clienteNuevo(), status: -1, articulos: [] })))).toEqual([
      'recoleccion',
    ]);
  });
});
