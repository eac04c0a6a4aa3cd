import { randomUUID } from 'node:crypto';
import type { Proposal, RouteDay, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Provider, startProvider } from '../../testing/provider.ts';
import { type Actor, bodyAs } from '../../testing/scenario.ts';
import { until } from '../../testing/wait.ts';
import { createRouteScenario, orderOf, type RouteScenario, stopOf } from '../testing/routeScenario.ts';

let e: RouteScenario;
let vroom: Provider;
let [toño, rocío]: [string, string] = ['', ''];
beforeAll(async () => {
  vroom = await startProvider();
  e = await createRouteScenario({ env: { VROOM_URL: vroom.url, LOG_LEVEL: 'warn' } });
  [toño, rocío] = [e.drivers[0]?._id ?? '', e.drivers[1]?._id ?? ''];
});
afterAll(async () => {
  await e?.server.close();
  await vroom?.close();
});

const propose = async (day: string, choferes: string[], mode?: 'km' | 'parejo', sale = '09:00'): Promise<Proposal> => {
  const body = { fecha: day, choferes: choferes.map((chofer) => ({ chofer, sale })), ...(mode && { reparto: mode }) };
  const response = await e.as.user.post('/api/rutas/proponer', body);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return bodyAs<Proposal>(response);
};
const notasOf = ({ rutas }: Proposal, chofer: string) =>
  rutas.find((ruta) => ruta.chofer === chofer)?.paradas.map(({ nota }) => nota) ?? [];
const dayOf = (response: { body: unknown }) => response.body as RouteDay;
const warnings = () => e.server.log().filter((line) => line.includes('VROOM')).length;

describe('moving a stop', () => {
  test('gives it to a driver at a place of the order, to another, and to nobody', async () => {
    const day = e.emptyDay();
    const [a, b, c] = [await e.pickup(day, 1), await e.pickup(day, 2), await e.delivery(day, 3)];
    await e.move(day, a, toño);
    await e.move(day, b, toño);
    expect(orderOf(dayOf(await e.move(day, c, toño, 1)), toño)).toEqual([a.nota, c.nota, b.nota]);
    expect(orderOf(dayOf(await e.move(day, b, toño, 0)), toño)).toEqual([b.nota, a.nota, c.nota]);
    const moved = dayOf(await e.move(day, a, rocío));
    expect([orderOf(moved, toño), orderOf(moved, rocío)]).toEqual([[b.nota, c.nota], [a.nota]]);
    expect(moved.rutas.map(({ chofer, sale }) => [chofer, sale])).toEqual([
      [toño, '09:00'],
      [rocío, '09:00'],
    ]);
    const left = dayOf(await e.move(day, b, null));
    expect([orderOf(left, null), stopOf(left, c).orden]).toEqual([[b.nota], 1]);
  });

  test('of another sucursal or laundry, or of another day, is 404; a day that went by 422', async () => {
    const day = e.emptyDay();
    const stop = await e.pickup(day, 1);
    expect((await e.move(addDays(day, 1), stop, toño)).status).toBe(404);
    expect((await e.move(day, { ...stop, tipo: 'entrega' }, toño)).status).toBe(404);
    expect((await e.move(day, stop, randomUUID())).status).toBe(404);
    expect((await e.move(day, stop, toño, undefined, 'ajeno')).status).toBe(404);
    expect((await e.move(addDays(e.today, -1), stop, toño)).status).toBe(422);
    expect((await e.move('2026-02-30', stop, toño)).status).toBe(400);
    const inactive = await e.newDriver({ activo: false });
    expect((await e.move(day, stop, inactive._id)).status).toBe(422);
    expect(orderOf(await e.day(day), null)).toEqual([stop.nota]);
  });
});

