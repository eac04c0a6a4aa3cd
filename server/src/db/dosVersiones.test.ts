import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { hasta } from '../test/esperar.ts';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

/** A migration as docs/operating.md wants them, on the tables that are written to most. */
const MIGRACION = `
  alter table notas add column color text not null default '';
  alter table clientes add column color text not null default '';
  alter table tenants add column color text not null default '';
  create table etiquetas (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id));
  alter table etiquetas enable row level security;
`;

/** The next version of the server: this one's compiled code, and one migration more. */
async function versionSiguiente(): Promise<string> {
  const servidor = dirname(dirname(process.env.LAVANDA_TEST_MAIN ?? ''));
  const raiz = await mkdtemp(join(process.env.LAVANDA_TEST_CARPETA ?? '', 'siguiente-'));
  await symlink(join(dirname(servidor), 'node_modules'), join(raiz, 'node_modules'));
  await cp(servidor, join(raiz, 'server'), { recursive: true, filter: (ruta) => !/server\/(src|scripts)$/.test(ruta) });
  await writeFile(join(raiz, 'server', 'dist', 'db', 'migraciones', '999-siguiente.sql'), MIGRACION);
  return join(raiz, 'server', 'dist', 'main.js');
}

let main: string;
const conexiones: pg.Client[] = [];
let e: Escenario;
beforeAll(async () => {
  [main, e] = await Promise.all([versionSiguiente(), prepararEscenario({ env: { LOG_LEVEL: 'warn' } })]);
});
afterAll(async () => {
  await Promise.all(conexiones.map((conexion) => conexion.end()));
  await e.servidor.cerrar();
});

/** The version before, on a database that the next one has migrated: it works, and says so in its log. */
async function volver(): Promise<void> {
  const anterior = await iniciarServidor({ donde: e.servidor.donde, env: { LOG_LEVEL: 'warn' } });
  const usuario = await anterior.entrar('usuario@aguaclara.mx');
  expect((await usuario.post('/api/ventas/guardar', e.nota())).status).toBe(200);
  expect(anterior.dicho().join('\n')).toMatch(/"desconocidas":\["999-siguiente\.sql"\]/);
  await anterior.cerrar();
}

if (!process.env.LAVANDA_TEST_DATABASE_URL) {
  test('the next version migrates the database that this one leaves, and this one works on it again', async () => {
    const { donde } = e.servidor;
    await e.servidor.cerrar();
    const siguiente = await iniciarServidor({ donde, main });
    const usuario = await siguiente.entrar('usuario@aguaclara.mx');
    expect((await usuario.post('/api/ventas/guardar', e.nota())).status).toBe(200);
    await siguiente.cerrar();
    await volver();
  });
} else {
  test('two servers of the next version migrate at once, and one time, while this one keeps saving; and this one works on after them', async () => {
    const { donde } = e.servidor;
    const [lector, testigo] = [new pg.Client(donde.DATABASE_URL), new pg.Client(donde.DATABASE_URL)];
    conexiones.push(lector, testigo);
    await Promise.all([lector.connect(), testigo.connect()]);
    // A long reading: the migration can't have the table until it ends, and may not make everybody wait behind it meanwhile.
    await lector.query('begin; select count(*) from notas');

    let guardadas = 0;
    let seguir = true;
    const fallidas: unknown[] = [];
    const cajas = (['user', 'user2', 'admin'] as const).map(async (quien) => {
      while (seguir) {
        const cliente = { _id: e.clienteId, nombre: 'Prueba', apellido: quien };
        for (const { status, cuerpo } of [
          await e.guardar(e.nota(), quien),
          await e.como[quien].post('/api/clientes/guardar', cliente),
        ]) {
          if (status === 200) guardadas += 1;
          else fallidas.push([status, cuerpo]);
        }
      }
    });
    const listos = Promise.all([iniciarServidor({ donde, main }), iniciarServidor({ donde, main })]);
    listos.catch((error: unknown) => fallidas.push(error));
    const esperando = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column color%' and datname = current_database()`;
    await hasta(async () => fallidas.length > 0 || (await testigo.query(esperando)).rows.length > 0);
    const antes = guardadas;
    await hasta(() => fallidas.length > 0 || guardadas > antes + 20);
    expect(fallidas).toEqual([]);
    await lector.query('commit');

    const siguientes: ServidorDePrueba[] = await listos;
    const conLosTres = guardadas;
    for (const siguiente of siguientes) {
      const usuario = await siguiente.entrar('usuario@aguaclara.mx');
      expect((await usuario.post('/api/ventas/guardar', e.nota())).status).toBe(200);
    }
    await hasta(() => fallidas.length > 0 || guardadas > conLosTres + 10);
    seguir = false;
    await Promise.all(cajas);
    expect(fallidas).toEqual([]);
    const { rows } = await lector.query("select count(*)::int as veces from migraciones where nombre = '999-siguiente.sql'");
    expect(rows).toEqual([{ veces: 1 }]);
    await Promise.all(siguientes.map((siguiente) => siguiente.cerrar()));
    await volver();
  });
}
