import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Creates a laundry with the operator's command. @returns the path that activates its superuser `user` */
export async function createLaundry(name: string, user: string): Promise<string> {
  const program = fileURLToPath(new URL('../../server/dist/cli/admin.js', import.meta.url));
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'crear', name, '--usuario', user], {
    env: { ...environment, DATA_DIR: process.env.LAVANDA_DATA },
  });
  const path = /\/usuarios\/verification\/[\w-]{43}/.exec(stdout)?.[0];
  if (path === undefined) throw new Error(`The command told no link: ${stdout}`);
  return path;
}
