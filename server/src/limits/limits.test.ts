import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import exceljs from 'exceljs';
import JSZip from 'jszip';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import type { CallResponse, Client } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

let e: Scenario;
afterEach(() => e.server.close());

const statuses = (responses: readonly CallResponse[]) => responses.map(({ status }) => status);
const count = (responses: readonly CallResponse[], status: number) => statuses(responses).filter((one) => one === status).length;

function expectRefused(response: CallResponse | undefined): void {
  expect(response).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/nvitaciones|lavandería|usuario/) } });
  expect(response?.body.detail).toContain('inténtalo de nuevo');
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('calls of a session', () => {
  beforeEach(async () => {
    e = await createScenario({ env: { CALLS_PER_SECOND: '5' } });
  });

  const read = (client: Client) => client.get('/api/tenant/sucursales');
  const flood = (client: Client, calls: number) => Promise.all(Array.from({ length: calls }, () => read(client)));

  test('are bounded by user: a flood is refused, colleagues and other laundries are not', async () => {
    const responses = await flood(e.as.user, 200);
    expect(count(responses, 200)).toBeLessThan(150);
    expectRefused(responses.find(({ status }) => status === 429));
    expect(statuses(await flood(e.as.user2, 10))).toEqual(Array(10).fill(200));
    expect(statuses(await flood(e.as.ajeno, 10))).toEqual(Array(10).fill(200));
    const seconds = Number(responses.find(({ status }) => status === 429)?.headers.get('retry-after'));
    await new Promise((ready) => setTimeout(ready, seconds * 1000));
    expect((await read(e.as.user)).status).toBe(200);
  });

  test('are bounded by laundry: all its users together never refuse another laundry', async () => {
    const sessions = await Promise.all(Array.from({ length: 3 }, () => e.server.signIn('usuario2@aguaclara.mx')));
    const { superuser, admin, user, user2, accountant } = e.as;
    const begun = Date.now();
    const floods = [superuser, admin, user, user2, accountant, ...sessions].map((client) => flood(client, 120));
    const responses = (await Promise.all(floods)).flat();
    // The laundry may make 400 calls at once and 20 more for each second that the test took.
    const allowed = 400 + (20 * (Date.now() - begun)) / 1000;
    expect(count(responses, 200)).toBeLessThanOrEqual(allowed + 20);
    expect(count(responses, 429)).toBeGreaterThan(0);
    expect(statuses(await flood(e.as.ajeno, 10))).toEqual(Array(10).fill(200));
  });
});

describe('calls in flight', () => {
  beforeEach(async () => {
    e = await createScenario();
  });

  const save = (client: Client) => client.post('/api/clientes/guardar', { nombre: 'Mientras', apellido: randomUUID() });
  test('of one user beyond a hundred are refused; those of a colleague are not', async () => {
    let refused = 0;
    // Calls whose bodies never arrive stay in flight.
    const calls = Array.from({ length: 120 }, () => {
      const headers = { cookie: e.as.accountant.cookie, 'content-type': 'application/json', 'content-length': 2 };
      const call = request(`${e.server.url}/api/clientes/`, { method: 'POST', headers });
      call.on('error', () => undefined).on('response', ({ statusCode }) => (refused += statusCode === 429 ? 1 : 0));
      call.flushHeaders();
      return call;
    });
    await until(() => refused >= 20);
    expectRefused(await e.as.accountant.get('/api/clientes/'));
    expect((await e.as.user.get('/api/tenant/sucursales')).status).toBe(200);
    expect(refused).toBe(20);
    for (const call of calls) call.destroy();
    await until(async () => (await e.as.accountant.get('/api/clientes/')).status === 200);
  });

  test('of one laundry don’t keep another’s saves or the health check waiting', async () => {
    let [answered, over] = [0, false];
    const flood = Array.from({ length: 60 }, async (_, i) => {
      for (let n = 0; !over; n++) {
        // Each call requests another month, because answers are cached by month.
        const month = `20${10 + ((i + n) % 15)}-${String(1 + ((i * 7 + n) % 12)).padStart(2, '0')}`;
        await e.as.accountant.get(`/api/ventas/?resultSummary=1&fechaInicial=${month}-01&fechaFinal=${month}-28`);
        answered++;
      }
    });
    /** Number of the flood's reads answered while one call waited: median of five calls, made one after another. */
    const readsAhead = async (call: () => Promise<CallResponse>): Promise<number> => {
      const counts: number[] = [];
      for (let i = 0; i < 5; i++) {
        const before = answered;
        expect((await call()).status).toBe(200);
        counts.push(answered - before);
      }
      return counts.sort((a, b) => a - b)[2] ?? Number.NaN;
    };
    const ahead = [await readsAhead(() => save(e.as.ajeno)), await readsAhead(() => e.server.anonymous.get('/api/salud'))];
    over = true;
    await Promise.all(flood);
    // In one queue with the flood, a call would wait for all sixty reads; with turns by laundry, a call waits for a few reads.
    // PostgreSQL runs several reads at once, so more reads end meanwhile.
    const bound = e.server.where.DATABASE_URL === '' ? 20 : 60;
    expect(ahead.filter((reads) => reads >= bound)).toEqual([]);
  });
});

