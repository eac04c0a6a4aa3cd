import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import type { Proposal, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { addDays } from '@lavanda/shared/domain/dates';
import sharp from 'sharp';
import { asOwner } from '../../testing/asOwner.ts';
import { bodyAs } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';
import { createRouteScenario, KM, orderOf, type RouteScenario, START, stopOf } from '../testing/routeScenario.ts';

let e: RouteScenario;
let [toño, rocío]: [string, string] = ['', ''];
beforeAll(async () => {
  e = await createRouteScenario();
  [toño, rocío] = [e.drivers[0]?._id ?? '', e.drivers[1]?._id ?? ''];
});
afterAll(() => e?.server.close());

describe('the demo', () => {
  test('has three drivers in Narvarte, a start, and nothing that anybody has', async () => {
    const day = await e.day(e.today);
    expect(day.sucursal).toMatchObject({ nombre: 'Narvarte', salida: START, zona_horaria: 'America/Mexico_City' });
    expect(day.choferes.map((driver) => [driver.nombre, driver.vehiculo, driver.capacidad, driver.dias, driver.marca])).toEqual([
      ['Toño Barrera', 'moto', 6, [2, 3, 4, 5, 6, 7], 0],
      ['Rocío Mejía', 'camioneta', null, [2, 3, 4, 5, 6, 7], 1],
      ['Memo Salas', 'auto', 20, [2, 3, 4, 6, 7], 2],
    ]);
    expect(day).toMatchObject({ fecha: e.today, hoy: e.today, rutas: [], en_linea_recta: true, sugerencia: null });
    expect(day.paradas.every((stop) => stop.chofer === null && stop.orden === null && stop.llega === null)).toBe(true);
  });

  test('has places on the map for its stops, none farther than its clientes live', async () => {
    const { paradas: stops } = await e.day(e.today);
    expect(stops.length).toBeGreaterThan(3);
    for (const { domicilio } of stops) {
      expect(domicilio).toMatchObject({ descripcion: expect.stringContaining('CDMX') });
      expect(Math.abs((domicilio?.lat ?? 0) - START.lat)).toBeLessThan(6 * KM);
      expect(Math.abs((domicilio?.lon ?? 0) - START.lon)).toBeLessThan(6 * KM);
    }
  });
});

describe('the stops of a day', () => {
  test('to come are its pickups and its deliveries to the door, with what their driver needs', async () => {
    const day = e.emptyDay();
    const regina = { telefono: '5518462203', nombre: 'Regina', apellido: 'Luna' };
    const { response: cliente } = bodyAs<{ response: string }>(await e.as.user.post('/api/clientes/guardar', regina));
    const pickup = await e.pickup(day, 2, { usuario: cliente });
    const delivery = await e.delivery(day, null);
    await e.saved({ fecha_entrega: day });
    await e.pickup(addDays(day, 1), 1);
    await e.pickup(addDays(day, -1), 1);
    const read = await e.day(day);
    expect(read.paradas).toHaveLength(2);
    expect(stopOf(read, pickup)).toMatchObject({
      ...{ cliente, cliente_name: 'Regina Luna', cliente_telefono: '+525518462203', fecha: day, dias_tarde: 0 },
      domicilio: { descripcion: 'Calle 2', lat: START.lat + 2 * KM, lon: START.lon },
      ventana: { hora_inicio: '09:00', hora_final: '20:00' },
      ...{ bultos: 0, lista: true, cobrar: 0, estado: 'pendiente', chofer: null, orden: null, llega: null, foto: false },
    });
    expect(stopOf(read, delivery)).toMatchObject({
      ...{ ventana: null, lista: false, cobrar: delivery.saved.total, clave: delivery.saved.clave, problema: '' },
      domicilio: { descripcion: 'Calle sin mapa', lat: null, lon: null },
    });
  });

  test('whose nota has no place are where their cliente lives, so that they can be shared out', async () => {
    const day = e.emptyDay();
    const home = { descripcion: 'Xola 12', lat: START.lat + KM, lon: START.lon };
    const { response: cliente } = bodyAs<{ response: string }>(
      await e.as.user.post('/api/clientes/guardar', {
        ...{ telefono: '5518462291', nombre: 'Elena', apellido: 'Ríos' },
        domicilio: [home, { descripcion: 'Otra 3', lat: null, lon: null }],
      }),
    );
    const stop = await e.delivery(day, null, { usuario: cliente, domicilio: null });
    expect(stopOf(await e.day(day), stop).domicilio).toEqual(home);
    const proposal = bodyAs<Proposal>(
      await e.as.user.post('/api/rutas/proponer', {
        ...{ fecha: day, reparto: 'km' },
        choferes: [{ chofer: toño, sale: '09:00' }],
      }),
    );
    expect([proposal.rutas[0]?.paradas.length, proposal.fuera]).toEqual([1, []]);
  });

  test('of today are overdue ones too, which have no window; a voided nota is no stop, whoever had it', async () => {
    const late = await e.pickup(addDays(e.today, -3), 1);
    const gone = await e.delivery(e.today, 1);
    expect((await e.move(e.today, gone, toño)).status).toBe(200);
    expect(stopOf(await e.day(e.today), late)).toMatchObject({ dias_tarde: 3, ventana: null, fecha: addDays(e.today, -3) });
    await e.as.superuser.post('/api/ventas/delete', { items: [gone.nota] });
    expect((await e.day(e.today)).paradas.map(({ nota }) => nota)).not.toContain(gone.nota);
  });

  test('are of the session’s sucursal and laundry alone, of a superuser too', async () => {
    const day = e.emptyDay();
    await e.pickup(day, 1);
    expect((await e.day(day, 'superuser')).paradas).toHaveLength(1);
    expect(await e.day(day, 'ajeno')).toMatchObject({ paradas: [], choferes: [] });
  });

  test('a day that doesn’t exist is refused by name', async () => {
    const refused = await e.as.user.get('/api/rutas/dia?fecha=2026-02-30');
    expect([refused.status, refused.body.detail]).toEqual([400, 'Ese día no existe.']);
  });
});

describe('when drivers arrive', () => {
  test('they leave the start at their hour, and each stop takes six minutes', async () => {
    const day = e.emptyDay();
    const [near, far, unknown] = [await e.delivery(day, 2), await e.delivery(day, 4), await e.delivery(day, null)];
    await e.shareOut(day, [[toño, [near, far, unknown]]]);
    const read = await e.day(day);
    // 2 km in a straight line count as 2.6 km by street, driven at 24 km/h.
    expect(read.paradas.map((stop) => [stop.orden, stop.llega])).toEqual([
      [1, '09:07'],
      [2, '09:19'],
      [3, '09:25'],
    ]);
    expect(read.rutas).toEqual([{ chofer: toño, sale: '09:00', km: 5.2, termina: '09:31', en_camino: false, enlace: null }]);
  });

  test('they wait for a window, a stop past it is late, and the better order is suggested', async () => {
    const day = e.emptyDay();
    const early = { recoleccion: { hora_inicio: '09:00', hora_final: '09:10' } };
    const late = { recoleccion: { hora_inicio: '10:00', hora_final: '12:00' } };
    const [first, second] = [await e.pickup(day, 1, early), await e.pickup(day, 2, late)];
    await e.shareOut(day, [[rocío, [second, first]]]);
    const read = await e.day(day);
    expect(stopOf(read, second)).toMatchObject({ llega: '10:00', minutos_tarde: 0 });
    expect(stopOf(read, first)).toMatchObject({ llega: '10:09', minutos_tarde: 59 });
    expect(read.sugerencia).toEqual({ chofer: rocío, parada: first, minutos_tarde: 59, quedan_tarde: 0, ahorra_km: 1.3 });
    await e.shareOut(day, [[rocío, [first, second]]]);
    expect((await e.day(day)).sugerencia).toBeNull();
  });

  test('a driver who should have left and has done nothing leaves now, on the board and on their phone', async () => {
    const stop = await e.delivery(e.today, 2);
    const { _id: chofer } = await e.newDriver();
    const share = (sale: string) =>
      e.as.user.post('/api/rutas/repartir', {
        fecha: e.today,
        rutas: [{ chofer, sale, paradas: [{ nota: stop.nota, tipo: stop.tipo }] }],
      });
    const late = (await share('00:00')).body as RouteDay;
    expect(stopOf(late, stop).llega ?? '').toMatch(/^..:..$/);
    expect((stopOf(late, stop).llega ?? '') >= late.hora).toBe(true);
    const { enlace: link } = bodyAs<{ enlace: string }>(await e.as.user.post('/api/rutas/enlace', { fecha: e.today, chofer }));
    const phone = bodyAs<DriverDay>(await e.as.user.get(`${link}/dia`));
    expect((phone.paradas[0]?.llega ?? '') >= late.hora).toBe(true);
    const early = (await share('23:50')).body as RouteDay;
    expect(stopOf(early, stop).llega).toBe('23:57');
  });

  test('they go on from the last stop that is done, which stays first', async () => {
    const where = e.server.where;
    const [done, absent, next] = [await e.delivery(e.today, 2), await e.pickup(e.today, 3), await e.delivery(e.today, 4)];
    await e.shareOut(e.today, [[rocío, [next, done, absent]]]);
    await e.server.close();
    await asOwner(
      where,
      `await q("update paradas set estado = 'hecha', momento = now() - interval '2 minutes', cobrado = 12050, metodo = 'Efvo' where nota_id = '${done.nota}'");
       await q("update paradas set estado = 'no_estaba', momento = now() - interval '1 minutes', motivo = 'nadie_abre' where nota_id = '${absent.nota}'");
       await q("insert into fotos_parada (tenant_id, ruta_id, nota_id, tipo, bytes) select tenant_id, ruta_id, nota_id, tipo, decode('${await photo()}', 'hex') from paradas where nota_id = '${absent.nota}'");
       return null;`,
    );
    const server = await startServer({ where });
    const user = await server.signIn('usuario@aguaclara.mx');
    e = {
      ...e,
      server,
      as: { ...e.as, user },
      day: async (day) => (await user.get(`/api/rutas/dia?fecha=${day}`)).body as RouteDay,
    };
    const read = await e.day(e.today);
    expect(orderOf(read, rocío)).toEqual([done.nota, absent.nota, next.nota]);
    expect(stopOf(read, done)).toMatchObject({ orden: 1, estado: 'hecha', cobrado: 120.5, metodo: 'Efvo' });
    expect(stopOf(read, absent)).toMatchObject({
      orden: 2,
      estado: 'no_estaba',
      motivo: 'nadie_abre',
      foto: true,
      chofer: rocío,
    });
    expect(read.rutas.find(({ chofer }) => chofer === rocío)).toMatchObject({ km: 5.2, en_camino: true });
    expect(stopOf(read, next).llega).not.toBe('09:04');

    const path = `/api/rutas/paradas/${absent.nota}/recoleccion/foto?fecha=${e.today}`;
    const shown = await user.get(path);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect((await user.get(path.replace(e.today, addDays(e.today, 1)))).status).toBe(404);
    expect((await e.server.signIn('super@bugambilia.mx').then((other) => other.get(path))).status).toBe(404);

    const repeated = await user.post('/api/rutas/mover', {
      fecha: e.today,
      parada: { nota: done.nota, tipo: done.tipo },
      chofer: toño,
    });
    expect([repeated.status, repeated.body.actual.fecha]).toEqual([409, e.today]);
    const again = await user.post('/api/rutas/mover', { fecha: e.today, parada: absent, chofer: toño });
    expect(stopOf(again.body, absent)).toMatchObject({ estado: 'pendiente', chofer: toño, orden: 1, motivo: '' });
    const back = await user.post('/api/rutas/mover', { fecha: e.today, parada: absent, chofer: rocío });
    expect(stopOf(back.body, absent)).toMatchObject({ estado: 'pendiente', chofer: rocío, orden: 3, foto: true });
  });
});

async function photo(): Promise<string> {
  const image = sharp({ create: { width: 4, height: 4, channels: 3, background: '#225577' } });
  return (await image.jpeg().toBuffer()).toString('hex');
}
