import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ServidorDePrueba } from './servidor.ts';

/** What an order of the command line answers to whoever runs the product. Rejects with what it says when it refuses. */
export async function ordenar(donde: ServidorDePrueba['donde'], ...orden: string[]): Promise<string> {
  const programa = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/admin.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...donde };
  return (await promisify(execFile)(process.execPath, [programa, ...orden], { env })).stdout;
}

/** A deploy token of one section. */
export async function pedirLlave(donde: ServidorDePrueba['donde'], remoto: string, nombre = 'equipo'): Promise<string> {
  return /lav_[\w-]{43}/.exec(await ordenar(donde, 'llave', remoto, nombre))?.[0] ?? '';
}
