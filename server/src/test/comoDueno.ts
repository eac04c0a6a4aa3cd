import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ServidorDePrueba } from './servidor.ts';

/**
 * Runs `guion` (the body of an async function with `q(sql)`, on one connection of the owner) on a stopped server's database and answers what it
 * returns. In a process of its own: the compiled server is ES modules, tests are not.
 */
export async function comoDueno(donde: ServidorDePrueba['donde'], guion: string): Promise<unknown> {
  const modulo = (nombre: string): string =>
    JSON.stringify(pathToFileURL(`${dirname(process.env.LAVANDA_TEST_MAIN ?? '')}/${nombre}`).href);
  const programa = `
    import { sql } from 'kysely';
    const { abrirBase } = await import(${modulo('db/conexion.js')});
    const { leerAjustes } = await import(${modulo('ajustes.js')});
    const base = await abrirBase(leerAjustes(process.env));
    const resultado = await base.kysely.connection().execute(async (conexion) => {
      const q = async (texto) => {
        const { rows, numAffectedRows } = await sql.raw(texto).execute(conexion);
        return { rows, rowCount: Number(numAffectedRows ?? 0) };
      };
      return (async () => { ${guion} })();
    });
    await base.cerrar();
    process.stdout.write(JSON.stringify(resultado));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', programa], {
    cwd: dirname(dirname(process.env.LAVANDA_TEST_MAIN ?? '')),
    env: { PATH: process.env.PATH, ...donde },
  });
  return JSON.parse(stdout);
}
