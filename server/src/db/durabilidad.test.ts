import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { iniciarServidor, lanzar } from '../test/servidor.ts';

test('what was acknowledged survives the death of the process, again and again', async () => {
  let servidor = await iniciarServidor();
  const nombres: string[] = [];
  for (let vuelta = 0; vuelta < 3; vuelta++) {
    const cliente = await servidor.entrar('usuario@aguaclara.mx');
    const guardados = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => {
        const nombre = `Muerte${vuelta}x${i}`;
        const { status } = await cliente.post('/api/clientes/guardar', { _id: randomUUID(), nombre, apellido: 'Súbita' });
        return status === 200 ? [nombre] : [];
      }),
    );
    nombres.push(...guardados.flat());
    await servidor.matar();
    servidor = await iniciarServidor({ donde: servidor.donde });
  }
  expect(nombres).toHaveLength(15);
  const cliente = await servidor.entrar('usuario@aguaclara.mx');
  for (const nombre of nombres) {
    const { cuerpo } = await cliente.post('/api/clientes/', { nombre });
    expect(cuerpo.clientes.map((c: { nombre: string }) => c.nombre)).toEqual([nombre]);
  }
  await servidor.cerrar();
});

/** Ends every connection of the servers, whatever they are doing, as a restart of the database does. */
async function cortarTodas(duena: pg.Client): Promise<void> {
  await duena.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lavanda'`);
}

/** Saves again, the same, until it is answered: what the counter does. */
async function insistir(e: Escenario): Promise<string> {
  const nota = { ...e.nota(), operacion: randomUUID() };
  for (;;) {
    const { status, cuerpo } = await e.guardar(nota);
    if (status === 200) return nota.id;
    expect([status, typeof cuerpo.detail]).toEqual([503, 'string']);
    await esperar(20);
  }
}

if (process.env.LAVANDA_TEST_DATABASE_URL) {
  test('a server outlives the connections it loses in the middle of its transactions', async () => {
    const e = await prepararEscenario();
    const duena = new pg.Client(e.servidor.donde.DATABASE_URL);
    await duena.connect();
    let cortando = true;
    const guardadas: string[] = [];
    const cajas = Array.from({ length: 4 }, async () => {
      while (cortando) guardadas.push(await insistir(e));
    });
    for (let corte = 0; corte < 8; corte++) {
      await cortarTodas(duena);
      await esperar(40);
    }
    cortando = false;
    await Promise.all(cajas);
    const { rows } = await duena.query<{ id: string }>('select id from notas where id = any($1)', [guardadas]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(guardadas.toSorted());
    await duena.end();
    await e.servidor.cerrar();
  });
}

describe('the embedded folder', () => {
  test('is open to its owner alone, and to one process at a time, which is named', async () => {
    const servidor = await iniciarServidor({ base: 'embebida', demo: false });
    const { DATA_DIR } = servidor.donde;
    expect((await stat(DATA_DIR)).mode & 0o077).toBe(0);
    expect(await readdir(DATA_DIR)).toEqual(['admin.sock', 'pg']);
    await expect(lanzar({ ...servidor.donde, DEMO: 'false' })).rejects.toThrow(
      /La carpeta de datos .* ya está en uso por el proceso \d+ \(desde .*DATA_DIR/,
    );
    expect((await servidor.anonimo.get('/api/salud')).status).toBe(200);
    await servidor.matar();
    const vuelto = await iniciarServidor({ base: 'embebida', demo: false, donde: servidor.donde });
    expect((await vuelto.anonimo.get('/api/salud')).cuerpo).toEqual({ estado: 'ok', base: 'embebida' });
    await vuelto.cerrar();
  });

  test('left half-made by a first start that died is made again', async () => {
    const servidor = await iniciarServidor({ base: 'embebida', demo: false });
    await servidor.cerrar();
    await rename(join(servidor.donde.DATA_DIR, 'pg'), join(servidor.donde.DATA_DIR, 'pg.nueva'));
    await mkdir(join(servidor.donde.DATA_DIR, 'pg.nueva', 'resto'));
    await writeFile(join(servidor.donde.DATA_DIR, 'pg.nueva', 'PG_VERSION'), '');
    const vuelto = await iniciarServidor({ base: 'embebida', demo: false, donde: servidor.donde });
    expect(await readdir(servidor.donde.DATA_DIR)).toEqual(['admin.sock', 'pg']);
    await vuelto.cerrar();
  });
});

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['COOKIE_SECURE', 'si'],
  ['DATABASE_POOL', '0'],
  ['SMTP_URL', 'http://correo'],
  ['MAIL_FROM', 'nadie'],
])('a wrong %s stops the start with its name', async (nombre, valor) => {
  await expect(lanzar({ DATA_DIR: '/nunca', [nombre]: valor })).rejects.toThrow(`Ajuste inválido ${nombre}=`);
});

test('in production links sent by mail need PUBLIC_URL: a request’s Host decides nothing', async () => {
  await expect(lanzar({ DATA_DIR: '/nunca', NODE_ENV: 'production', SMTP_URL: 'smtp://correo' })).rejects.toThrow(
    'Ajuste inválido PUBLIC_URL=',
  );
});

test('in production an empty database stays empty', async () => {
  const servidor = await iniciarServidor({ demo: false, env: { NODE_ENV: 'production', DEMO: 'true' } });
  const { status } = await servidor.anonimo.post('/api/auth/submit', { usuario: 'super@aguaclara.mx', password: 'lavanda123' });
  expect(status).toBe(401);
  await servidor.cerrar();
});
