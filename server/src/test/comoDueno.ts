import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestServer } from './servidor.ts';

/**
 * Runs `guion` (the body of an async function with `base` and `modulo(name)`, a module of the compiled server) on a stopped server's database and
 * answers what it returns. In a process of its own: the compiled server is ES modules, tests are not.
 */
export async function withDatabase(where: TestServer['where'], script: string): Promise<unknown> {
  const main = process.env.LAVANDA_TEST_MAIN ?? '';
  const program = `
    import { sql } from 'kysely';
    const modulo = (nombre) => import(${JSON.stringify(`${pathToFileURL(dirname(main)).href}/`)} + nombre + '.js');
    const { abrirBase } = await modulo('db/conexion');
    const { leerAjustes } = await modulo('ajustes');
    const base = await abrirBase(leerAjustes(process.env));
    const resultado = await (async () => { ${script} })();
    await base.cerrar();
    process.stdout.write(JSON.stringify(resultado));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: dirname(dirname(main)),
    env: { PATH: process.env.PATH, ...where },
  });
  return JSON.parse(stdout);
}

/** `conBase` with `q(sql)`, on one connection of the database's owner. */
export function asOwner(where: TestServer['where'], script: string): Promise<unknown> {
  return withDatabase(
    where,
    `return base.kysely.connection().execute(async (conexion) => {
      const q = async (texto) => {
        const { rows, numAffectedRows } = await sql.raw(texto).execute(conexion);
        return { rows, rowCount: Number(numAffectedRows ?? 0) };
      };
      ${script}
    });`,
  );
}
