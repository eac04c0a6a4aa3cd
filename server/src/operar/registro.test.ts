import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { conectar } from '../intrusos/crudo.ts';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { hasta } from '../test/esperar.ts';

const TOKEN = 'token-de-medidas-0001';
let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario({ env: { LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN } });
});
afterAll(() => e.servidor.cerrar());

/** Lines of the log with this request id. */
const lineasDe = (id: unknown): Record<string, unknown>[] =>
  e.servidor
    .dicho()
    .filter((linea) => linea.startsWith('{'))
    .map((linea) => JSON.parse(linea) as Record<string, unknown>)
    .filter(({ reqId }) => reqId === id);

describe('the log', () => {
  test('one line per request: what a problem and its header are called, who asked, what and how it went', async () => {
    const { headers, cuerpo, status } = await e.como.user.get(`/api/ventas/${randomUUID()}`);
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect({ status, solicitud: cuerpo.solicitud }).toEqual({ status: 404, solicitud: id });
    await hasta(() => lineasDe(id).length > 0);
    expect(lineasDe(id)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: id,
        metodo: 'GET',
        ruta: '/api/ventas/:nota',
        estado: 404,
        ms: expect.any(Number),
        tenant: expect.stringMatching(/^[0-9a-f-]{36}$/),
        usuario: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: 'petición',
      },
    ]);
  });

  test('holds no names, telephones, searches, passwords or user names', async () => {
    const cliente = { nombre: 'Filomena', apellido: 'Secretísima', telefonos: ['5512345678'] };
    await e.como.user.post('/api/clientes/guardar', cliente);
    await e.como.user.post('/api/clientes/', { nombre: 'Filomena' });
    await e.como.user.get('/api/clientes/?nombre=Filomena');
    await e.servidor.anonimo.post('/api/auth/submit', { usuario: 'filomena@ejemplo.mx', password: 'contra-Filomena' });
    const { headers } = await e.como.user.get('/api/no-existe/Filomena');
    await hasta(() => lineasDe(headers.get('x-request-id')).length > 0);
    expect(lineasDe(headers.get('x-request-id'))).toMatchObject([{ ruta: 'desconocida', estado: 404 }]);
    expect(e.servidor.dicho().join('\n')).not.toMatch(/Filomena|Secret|5512345678/i);
  });

  test('a stranger doesn’t choose the id of a request', async () => {
    const { headers } = await e.servidor.anonimo.get('/api/salud', { 'x-request-id': 'elegido-por-otro' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
  });

  test('who goes away in the middle of a body is one line, and no failure of the server', async () => {
    const lineas = e.servidor.dicho().length;
    const socket = await conectar(e.servidor.url);
    const cabeceras = `Host: x\r\nCookie: ${e.como.user.cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000`;
    socket.write(`POST /api/clientes/ HTTP/1.1\r\n${cabeceras}\r\n\r\n{"nombre":"`, () => setTimeout(() => socket.destroy(), 50));
    const cortadas = () => e.servidor.dicho().slice(lineas).join('\n');
    await hasta(() => cortadas().includes('"cortada":true'));
    expect(cortadas()).toContain('"ruta":"/api/clientes/"');
    expect(cortadas()).not.toContain('"fallo"');
  });

  if (process.env.LAVANDA_TEST_DATABASE_URL) {
    test('what fails inside is told with the same id, and the user is told the id and nothing else of it', async () => {
      const dueno = new pg.Client(e.servidor.donde.DATABASE_URL);
      await dueno.connect();
      await dueno.query('alter table servicios rename to servicios_');
      const { status, cuerpo } = await e.como.user.get('/api/servicios/all').finally(async () => {
        await dueno.query('alter table servicios_ rename to servicios');
        await dueno.end();
      });
      expect({ status, detail: cuerpo.detail }).toEqual({ status: 500, detail: expect.stringContaining('avisa a soporte') });
      await hasta(() => lineasDe(cuerpo.solicitud).length === 2);
      expect(lineasDe(cuerpo.solicitud)).toMatchObject([
        { level: 'error', msg: 'fallo', err: { code: '42P01', stack: expect.stringContaining('at ') } },
        { level: 'info', msg: 'petición', estado: 500, ruta: '/api/servicios/all' },
      ]);
    });
  }
});

describe('/metrics', () => {
  const medidas = (authorization: string) => e.servidor.anonimo.get('/metrics', { authorization });
  /** Every series and its value. A line that isn't of the format fails. */
  const series = async (): Promise<Map<string, number>> => {
    const { cuerpo } = await medidas(`Bearer ${TOKEN}`);
    const lineas = String(cuerpo)
      .split('\n')
      .filter((linea) => linea !== '' && !/^# (HELP|TYPE) \w+ /.test(linea));
    return new Map(
      lineas.map((linea) => {
        const [, serie, valor] = /^([a-z_0-9]+(?:\{(?:[a-z]+="[^"\\]*",?)*\})?) (\S+)$/.exec(linea) ?? [];
        if (serie === undefined) throw new Error(`Not of the format: ${linea}`);
        return [serie, Number(valor)];
      }),
    );
  };

  test('only for who brings the token, and never kept', async () => {
    for (const mala of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      const { status, headers } = await medidas(mala);
      expect({ mala, status, pide: headers.get('www-authenticate') }).toEqual({ mala, status: 401, pide: 'Bearer' });
    }
    const { status, headers } = await medidas(`Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('counts what happens: saves, payments, refusals, by the pattern of the route', async () => {
    const antes = await series();
    const nota = await e.guardada({ pagos: [{ monto: 10, metodo: 'Efvo' }] });
    await e.guardar(e.nota({ id: nota._id, version: 99 } as object));
    await e.servidor.anonimo.post('/api/auth/submit', { usuario: 'nadie@ejemplo.mx', password: 'x'.repeat(8) });
    const otra = { remoto: 'mfe-pos', version: '1.0.0-00000000', suceso: 'fallida', etapa: 'entrada' };
    expect((await e.como.user.post('/api/entregas/informe', otra)).status).toBeLessThan(500);
    await e.servidor.anonimo.get(`/api/nada/${randomUUID()}`);
    const despues = await series();
    const cambio = (serie: string) => (despues.get(serie) ?? 0) - (antes.get(serie) ?? 0);
    expect({
      notas: cambio('lavanda_notas_guardadas_total'),
      pagos: cambio('lavanda_pagos_guardados_total'),
      conflictos: cambio('lavanda_conflictos_total'),
      entradas: cambio('lavanda_entradas_fallidas_total'),
      guardados: cambio('lavanda_http_duracion_segundos_count{metodo="POST",ruta="/api/ventas/guardar",estado="2xx"}'),
      desconocidas: cambio('lavanda_http_duracion_segundos_count{metodo="GET",ruta="desconocida",estado="4xx"}'),
    }).toEqual({ notas: 1, pagos: 1, conflictos: 1, entradas: 1, guardados: 1, desconocidas: 1 });
    expect(despues.get('lavanda_http_en_curso')).toBe(1);
    expect([...despues.keys()].filter((serie) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(serie))).toEqual([]);
    expect([...despues.keys()]).toEqual(
      expect.arrayContaining([
        'lavanda_base_conexiones{estado="esperando"}',
        expect.stringMatching(/^lavanda_info\{version="\d+\.\d+\.\d+"/),
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
      ]),
    );
  });
});