describe('invitations', () => {
  beforeEach(async () => {
    e = await createScenario();
  });

  const sucursalOf = async (client: Client): Promise<string> =>
    (await client.get('/api/tenant/sucursales')).body.sucursales[0]._id;
  const invite = async (client: Client, user: string) =>
    client.post('/api/usuarios/guardar', { usuario: user, idSucursal: await sucursalOf(client), rol: 'user' });

  test('60 in a row: 20 go out, the rest are refused; another laundry’s go out', async () => {
    const responses: CallResponse[] = [];
    for (let i = 0; i < 60; i++) responses.push(await invite(e.as.superuser, `${randomUUID()}@correo.mx`));
    expect([count(responses, 200), count(responses, 429)]).toEqual([20, 40]);
    expectRefused(responses.at(-1));
    expect((await e.as.superuser.get('/api/tenant/allUsersByTenant')).body.response).toHaveLength(5 + 20);
    expect((await invite(e.as.ajeno, `${randomUUID()}@correo.mx`)).status).toBe(200);
  });

  test('of one person are sent again twice, not without end', async () => {
    const { response: _id } = (await invite(e.as.superuser, 'karla@correo.mx')).body;
    const responses: CallResponse[] = [];
    for (let i = 0; i < 4; i++) responses.push(await e.as.superuser.post('/api/usuarios/reenviar', { _id }));
    expect(statuses(responses)).toEqual([200, 200, 429, 429]);
    expectRefused(responses.at(-1));
    expect((await invite(e.as.ajeno, 'karla@correo.mx')).status).toBe(200);
  });
});

describe('files', () => {
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const SHEET = 'xl/worksheets/sheet1.xml';

  beforeEach(async () => {
    e = await createScenario();
  });

  /** A workbook for which the reader needs more and more memory, until the server stops the reader. */
  async function hostile(): Promise<Uint8Array<ArrayBuffer>> {
    const workbook = new exceljs.Workbook();
    workbook.addWorksheet('Clientes').addRows([
      ['Nombre', 'Apellidos'],
      ['Ana', 'Hostil'],
    ]);
    const zip = await JSZip.loadAsync(await workbook.xlsx.writeBuffer());
    const xml = (await zip.file(SHEET)?.async('string')) ?? '';
    return new Uint8Array(
      await zip.file(SHEET, xml.replace('<row r="2"', '<row r="1000000000"')).generateAsync({ type: 'uint8array' }),
    );
  }

  async function importFile(
    { cookie }: Client,
    format: 'csv' | 'xlsx',
    body: string | Uint8Array<ArrayBuffer>,
  ): Promise<CallResponse> {
    const headers = { cookie, 'content-type': format === 'csv' ? 'text/csv' : XLSX };
    const response = await fetch(`${e.server.url}/api/clientes/importar?formato=${format}`, { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  test('hostile ones of one laundry hold no place of another’s import', async () => {
    const bytes = await hostile();
    const { superuser, admin, user, user2 } = e.as;
    const attack = [superuser, admin, user, user2].map((client) => importFile(client, 'xlsx', bytes));
    const good = await importFile(e.as.ajeno, 'csv', 'Nombre,Apellidos\nAna,Buena\n');
    expect({ status: good.status, body: good.body }).toMatchObject({ status: 200, body: { nuevos: 1 } });
    const responses = await Promise.all(attack);
    expect(statuses(responses).sort()).toEqual([422, 422, 429, 429]);
    expectRefused(responses.find(({ status }) => status === 429));
    // The ended imports have freed the laundry's slots.
    expect((await importFile(e.as.user, 'csv', 'Nombre,Apellidos\nAna,Buena\n')).status).toBe(200);
  });

  test('100 exports at once: each laundry has its own, and other calls go on', async () => {
    const exports = [
      '/api/ventas/exportar?formato=xlsx',
      '/api/clientes/exportar?formato=csv',
      `/api/ventas/resumen/exportar?mes=${e.today.slice(0, 7)}`,
    ];
    const clients = [e.as.superuser, e.as.admin, e.as.accountant];
    const attack = Array.from({ length: 100 }, (_, i) => clients[i % 3]?.get(exports[i % 3] ?? ''));
    const [own, other, nota] = await Promise.all([
      e.as.ajeno.get('/api/ventas/exportar?formato=csv'),
      e.as.ajeno.get('/api/clientes/exportar?formato=csv'),
      e.save(e.nota(), 'user'),
    ]);
    expect([own.status, other.status, nota.status]).toEqual([200, 200, 200]);
    const responses = (await Promise.all(attack)).filter((response) => response !== undefined);
    expect(count(responses, 429)).toBeGreaterThan(50);
    expectRefused(responses.find(({ status }) => status === 429));
    expect((await e.as.user.get('/api/ventas/exportar?formato=csv')).status).toBe(200);
  });
});
