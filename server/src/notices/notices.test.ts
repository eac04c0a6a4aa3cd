import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../testing/asOwner.ts';
import { runAdmin } from '../testing/commands.ts';
import { type Provider, startProvider } from '../testing/provider.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import type { CallResponse } from '../testing/server.ts';
import { accepted, refused } from './testing/graphApi.ts';

const TOKEN = 'EAAGsecretoDeLavanderia0123456789';
const ACCOUNT = { token: TOKEN, telefono_id: '106540352242922', plantilla: 'ropa_lista', idioma: 'es_MX' };
const PATH = '/api/tenant/whatsapp';

const ENV = () => ({ WHATSAPP_API_URL: `${api.url}/v24.0`, LOG_LEVEL: 'debug' });

let api: Provider;
let e: Scenario;
beforeAll(async () => {
  api = await startProvider();
  e = await createScenario({ env: ENV() });
});
afterAll(async () => {
  await e.server.close();
  await api.close();
});
beforeEach(async () => {
  api.respond = () => accepted('525541081170');
  api.recordedCalls.length = 0;
});

/** A nota in 'lista' of a new cliente with the phone `phone`. */
async function ready(phone = '55 4108 1170'): Promise<Nota> {
  const person = { nombre: 'Ana Sofía', apellido: randomUUID(), telefono: phone };
  const { response: cliente } = (await e.as.user.post('/api/clientes/guardar', person)).body as { response: string };
  const nota = await e.saved({ usuario: cliente });
  const body = { id: nota._id, operacion: randomUUID(), desde: 'recibida', etapa: 'lista' };
  return bodyAs<{ data: Nota }>(await e.as.user.post('/api/ventas/etapa', body)).data;
}
const send = (nota: Nota, operationId = randomUUID(), actor: Actor = 'user') =>
  e.as[actor].post('/api/ventas/aviso/enviar', { id: nota._id, operacion: operationId });
const told = (response: CallResponse) => bodyAs<{ data: Nota }>(response).data.avisada?.medio;
const detailOf = (response: CallResponse) => bodyAs<{ detail: string }>(response).detail;
const setUp = async () => expect((await e.as.superuser.post(PATH, ACCOUNT)).status).toBe(200);

describe('the account', () => {
  it('is set by its fields, shows the end of its token and nothing more, and is taken away', async () => {
    expect((await send(await ready())).status).toBe(422);
    const { token: _, ...rest } = ACCOUNT;
    const empty = { token_final: null, telefono_id: '', plantilla: '', idioma: 'es_MX' };
    expect((await e.as.superuser.get(PATH)).body).toEqual(empty);
    const wrong = await e.as.superuser.post(PATH, { ...rest, idioma: 'español' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['token', 'idioma']]);
    const shown = { ...rest, token_final: '6789' };
    expect((await e.as.superuser.post(PATH, ACCOUNT)).body).toEqual(shown);
    expect((await e.as.superuser.post(PATH, { ...rest, plantilla: 'otra' })).body).toEqual({ ...shown, plantilla: 'otra' });
    const usesApi = async (actor: Actor) => (await e.as[actor].get('/api/auth/authData')).body.usuario.tenantData.whatsapp_api;
    expect([await usesApi('user'), await usesApi('ajeno')]).toEqual([true, false]);
    expect((await e.as.ajeno.get(PATH)).body).toEqual(empty);
    expect((await e.as.superuser.post(`${PATH}/quitar`, {})).body).toMatchObject({ token_final: null, plantilla: 'otra' });
    expect(await usesApi('user')).toBe(false);
  });

  it('is tried by its template at a phone that is typed', async () => {
    await setUp();
    const wrong = await e.as.superuser.post(`${PATH}/probar`, { telefono: '12' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['telefono']]);
    const tried = await e.as.superuser.post(`${PATH}/probar`, { telefono: '55 1234 5678' });
    expect(tried.body).toEqual({ telefono: '+525512345678' });
    expect(JSON.parse(api.recordedCalls[0]?.body ?? '')).toMatchObject({ to: '525512345678', template: { name: 'ropa_lista' } });
    api.respond = () => refused(190);
    expect(detailOf(await e.as.superuser.post(`${PATH}/probar`, { telefono: '55 1234 5678' }))).toContain('token nuevo');
  });
});

