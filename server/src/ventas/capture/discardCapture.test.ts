import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { createTill } from '../../caja/testing/till.ts';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import { ago, HOUR } from './testing/captures.ts';

let e: Scenario;
let user: { _id: string; nombre: string };
beforeAll(async () => {
  e = await createScenario();
  user = (await e.as.user.get('/api/auth/authData')).body.usuario;
});
afterAll(() => e.server.close());

const capture = (changes: object = {}) => ({
  ...{ _id: randomUUID(), autor: user._id, capturado: ago(HOUR), tipo: 'abono', nombre: 'Laura Ibáñez', importe: 150 },
  motivo: 'El cliente no existe.',
  ...changes,
});
const discard = (body: object, actor: Actor = 'admin') => e.as[actor].post('/api/capturas/descartar', body);
const trail = async (): Promise<TrailEntry[]> => {
  const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=dinero')).body as { entradas: TrailEntry[] };
  return entries.filter(({ accion: action }) => action === 'captura.descartar');
};
const shown = (entry: TrailEntry | undefined, field: string) => entry?.cambios.find((one) => one.campo === field)?.despues;

test('a dropped capture is in the trail with who dropped it, whose it was, its money and why it was refused', async () => {
  const nota = await e.saved();
  const body = capture({ nota: nota._id });
  expect((await discard(body)).status).toBe(200);
  expect((await discard(body)).status).toBe(200);
  const [entry, ...others] = await trail();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ asunto: 'Laura Ibáñez', persona: { nombre: expect.any(String) } });
  expect(entry?.persona?._id).not.toBe(user._id);
  expect(['captura', 'importe', 'capturada_por', 'folio', 'motivo'].map((field) => shown(entry, field))).toEqual([
    ...['Abono', 150, user.nombre, nota.folio, 'El cliente no existe.'],
  ]);
  expect(shown(entry, 'capturado')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
});

test('money is dropped only by a role that may void; another laundry’s user is no author', async () => {
  expect((await discard(capture(), 'user')).status).toBe(403);
  expect((await discard(capture({ importe: null }), 'user')).status).toBe(200);
  const foreign = (await e.as.ajeno.get('/api/auth/authData')).body.usuario._id;
  const response = await discard(capture({ autor: foreign }));
  expect([response.status, fieldsOf(response)]).toEqual([422, ['autor']]);
});

test('its clave is not missing at the corte, unless who dropped it may not void: a note with money could be hidden so', async () => {
  const till = await createTill(e);
  const turno = await till.open(0);
  const { letras: letters } = (await e.as.user.post('/api/equipos/letras', { equipo: till.equipo })).body;
  const dropped = (number: number) => capture({ equipo: till.equipo, clave: `${letters}${number}`, importe: null });
  expect((await discard(dropped(1))).status).toBe(200);
  expect((await discard(dropped(2), 'user')).status).toBe(200);
  expect((await till.count(turno._id, { efvo: 0 })).claves).toMatchObject([
    { letras: letters, primera: 1, ultima: 2, faltan: [2] },
  ]);
});
