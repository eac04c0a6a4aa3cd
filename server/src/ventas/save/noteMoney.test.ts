import { randomUUID } from 'node:crypto';
import type { Problem } from '@lavanda/shared/contract/schemas/problem';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const hundred = () => ({ articulos: [{ cantidad: 1, servicio: 'Tapete', precio: 100, medida: 'flex' as const }] });
const refusal = async (changes: Partial<SaveNota>, actor: Actor = 'user') => {
  const response = await e.save(e.nota({ ...hundred(), ...changes }), actor);
  return [response.status, ...fieldsOf(response)];
};
const settings = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/tenant/identidad', body);

const LIMITS = { user: { tipo: 'porcentaje', valor: 20 }, admin: null, superuser: null };

describe('discounts by role', () => {
  it('are by default up to 20 % for a user, and free with a reason for who runs the shop', async () => {
    expect(await refusal({ descuentos: 100 })).toEqual([422, 'descuentos']);
    expect(await refusal({ descuentos: 20.01, descuento_motivo: 'Porque sí' })).toEqual([422, 'descuentos']);
    expect(await refusal({ descuentos: 100 }, 'admin')).toEqual([422, 'descuento_motivo']);
    expect((await e.saved({ ...hundred(), descuentos: 20 })).total).toBe(80);
    const free = await e.saved({ ...hundred(), descuentos: 100, descuento_motivo: 'Prenda dañada' }, 'admin');
    expect(free).toMatchObject({ total: 0, descuento_motivo: 'Prenda dañada', descuento_porcentaje: null });
  });

  it('follow the tenant’s rule at once, which only a superuser changes', async () => {
    const limits = { user: { tipo: 'monto', valor: 5 }, admin: { tipo: 'porcentaje', valor: 50 }, superuser: null };
    const body = { descuentos: { limites: limits, motivo_desde: null } };
    expect((await settings(body, 'admin')).status).toBe(403);
    const saved = await settings(body);
    expect([saved.status, saved.body.descuentos]).toEqual([200, body.descuentos]);
    expect((await e.as.user.get('/api/auth/authData')).body.usuario.tenantData.descuentos).toEqual(body.descuentos);
    expect(await refusal({ descuentos: 5.01 })).toEqual([422, 'descuentos']);
    expect(await refusal({ descuentos: 5 })).toEqual([200]);
    expect(await refusal({ descuento_porcentaje: 50.01 }, 'admin')).toEqual([422, 'descuentos']);
    expect(await refusal({ descuento_porcentaje: 50 }, 'admin')).toEqual([200]);
    expect(await refusal({ descuentos: 100 }, 'superuser')).toEqual([200]);
  });

  it('refuse a rule that can’t be, naming the field', async () => {
    const limits = { user: { tipo: 'porcentaje', valor: 101 }, admin: { tipo: 'monto', valor: 1.005 }, superuser: null };
    const response = await settings({
      descuentos: { limites: limits, motivo_desde: 33.333 },
      recargo_express: { tipo: 'porcentaje', valor: 200 },
    });
    expect([response.status, fieldsOf(response).sort()]).toEqual([
      422,
      ['descuentos.limites.admin.valor', 'descuentos.limites.user.valor', 'descuentos.motivo_desde', 'recargo_express.valor'],
    ]);
  });
});

it('a paid express note can’t lose its recargo, and a kept percentage can’t grow beyond the role’s limit', async () => {
  expect((await settings({ recargo_express: { tipo: 'monto', valor: 50 } })).status).toBe(200);
  const day = e.today;
  const express = await e.saved({ ...hundred(), express: true, pagos: [{ monto: 150, metodo: 'Efvo', fecha: day }] });
  const { _id: id, version, pagos, articulos: articles } = express;
  const cut = await e.save({ ...e.nota(), id, version, pagos, articulos: articles, express: false });
  expect([cut.status, fieldsOf(cut)]).toEqual([422, ['express']]);
  expect((await settings({ recargo_express: null, descuentos: { limites: LIMITS, motivo_desde: null } })).status).toBe(200);

  const free = await e.saved({ ...hundred(), descuento_porcentaje: 100 }, 'admin');
  const more = { cantidad: 1, servicio: 'Alfombra', precio: 5000, medida: 'flex' as const };
  const grown = { id: free._id, version: free.version, articulos: [...free.articulos, more], descuento_porcentaje: 100 };
  expect(await refusal(grown)).toEqual([422, 'descuentos']);
});

