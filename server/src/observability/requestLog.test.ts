import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { connectRaw } from '../testing/security/raw.ts';
import { until } from '../testing/wait.ts';

const TOKEN = 'token-de-medidas-0001';
let e: Scenario;
beforeAll(async () => {
  e = await createScenario({ env: { LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN } });
});
afterAll(() => e.server.close());

/** The server's log lines about the request with this id. */
const linesOf = (id: unknown): Record<string, unknown>[] =>
  e.server
    .log()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId }) => reqId === id);

describe('the log', () => {
  test('one line per request: what a problem and its header are called, who asked, what and how it went', async () => {
    const { headers, body, status } = await e.as.user.get(`/api/ventas/${randomUUID()}`);
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect({ status, solicitud: body.solicitud }).toEqual({ status: 404, solicitud: id });
    await until(() => linesOf(id).length > 0);
    expect(linesOf(id)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: id,
        method: 'GET',
        path: '/api/ventas/:nota',
        status: 404,
        ms: expect.any(Number),
        tenant: expect.stringMatching(/^[0-9a-f-]{36}$/),
        usuario: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: 'request',
      },
    ]);
  });

  test('holds no names, telephones, searches, passwords or user names', async () => {
    const cliente = { nombre: 'Filomena', apellido: 'Secretísima', telefono: '5512345678' };
    expect((await e.as.user.post('/api/clientes/guardar', cliente)).status).toBe(200);
    await e.as.user.post('/api/clientes/', { nombre: 'Filomena' });
    await e.as.user.get('/api/clientes/?nombre=Filomena');
    await e.server.anonymous.post('/api/auth/submit', { usuario: 'filomena@ejemplo.mx', password: 'contra-Filomena' });
    const { headers } = await e.as.user.get('/api/no-existe/Filomena');
    await until(() => linesOf(headers.get('x-request-id')).length > 0);
    expect(linesOf(headers.get('x-request-id'))).toMatchObject([{ path: 'desconocida', status: 404 }]);
    expect(e.server.log().join('\n')).not.toMatch(/Filomena|Secret|5512345678/i);
  });

  test('a stranger doesn’t choose the id of a request', async () => {
    const { headers } = await e.server.anonymous.get('/api/salud', { 'x-request-id': 'elegido-por-otro' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
  });

  test('who goes away in the middle of a body is one line, and no failure of the server', async () => {
    const lines = e.server.log().length;
    const socket = await connectRaw(e.server.url);
    const headers = `Host: x\r\nCookie: ${e.as.user.cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000`;
    socket.write(`POST /api/clientes/ HTTP/1.1\r\n${headers}\r\n\r\n{"nombre":"`, () => setTimeout(() => socket.destroy(), 50));
    const cut = () => e.server.log().slice(lines).join('\n');
    await until(() => cut().includes('"aborted":true'));
    expect(cut()).toContain('"path":"/api/clientes/"');
    expect(cut()).not.toContain('"level":"error"');
  });

  if (process.env.LAVANDA_TEST_DATABASE_URL) {
    test('what fails inside is told with the same id, and the user is told the id and nothing else of it', async () => {
      const owner = new pg.Client(e.server.where.DATABASE_URL);
      await owner.connect();
      await owner.query('alter table servicios rename to servicios_');
      const { status, body } = await e.as.user.get('/api/servicios/all').finally(async () => {
        await owner.query('alter table servicios_ rename to servicios');
        await owner.end();
      });
      expect({ status, detail: body.detail }).toEqual({
        status: 500,
        detail: expect.stringContaining('avisa a soporte'),
      });
      await until(() => linesOf(body.solicitud).length === 2);
      expect(linesOf(body.solicitud)).toMatchObject([
        { level: 'error', msg: 'request failed', err: { code: '42P01', stack: expect.stringContaining('at ') } },
        { level: 'info', msg: 'request', status: 500, path: '/api/servicios/all' },
      ]);
    });
  }
});

describe('/metrics', () => {
  const measures = (authorization: string) => e.server.anonymous.get('/metrics', { authorization });
  /** Every series of /metrics with its value. Fails on a malformed line. */
  const series = async (): Promise<Map<string, number>> => {
    const { body } = await measures(`Bearer ${TOKEN}`);
    const lines = String(body)
      .split('\n')
      .filter((line) => line !== '' && !/^# (HELP|TYPE) \w+ /.test(line));
    return new Map(
      lines.map((line) => {
        const [, series, value] = /^([a-z_0-9]+(?:\{(?:[a-z]+="[^"\\]*",?)*\})?) (\S+)$/.exec(line) ?? [];
        if (series === undefined) throw new Error(`Not of the format: ${line}`);
        return [series, Number(value)];
      }),
    );
  };

  test('only for who brings the token, and never kept', async () => {
    for (const bad of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      const { status, headers } = await measures(bad);
      expect({ bad, status, asks: headers.get('www-authenticate') }).toEqual({ bad, status: 401, asks: 'Bearer' });
    }
    const { status, headers } = await measures(`Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('counts what happens: saves, payments, refusals, by the pattern of the route', async () => {
    const before = await series();
    const nota = await e.saved({ pagos: [{ monto: 10, metodo: 'Efvo' }] });
    await e.save(e.nota({ id: nota._id, version: 99 } as object));
    await e.server.anonymous.post('/api/auth/submit', { usuario: 'nadie@ejemplo.mx', password: 'x'.repeat(8) });
    const another = { remoto: 'mfe-pos', version: '1.0.0-00000000', suceso: 'fallida', etapa: 'entrada' };
    expect((await e.as.user.post('/api/entregas/informe', another)).status).toBeLessThan(500);
    await e.server.anonymous.get(`/api/nada/${randomUUID()}`);
    const after = await series();
    const change = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
    expect({
      notas: change('lavanda_notas_saved_total'),
      pagos: change('lavanda_pagos_saved_total'),
      conflicts: change('lavanda_conflicts_total'),
      inputs: change('lavanda_sign_ins_failed_total'),
      saved: change('http_request_duration_seconds_count{method="POST",route="/api/ventas/guardar",status="2xx"}'),
      unknowns: change('http_request_duration_seconds_count{method="GET",route="desconocida",status="4xx"}'),
    }).toEqual({ notas: 1, pagos: 1, conflicts: 1, inputs: 1, saved: 1, unknowns: 1 });
    expect(after.get('http_requests_in_flight')).toBe(1);
    expect([...after.keys()].filter((series) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(series))).toEqual([]);
    expect([...after.keys()]).toEqual(
      expect.arrayContaining([
        'lavanda_db_connections{state="waiting"}',
        expect.stringMatching(/^lavanda_info\{version="\d+\.\d+\.\d+"/),
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
      ]),
    );
  });
});
