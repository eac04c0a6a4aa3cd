import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command without blocking this process, which also serves files of sections (otherOrigin.ts). */
const run = promisify(execFile);

/**
 * Builds the section template in `folder`, outside the workspace, in its own Git repository, with the installed
 * libraries.
 * @param version version of its package, because the same files under another version are another release
 * @param overlay folder of e2e/ whose files are put over the template's
 * @returns the folder of the section, with its dist/
 */
export async function buildTemplate(folder: string, version: string, overlay?: string): Promise<string> {
  const remote = join(folder, 'mfe-plantilla');
  cpSync(join(ROOT, 'create-section', 'template'), remote, { recursive: true });
  if (overlay !== undefined) cpSync(join(ROOT, 'e2e', overlay), remote, { recursive: true });
  const manifest = join(remote, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }));
  symlinkSync(join(ROOT, 'node_modules'), join(remote, 'node_modules'));
  await run('git', ['init', '-q', remote]);
  await run(process.execPath, [join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return remote;
}

/** Runs `npm run release` with a deploy token. @returns the command's output */
export async function release(deployToken: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, LAVANDA_LLAVE: deployToken };
  return (await run(process.execPath, [join(ROOT, 'scripts/release.mjs'), ...args], { env })).stdout;
}
