import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { readSettings } from '../config/settings.ts';
import { migrate } from '../db/migrate.ts';
import { openExisting } from '../db/openExisting.ts';
import type { DatabaseSchema } from '../db/schema.ts';

/**
 * `npm run db:rollup -- --check` compares each laundry's rollup with its notas and exits with 1 on a difference; `--rebuild`
 * rebuilds it; `--laundry <name>` selects one laundry. A server with the embedded database must be stopped before.
 */
function readRequest(): { rebuild: boolean; laundry: string | undefined } {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' }, laundry: { type: 'string' } },
  });
  if (values.check === values.rebuild) throw new Error('Usa --check o --rebuild');
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

/** Checks each laundry's rollup, after rebuilding it if asked. @returns whether all match their notas */
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
    const outcome = same
      ? 'igual a las notas'
      : `filas distintas: ${sales} de ventas, ${pagos} de pagos, ${clientes} de clientes`;
    process.stdout.write(`${name}: ${outcome}\n`);
  }
  return equal;
}

const request = readRequest();
const db = await openExisting(readSettings(process.env));
try {
  await migrate(db);
  if (!(await db.kysely.connection().execute(walk))) process.exitCode = 1;
} finally {
  await db.close();
}