describe('a notice', () => {
  beforeEach(setUp);

  it('is sent with name, nota, saldo and ticket, kept as sent, and repeated by no second call', async () => {
    const nota = await ready();
    const operationId = randomUUID();
    const first = await send(nota, operationId);
    expect([first.status, told(first)]).toEqual([200, 'enviado']);
    expect((await send(nota, operationId)).body).toEqual(first.body);
    const body = JSON.parse(api.recordedCalls[0]?.body ?? '');
    const texts = body.template.components[0].parameters.map(({ text }: { text: string }) => text);
    expect(texts.slice(0, 2)).toEqual(['Ana', nota.clave || String(nota.folio)]);
    expect(texts[2]).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(texts[3]).toMatch(/^http:\/\/.+\/t\/[\w-]{32}$/);
    const another = await send(nota);
    expect([another.status, api.recordedCalls.length]).toEqual([409, 1]);
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.avisar', cambios: [{ campo: 'aviso', despues: 'enviado' }] });
  });

  it('asked for by two registers at once is sent once', async () => {
    const nota = await ready();
    const answers = await Promise.all([send(nota), send(nota, undefined, 'admin'), send(nota, undefined, 'superuser')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(api.recordedCalls).toHaveLength(1);
  });

  it('that is refused says what to do, changes nothing, and may be sent by another call', async () => {
    const nota = await ready();
    const operationId = randomUUID();
    api.respond = () => refused(132001);
    const refusal = await send(nota, operationId);
    expect([refusal.status, detailOf(refusal)]).toEqual([422, expect.stringContaining('plantilla')]);
    api.respond = () => accepted('525541081170');
    expect((await send(nota, operationId)).status).toBe(422);
    expect(told(await e.as.user.get(`/api/ventas/${nota._id}`))).toBeUndefined();
    expect(told(await send(nota))).toBe('enviado');
  });

  it('without a known outcome isn’t sent again, and says so', async () => {
    const nota = await ready();
    api.respond = () => [500, '<html>'];
    const operationId = randomUUID();
    const unknown = await send(nota, operationId);
    expect([unknown.status, bodyAs<{ actual: Nota }>(unknown).actual._id]).toEqual([409, nota._id]);
    for (const again of [await send(nota, operationId), await send(nota)]) {
      expect([again.status, detailOf(again)]).toEqual([409, expect.stringContaining('no confirmó')]);
    }
    expect(api.recordedCalls).toHaveLength(1);
    const opened = await e.as.user.post('/api/ventas/aviso', { id: nota._id, operacion: randomUUID() });
    expect(told(opened)).toBe('abierto');
  });

  it('of another nota’s operation, or of one cut off days ago, is neither sent nor an error of the server', async () => {
    const [nota, other] = [await ready(), await ready()];
    const operationId = randomUUID();
    api.respond = () => refused(132001);
    await send(other, operationId);
    const foreign = await send(nota, operationId);
    expect([foreign.status, fieldsOf(foreign)]).toEqual([422, ['operacion']]);
    api.respond = () => [500, '<html>'];
    const [cut, sentLate] = [randomUUID(), randomUUID()];
    await send(nota, cut);
    await e.server.close();
    await asOwner(e.server.where, `return q("update envios_aviso set creado_en = now() - interval '3 days'")`);
    e = await createScenario({ where: e.server.where, env: ENV() });
    const late = await send(nota, cut);
    expect([late.status, detailOf(late)]).toEqual([409, expect.stringContaining('no confirmó')]);
    api.respond = () => accepted('525541081170');
    expect(told(await send(nota, sentLate))).toBe('enviado');
  });

  it('is for ready notas whose cliente has a phone, and for who may change them', async () => {
    const received = await e.saved();
    expect((await send(received)).status).toBe(409);
    expect((await send(await ready(''))).status).toBe(422);
    const nota = await ready();
    expect((await send(nota, undefined, 'accountant')).status).toBe(403);
    expect((await send(nota, undefined, 'ajeno')).status).toBe(404);
    expect(api.recordedCalls).toHaveLength(0);
  });
});

test('the token is in no answer, log or export', async () => {
  await setUp();
  api.respond = () => refused(190);
  await send(await ready());
  const paths = [PATH, '/api/tenant/identidad', '/api/auth/authData', '/api/bitacora', '/api/bitacora?clase=configuracion'];
  const answers = await Promise.all(paths.map((path) => e.as.superuser.get(path)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(TOKEN);
  const log = e.server.log().join('\n');
  expect(log).toContain('WhatsApp did not take a notice');
  expect(log).not.toContain(TOKEN);
  const file = join(process.env.LAVANDA_TEST_FOLDER ?? '/tmp', `aguaclara-${randomUUID()}.jsonl`);
  await e.server.close();
  await runAdmin(e.server.where, 'exportar', 'Agua Clara', file);
  const exported = await readFile(file, 'utf8');
  expect(exported).toContain('ropa_lista');
  expect(exported).not.toContain(TOKEN);
});
