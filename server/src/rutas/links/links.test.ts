import { randomUUID } from 'node:crypto';
import { addDays } from '@lavanda/shared/domain/dates';
import type { Actor } from '../../testing/scenario.ts';
import { createRouteScenario, type RouteScenario } from '../testing/routeScenario.ts';

const PUBLIC_URL = 'https://lavanda.example';

let e: RouteScenario;
let toño: string;
beforeAll(async () => {
  e = await createRouteScenario({ env: { PUBLIC_URL } });
  toño = e.drivers[0]?._id ?? '';
});
afterAll(() => e?.server.close());

const link = (day: string, chofer: string, actor: Actor = 'user') =>
  e.as[actor].post('/api/rutas/enlace', { fecha: day, chofer });
const revoke = (day: string, chofer: string, actor: Actor = 'user') =>
  e.as[actor].post('/api/rutas/enlace/revocar', { fecha: day, chofer });

test('a driver’s link is the same until it is revoked, and is sent by WhatsApp with the whole address', async () => {
  const day = e.emptyDay();
  const answers = await Promise.all([link(day, toño), link(day, toño), link(day, toño, 'admin')]);
  const paths = new Set(answers.map(({ body }) => body.enlace));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(paths.size).toBe(1);
  const [path] = [...paths];
  const token = String(path).slice('/r/'.length);
  expect(token).toMatch(/^[\w-]{32}$/);
  const whatsapp = new URL(answers[0]?.body.whatsapp);
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/525518204471');
  const text = whatsapp.searchParams.get('text') ?? '';
  expect(text).toContain(PUBLIC_URL + path);
  expect(text).toMatch(/^Hola, Toño\. Esta es tu ruta del (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ \w+\./);
  expect((await e.day(day)).rutas).toEqual([expect.objectContaining({ chofer: toño, sale: '09:00', enlace: path })]);

  expect((await revoke(day, toño)).body).toEqual({ quitados: 1 });
  expect((await revoke(day, toño)).body).toEqual({ quitados: 0 });
  expect((await e.day(day)).rutas).toEqual([]);
  expect((await link(day, toño)).body.enlace).not.toBe(path);
});

test('a driver without a phone has no WhatsApp', async () => {
  const { _id } = await e.newDriver({ telefono: '' });
  expect((await link(e.today, _id)).body.whatsapp).toBeNull();
});

test('a day that went by has none; a driver of elsewhere is 404', async () => {
  expect((await link(addDays(e.today, -1), toño)).status).toBe(422);
  expect((await link('2026-02-30', toño)).status).toBe(400);
  for (const call of [link, revoke]) {
    expect((await call(e.today, randomUUID())).status).toBe(404);
    expect((await call(e.today, toño, 'ajeno')).status).toBe(404);
  }
});
