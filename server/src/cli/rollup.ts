import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { readSettings } from '../config/settings.ts';
import { openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import type { DatabaseSchema } from '../db/schema.ts';

/**
 * `npm run db:resumen -- --revisar`: compares the rollup of the reports with the notes, laundry by laundry; ends with 1 when one differs.
 * `npm run db:resumen -- --rehacer`: rebuilds it from the notes; `--lavanderia` limits either to one name. With PostgreSQL the server may be at
 * work meanwhile; the embedded database has to be free. Reads the same settings as the server.
 */
function readRequest(): { rebuild: boolean; laundry: string | undefined } {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' }, laundry: { type: 'string' } },
  });
  if (values.check === values.rebuild) throw new Error('Usa --revisar o --rehacer');
  return { rebuild: values.rebuild === true, laundry: values.laundry };
}

interface Diffs {
  ventas: number;
  pagos: number;
  clientes: number;
}

async function check(connection: Kysely<DatabaseSchema>, id: string): Promise<Diffs> {
  const { rows } = await sql<Diffs>`select ventas, pagos, clientes from revisar_resumen(${id})`.execute(connection);
  return rows[0] ?? { ventas: 0, pagos: 0, clientes: 0 };
}

/** Works on one laundry after the other; answers whether all of them agree in the end. */
async function walk(connection: Kysely<DatabaseSchema>): Promise<boolean> {
  await sql`set statement_timeout = 0`.execute(connection);
  const tenants = await connection
    .selectFrom('tenants')
    .select(['id', 'nombre'])
    .$if(request.laundry !== undefined, (query) => query.where('nombre', '=', request.laundry ?? ''))
    .orderBy('nombre')
    .execute();
  if (tenants.length === 0) throw new Error('No hay ninguna lavandería con ese nombre');
  let equal = true;
  for (const { id, nombre: name } of tenants) {
    if (request.rebuild) await sql`select rehacer_resumen(${id})`.execute(connection);
    const { ventas: sales, pagos, clientes } = await check(connection, id);
    const same = sales + pagos + clientes === 0;
    equal &&= same;
    const toldOne = same
      ? 'igual a las notas'
      : `filas distintas: ${sales} de ventas, ${pagos} de pagos, ${clientes} de clientes`;
    process.stdout.write(`${name}: ${toldOne}\n`);
  }
  return equal;
}

const request = readRequest();
const base = await openDatabase(readSettings(process.env));
try {
  await migrate(base);
  if (!(await base.kysely.connection().execute(walk))) process.exitCode = 1;
} finally {
  await base.close();
}
