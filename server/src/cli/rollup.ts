import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { CommandError } from '../admin/command.ts';
import { readSettings } from '../config/settings.ts';
import { migrate } from '../db/migrate.ts';
import { openExisting } from '../db/openExisting.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { runCommand } from './runCommand.ts';

interface Request {
  rebuild: boolean;
  /** Name of the one laundry to check, and to rebuild if asked; undefined for all. */
  laundry: string | undefined;
}

function readRequest(): Request {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' }, laundry: { type: 'string' } },
  });
  if (values.check === values.rebuild) throw new CommandError('Usa --check o --rebuild.');
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
async function checkAll(connection: Kysely<DatabaseSchema>, request: Request): Promise<boolean> {
  await sql`set statement_timeout = 0`.execute(connection);
  const tenants = await connection
    .selectFrom('tenants')
    .select(['id', 'nombre'])
    .$if(request.laundry !== undefined, (query) => query.where('nombre', '=', request.laundry ?? ''))
    .orderBy('nombre')
    .execute();
  if (tenants.length === 0) throw new CommandError('No hay ninguna lavandería con ese nombre.');
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

/**
 * `npm run db:rollup -- --check` compares each laundry's rollup with its notas and exits with 1 on a difference; `--rebuild`
 * rebuilds it; `--laundry <name>` selects one laundry. A server with the embedded database must be stopped before.
 */
await runCommand(async () => {
  const request = readRequest();
  const db = await openExisting(readSettings(process.env));
  try {
    await migrate(db);
    return (await db.kysely.connection().execute((connection) => checkAll(connection, request))) ? 0 : 1;
  } finally {
    await db.close();
  }
});
