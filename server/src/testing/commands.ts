import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from './server.ts';

/** What an order of the command line answers to whoever runs the product. Rejects with what it says when it refuses. */
export async function sort(where: TestServer['where'], ...order: string[]): Promise<string> {
  const program = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/admin.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...where };
  return (await promisify(execFile)(process.execPath, [program, ...order], { env })).stdout;
}

/** A deploy token of one section. */
export async function requestDeployToken(where: TestServer['where'], remote: string, name = 'equipo'): Promise<string> {
  return /lav_[\w-]{43}/.exec(await sort(where, 'llave', remote, name))?.[0] ?? '';
}