describe('sharing out', () => {
  test('keeps exactly these stops and their order, and takes them from others', async () => {
    const day = e.emptyDay();
    const [a, b, c] = [await e.pickup(day, 1), await e.pickup(day, 2), await e.pickup(day, 3)];
    await e.shareOut(day, [[toño, [a, b]]]);
    await e.shareOut(day, [[rocío, [b, c]]]);
    expect(orderOf(await e.day(day), toño)).toEqual([a.nota]);
    const kept = dayOf(await e.shareOut(day, [[toño, [c]]]));
    expect([orderOf(kept, toño), orderOf(kept, rocío), orderOf(kept, null)]).toEqual([[c.nota], [b.nota], [a.nota]]);
  });

  test('that was decided before another dispatcher gave something changes nothing, and says so', async () => {
    const day = e.emptyDay();
    const [a, b, c, d] = [await e.pickup(day, 1), await e.pickup(day, 2), await e.pickup(day, 3), await e.pickup(day, 4)];
    await e.shareOut(day, [[toño, [a, b]]]);
    const decided = (stops: StopRef[]) => ({
      fecha: day,
      rutas: [{ chofer: toño, sale: '09:00', paradas: stops }],
      visto: [{ chofer: toño, paradas: [a, b] }],
    });
    await e.move(day, c, toño);
    const lost = await e.as.admin.post('/api/rutas/repartir', decided([b, a]));
    expect([lost.status, lost.body.detail]).toEqual([409, 'El reparto cambió mientras tanto: vuelve a repartir.']);
    expect(lost.body.actual.fecha).toBe(day);
    await e.move(day, c, rocío);
    expect((await e.as.admin.post('/api/rutas/repartir', decided([b, a, c]))).status).toBe(409);
    expect(orderOf(await e.day(day), toño)).toEqual([a.nota, b.nota]);
    const kept = await e.as.admin.post('/api/rutas/repartir', decided([b, d]));
    expect([kept.status, orderOf(dayOf(kept), toño), orderOf(dayOf(kept), rocío)]).toEqual([200, [b.nota, d.nota], [c.nota]]);
  });

  test('refuses a stop or driver twice and those of elsewhere, and lets be what is no stop any more', async () => {
    const day = e.emptyDay();
    const [a, b] = [await e.pickup(day, 1), await e.pickup(day, 2)];
    const foreign = { nota: randomUUID(), tipo: 'recoleccion' as const };
    const tries: [number, Promise<{ status: number }>][] = [
      [
        422,
        e.shareOut(day, [
          [toño, [a]],
          [rocío, [a]],
        ]),
      ],
      [
        422,
        e.shareOut(day, [
          [toño, [a]],
          [toño, [b]],
        ]),
      ],
      [404, e.shareOut(day, [[toño, [a, foreign]]])],
      [404, e.shareOut(day, [[randomUUID(), [a]]])],
      [404, e.shareOut(day, [[toño, [a]]], 'ajeno')],
      [422, e.shareOut(addDays(e.today, -1), [[toño, []]])],
    ];
    for (const [status, answer] of tries) expect((await answer).status).toBe(status);
    await e.as.superuser.post('/api/ventas/delete', { items: [b.nota] });
    const kept = await e.shareOut(day, [[toño, [a, b]]]);
    expect([kept.status, orderOf(dayOf(kept), toño)]).toEqual([200, [a.nota]]);
  });
});

