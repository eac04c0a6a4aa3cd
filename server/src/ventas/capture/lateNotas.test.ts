import { randomUUID } from 'node:crypto';
import type { Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { addDays, dayIn, weekday } from '@lavanda/shared/domain/dates';
import { notaOf } from '../../testing/credit.ts';
import { createScenario, fieldsOf, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';
import { ago, HOUR, type LateRegister, lateRegister, lineOf, newServicio, oddOf, pago } from './testing/captures.ts';

let e: Scenario;
let register: LateRegister;
beforeAll(async () => {
  e = await createScenario();
  register = lateRegister(e);
});
afterAll(() => e.server.close());

const dayOf = (moment: string) => dayIn('America/Mexico_City', new Date(moment));
const configure = (body: object) => e.as.superuser.post('/api/tenant/identidad', body);

describe('a late nota', () => {
  it('keeps the price of its ticket when the price rose', async () => {
    const servicio = await newServicio(e, 38.9);
    await e.as.superuser.post('/api/servicios/guardar', { ...servicio, precio: 42 });
    const articles = { articulos: [lineOf(servicio, 10)] };
    const response = await register.send({ ...articles, subtotal: 389, total: 389 });
    expect(notaOf(response)).toMatchObject({ total: 389, articulos: [{ precio: 38.9 }] });
    const detail = `${servicio.servicio} está hoy en $42.00.`;
    expect(notaOf(response).revisar).toMatchObject([{ texto: 'Precio anterior: $38.90', detalle: detail }]);
    const online = await e.save(e.nota(articles));
    expect([online.status, fieldsOf(online)]).toEqual([422, ['articulos[0].precio']]);
  });

  it('keeps a service that was removed, and a unit that changed', async () => {
    const [removed, changed] = [await newServicio(e, 20), await newServicio(e, 30)];
    await e.as.superuser.post('/api/servicios/eliminar', { id: removed._id });
    await e.as.superuser.post('/api/servicios/guardar', { ...changed, medida: 'kg' });
    const response = await register.send({ articulos: [lineOf(removed, 2), lineOf(changed)] });
    expect(notaOf(response)).toMatchObject({ total: 70, articulos: [{ servicio_id: removed._id }, { medida: 'pz' }] });
    expect(oddOf(response)).toEqual(['Servicio eliminado', 'Medida anterior']);
  });

  it('is kept when its customer was removed', async () => {
    const cliente = await e.newCliente();
    await e.as.admin.post('/api/clientes/eliminar', { id: cliente });
    const response = await register.send({ usuario: cliente, pagos: [pago(5)] });
    expect([notaOf(response).abonos, oddOf(response)]).toEqual([5, ['Cliente eliminado']]);
    expect((await e.save(e.nota({ usuario: cliente }))).status).toBe(422);
  });

  it('that arrives before its customer is told apart, and taken once the customer is there', async () => {
    const cliente = randomUUID();
    const nota = { id: randomUUID(), usuario: cliente, operacion: randomUUID() };
    const early = await register.send(nota);
    expect([early.status, early.body.campos]).toMatchObject([422, [{ campo: 'usuario', codigo: 'cliente_desconocido' }]]);
    // The refused nota doesn't block the register's next nota.
    expect((await register.send()).status).toBe(200);
    await e.as.user.post('/api/clientes/guardar', { _id: cliente, nombre: 'Nueva', captura: true, capturado: ago(HOUR) });
    expect(oddOf(await register.send(nota))).toEqual([]);
  });

  it('keeps the fees and the discount of its ticket when their rules changed', async () => {
    const before = (await e.as.superuser.get('/api/tenant/identidad')).body;
    const nota = { aDomicilio: true };
    await configure({ envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 50 } } } });
    const limits = { user: { tipo: 'monto', valor: 5 }, admin: null, superuser: null };
    await configure({ descuentos: { limites: limits, motivo_desde: 0 } });
    const servicio = await newServicio(e, 100);
    const body = { articulos: [lineOf(servicio)], a_domicilio: nota.aDomicilio, envio: 40, descuentos: 30, total: 110 };
    const response = await register.send(body);
    expect(notaOf(response)).toMatchObject({ envio: 40, descuentos: 30, total: 110 });
    expect(oddOf(response)).toEqual([
      'Envío anterior: $40.00',
      'Descuento sobre el límite: $30.00',
      'Descuento sin motivo: $30.00',
    ]);
    expect((await e.save(e.nota(body))).status).toBe(422);
    // A nota that isn't delivered has no envio, whatever amount was captured.
    expect(fieldsOf(await register.send({ ...body, a_domicilio: false }))).toEqual(['envio', 'total']);
    await configure({ envio: before.envio, descuentos: before.descuentos });
  });

  it('is taken for a day that is closed or full', async () => {
    const branch: Sucursal = (await e.as.user.get('/api/auth/authData')).body.usuario.sucursalData;
    const save = (changes: object) =>
      e.as.superuser.post('/api/tenant/sucursales/guardar', {
        ...{ _id: branch._id, nombre_sucursal: branch.nombre_sucursal, ...changes },
      });
    await save({ capacidad: { kilos: 1, piezas: 1 }, dias_cerrados: [weekday(addDays(e.today, 2))], fechas_cerradas: [] });
    const response = await register.send({ fecha_entrega: addDays(e.today, 2) });
    expect([response.status, oddOf(response)]).toEqual([200, []]);
  });

  it('of a register with a wrong clock counts on a day that can be', async () => {
    const early = ago(49 * HOUR);
    const slow = await register.send({ capturado: early, pagos: [pago(10)] });
    expect([notaOf(slow).pagos[0]?.fecha, oddOf(slow)]).toEqual([dayOf(early), []]);

    const tomorrow = addDays(e.today, 1);
    const ahead = { capturado: ago(-24 * HOUR), fecha: tomorrow, fecha_entrega: addDays(tomorrow, 2) };
    const fast = await register.send({ ...ahead, pagos: [{ ...pago(10), fecha: tomorrow }] });
    expect(notaOf(fast)).toMatchObject({ fecha: e.today, fecha_entrega: ahead.fecha_entrega, pagos: [{ fecha: e.today }] });
    expect(oddOf(fast)).toEqual(['Reloj corregido']);

    const old = await register.send({ capturado: ago(100 * HOUR), pagos: [pago(10)] });
    expect([notaOf(old).pagos[0]?.fecha, oddOf(old)]).toEqual([e.today, ['Reloj corregido']]);
    expect(oddOf(await register.send({ capturado: ago(-60_000) }))).toEqual([]);
  });

  it('of a pickup is kept beside the one that is pending', async () => {
    const agenda = { usuario: await e.newCliente(), articulos: [], status: -1 as const, recoleccion: TIME_WINDOW };
    const [first, online] = [await e.saved(agenda), await e.save(e.nota(agenda))];
    expect([first.status, online.status]).toEqual([-1, 409]);
    const response = await register.send(agenda);
    expect([notaOf(response).status, oddOf(response)]).toEqual([-1, ['Dos recolecciones pendientes']]);
    // Both recolecciones can be collected like any other.
    for (const { _id: id, version } of [first, notaOf(response)])
      expect((await e.saved({ id, version, usuario: agenda.usuario })).status).toBe(0);
    expect((await e.save(e.nota(agenda))).status).toBe(200);
  });
});

