import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestServer } from './server.ts';

/**
 * Runs `script` on a database that no server is using, in another process: the compiled server is ES modules, tests are not.
 * @param script an async function's body; it may use `db`, Kysely's `sql`, and `module(name)` to import one of the server's
 * modules
 * @returns what the script returns
 */
export async function withDatabase(where: TestServer['where'], script: string): Promise<unknown> {
  const main = process.env.LAVANDA_TEST_MAIN ?? '';
  const program = `
    import { sql } from 'kysely';
    const module = (name) => import(${JSON.stringify(`${pathToFileURL(dirname(main)).href}/`)} + name + '.js');
    const { openDatabase } = await module('db/connection');
    const { readSettings } = await module('config/settings');
    const db = await openDatabase(readSettings(process.env));
    const result = await (async () => { ${script} })();
    await db.close();
    process.stdout.write(JSON.stringify(result));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: dirname(dirname(main)),
    env: { PATH: process.env.PATH, ...where },
  });
  return JSON.parse(stdout);
}

/** As `withDatabase`; the script may also call `q(sql)`, which runs SQL on one connection of the database's owner. */
export function asOwner(where: TestServer['where'], script: string): Promise<unknown> {
  return withDatabase(
    where,
    `return db.kysely.connection().execute(async (connection) => {
      const q = async (text) => {
        const { rows, numAffectedRows } = await sql.raw(text).execute(connection);
        return { rows, rowCount: Number(numAffectedRows ?? 0) };
      };
      ${script}
    });`,
  );
}