describe('a proposal', () => {
  test('to order keeps each driver’s stops and is no longer than the order as it is', async () => {
    const day = e.emptyDay();
    const [a, b, c, d] = [await e.pickup(day, 1), await e.pickup(day, 2), await e.pickup(day, 3), await e.pickup(day, null)];
    await e.shareOut(day, [[toño, [d, c, a, b]]]);
    const before = (await e.day(day)).rutas[0]?.km ?? 0;
    const proposal = await propose(day, [toño]);
    expect(notasOf(proposal, toño)).toEqual([a, b, c, d].map(({ nota }) => nota));
    expect(proposal).toMatchObject({ tarde: [], fuera: [], en_linea_recta: true });
    expect(proposal.km).toBeLessThanOrEqual(before);
    expect(orderOf(await e.day(day), toño)).toEqual([d, c, a, b].map(({ nota }) => nota));
  });

  test('to share out evenly gives each as many, within what they carry; the rest is given by hand', async () => {
    const day = e.emptyDay();
    const stops: StopRef[] = [];
    for (const km of [1, 2, 3, 4]) stops.push(await e.delivery(day, km));
    const [bags] = stops;
    const pieces = Array.from({ length: 9 }, () => ({ nombre: 'Saco', detalle: '', linea: null }));
    await e.as.user.post('/api/ventas/piezas', { id: bags?.nota, operacion: randomUUID(), piezas: pieces });
    const off = await e.delivery(day, null);
    const small = await e.newDriver({ capacidad: 2 });
    const proposal = await propose(day, [toño, small._id], 'parejo');
    expect(proposal.rutas.map(({ paradas }) => paradas.length).toSorted()).toEqual([1, 2]);
    expect(proposal.fuera.map(({ nota }) => nota).toSorted()).toEqual([bags?.nota, off.nota].toSorted());
    const roomy = await propose(day, [toño, rocío], 'parejo');
    expect(roomy.rutas.map(({ paradas }) => paradas.length)).toEqual([2, 2]);
    expect(notasOf(roomy, rocío)).toContain(bags?.nota);
    const alone = await propose(day, [small._id], 'km');
    expect([notasOf(alone, small._id).length, alone.fuera.length]).toEqual([2, 3]);
  });

  test('to share out evenly does so at night too, when every driver leaves after the end of the day', async () => {
    const day = e.emptyDay();
    for (const km of [1, 2, 3, 4]) await e.delivery(day, km);
    const { rutas } = await propose(day, [toño, rocío], 'parejo', '22:20');
    expect(rutas.map(({ paradas }) => paradas.length)).toEqual([2, 2]);
  });

  test('to share out leaves drivers who take no part what they have', async () => {
    const day = e.emptyDay();
    const [theirs, free] = [await e.pickup(day, 1), await e.pickup(day, 2)];
    await e.shareOut(day, [[rocío, [theirs]]]);
    const proposal = await propose(day, [toño], 'km');
    expect([notasOf(proposal, toño), proposal.fuera]).toEqual([[free.nota], []]);
  });

  test('tells who arrives late all the same', async () => {
    const day = e.emptyDay();
    const late = await e.pickup(day, 8, { recoleccion: { hora_inicio: '09:00', hora_final: '09:10' } });
    const proposal = await propose(day, [toño], 'km');
    expect(proposal.tarde).toEqual([late]);
    expect(proposal.rutas[0]?.paradas).toEqual([{ ...late, llega: '09:26', minutos_tarde: 16 }]);
  });

  test('is by street when VROOM answers; when it doesn’t the log says so, once', async () => {
    const day = e.emptyDay();
    const [near, far] = [await e.pickup(day, 1), await e.pickup(day, 2)];
    await e.shareOut(day, [[toño, [far, near]]]);
    let before = warnings();
    expect((await propose(day, [toño])).en_linea_recta).toBe(true);
    await until(() => warnings() > before);
    expect(warnings() - before).toBe(1);

    before = warnings();
    const isOrder = (body: string) => JSON.parse(body).vehicles.length === 1;
    vroom.respond = ({ body }) => [200, isOrder(body) ? ANSWER : legsOf(4000)];
    const proposal = await propose(day, [toño]);
    vroom.respond = ({ body }) => [200, isOrder(body) ? ANSWER : legsOf(3000)];
    const kept = await propose(day, [toño]);
    vroom.respond = () => [500, {}];
    expect(proposal).toMatchObject({ en_linea_recta: false, km: 7.3 });
    expect(proposal.rutas[0]).toMatchObject({ termina: '09:40' });
    expect(proposal.rutas[0]?.paradas.map((stop) => stop.llega)).toEqual(['09:10', '09:34']);
    expect(notasOf(proposal, toño)).toEqual([near.nota, far.nota]);
    expect(kept).toMatchObject({ en_linea_recta: false, km: 6 });
    expect(notasOf(kept, toño)).toEqual([far.nota, near.nota]);
    const asked = vroom.recordedCalls.map(({ body }) => body).join();
    expect(asked).not.toContain(near.nota);
    expect(warnings()).toBe(before);
  });

  test('is refused for drivers of elsewhere, for one twice and for a day that went by', async () => {
    const ask = (day: string, choferes: string[], actor: Actor = 'user') =>
      e.as[actor].post('/api/rutas/proponer', { fecha: day, choferes: choferes.map((chofer) => ({ chofer, sale: '09:00' })) });
    const day = e.emptyDay();
    expect((await ask(day, [randomUUID()])).status).toBe(404);
    expect((await ask(day, [toño], 'ajeno')).status).toBe(404);
    expect((await ask(day, [toño, toño])).status).toBe(422);
    expect((await ask(addDays(e.today, -1), [toño])).status).toBe(422);
  });
});

/** VROOM's answer for two stops, in seconds and metres. */
const ANSWER = {
  code: 0,
  unassigned: [],
  routes: [
    {
      vehicle: 0,
      distance: 7300,
      steps: [
        { type: 'start', arrival: 32_400 },
        { type: 'job', id: 1, arrival: 33_000, service: 360 },
        { type: 'job', id: 0, arrival: 34_440, service: 360 },
      ],
    },
  ],
};

/** VROOM's answer for the legs of two stops, each of `metres`. */
const legsOf = (metres: number) => ({
  code: 0,
  unassigned: [],
  routes: [0, 1].map((id) => ({ vehicle: id, distance: metres, steps: [{ type: 'job', id, arrival: 600, service: 0 }] })),
});
