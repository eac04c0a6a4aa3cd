import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from './server.ts';

/** Runs an admin command. @returns its output; when it fails, rejects with an error that contains its error message */
export async function runAdmin(where: TestServer['where'], ...args: string[]): Promise<string> {
  const program = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/admin.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...where };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
}

/** Issues a deploy token for one section, which need not exist yet. */
export async function requestDeployToken(where: TestServer['where'], remote: string, name = 'equipo'): Promise<string> {
  return /lav_[\w-]{43}/.exec(await runAdmin(where, 'llave', remote, name, '--nueva'))?.[0] ?? '';
}
