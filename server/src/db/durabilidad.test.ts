import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { iniciarServidor } from '../test/servidor.ts';

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

test('in production an empty database stays empty', async () => {
  const servidor = await iniciarServidor({ demo: false, env: { NODE_ENV: 'production', DEMO: 'true' } });
  const { status } = await servidor.anonimo.post('/api/auth/submit', { usuario: 'super@aguaclara.mx', password: 'lavanda123' });
  expect(status).toBe(401);
  await servidor.cerrar();
});