describe('what a refusal carries', () => {
  it('is a pointer, a code, the line and both prices of a servicio that changed or was removed', async () => {
    const created = { servicio: `Funda ${randomUUID()}`, categoria: 'X', medida: 'pz', precio: 20 };
    const { response: _id } = (await e.as.superuser.post('/api/servicios/guardar', created)).body;
    const line = {
      _id: randomUUID(),
      cantidad: 1,
      servicio: created.servicio,
      servicio_id: _id,
      precio: 20,
      medida: 'pz' as const,
    };
    await e.as.superuser.post('/api/servicios/guardar', { ...created, _id, precio: 22 });
    const changed = await e.save(e.nota({ articulos: [line] }));
    expect(changed.body).toMatchObject({
      detail: `El precio de ${created.servicio} cambió de $20.00 a $22.00.`,
      campos: [
        {
          campo: 'articulos[0].precio',
          puntero: '/articulos/0/precio',
          codigo: 'precio_cambiado',
          linea: line._id,
          enviado: 20,
          vigente: 22,
        },
      ],
    });
    await e.as.superuser.post('/api/servicios/eliminar', { id: _id });
    const [removed] = bodyAs<Problem>(await e.save(e.nota({ articulos: [line] }))).campos ?? [];
    expect(removed).toMatchObject({ codigo: 'servicio_retirado', linea: line._id, puntero: '/articulos/0/servicio_id' });
  });
});

describe('a nota keeps', () => {
  it('where it is delivered, after the cliente moved too, and on its ticket', async () => {
    const domicilio = { descripcion: 'Amores 1450, Del Valle', lat: 19.38, lon: -99.16 };
    const nota = await e.saved({ a_domicilio: true, domicilio });
    expect(nota.domicilio).toEqual(domicilio);
    const again = { id: nota._id, usuario: nota.usuario, articulos: nota.articulos, a_domicilio: true };
    await e.as.user.post('/api/clientes/guardar', {
      _id: nota.usuario,
      nombre: 'Prueba',
      apellido: 'Mudada',
      domicilio: [{ descripcion: 'Otra calle 9', lat: null, lon: null }],
    });
    expect((await e.saved({ ...again, factura: true })).domicilio).toEqual(domicilio);
    const { body: ticket } = await e.as.user.get(`/api/ventas/${nota._id}/ticket`);
    expect(ticket).toContain('Amores 1450, Del Valle');
    expect(ticket).not.toContain('Otra calle 9');
  });

  it('a recargo only when the tenant charges one, and through a change of it', async () => {
    expect((await e.saved({ ...hundred(), express: true })).recargo).toBe(0);
    expect((await settings({ recargo_express: { tipo: 'porcentaje', valor: 12.5 } })).status).toBe(200);
    const nota = await e.saved({ ...hundred(), express: true });
    expect(nota).toMatchObject({ subtotal: 100, recargo: 12.5, total: 112.5 });
    await settings({ recargo_express: null });
    const again = { id: nota._id, articulos: nota.articulos, express: true };
    expect(await e.saved({ ...again, factura: true })).toMatchObject({ recargo: 12.5, total: 112.5 });
    expect(await e.saved({ ...again, express: false })).toMatchObject({ recargo: 0, total: 100 });
  });
});

it('a payment of a tablet a day ahead is today’s, and sent again it stays one', async () => {
  const pago = { _id: randomUUID(), monto: 10, metodo: 'Efvo' as const, fecha: addDays(e.today, 1) };
  const nota = await e.saved({ ...hundred(), pagos: [pago] });
  expect(nota.pagos).toMatchObject([{ _id: pago._id, fecha: e.today }]);
  const again: Partial<SaveNota> = { id: nota._id, articulos: nota.articulos, version: nota.version };
  const closed: Nota = await e.saved({ ...again, pagos: [pago, { ...pago, _id: randomUUID(), monto: 90 }], status: 10 });
  expect(closed.pagos.map(({ fecha: date, monto: amount }) => [date, amount])).toEqual([
    [e.today, 10],
    [e.today, 90],
  ]);
});