describe('a late nota is refused', () => {
  it('when it could not be true', async () => {
    const servicio = await newServicio(e, 100);
    const line = lineOf(servicio);
    const fields = async (changes: object) => fieldsOf(await register.send({ articulos: [line], ...changes }));
    expect(await fields({ total: 90 })).toEqual(['total']);
    expect(await fields({ articulos: [{ ...line, cantidad: 2 }], subtotal: 100 })).toEqual(['subtotal']);
    expect(await fields({ descuentos: 101 })).toEqual(['descuentos']);
    expect(await fields({ articulos: [{ ...line, cantidad: 1.5 }] })).toEqual(['articulos[0].cantidad']);
    expect(await fields({ pagos: [pago(101)] })).toEqual(['pagos']);
    expect(await fields({ articulos: [{ ...line, servicio_id: randomUUID() }] })).toEqual(['articulos[0].servicio_id']);
    expect((await register.send({ clave: 'b-1' })).status).toBe(400);
  });

  it('of another laundry or a role that only reads', async () => {
    const nota = await e.saved();
    expect((await register.send({ id: nota._id }, 'ajeno')).status).toBe(422);
    expect((await register.send({ pagos: [{ ...pago(1), _id: nota._id }] }, 'accountant')).status).toBe(403);
    const foreign = (await e.as.ajeno.get('/api/auth/authData')).body.usuario.tenantData._id;
    expect(fieldsOf(await register.send({ tenant: foreign }))).toEqual(['tenant']);
  });
});
