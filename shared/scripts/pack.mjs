import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedManifest } from './publishedManifest.mjs';

/**
 * Packs the package of the current folder into dist/kit, where the server finds it: `<name>-<version>-<hash>.tgz` and, beside
 * it, kit.json with its version, file name and integrity. To publish it in a registry, run `npm publish` on the .tgz.
 */
const folder = join(process.cwd(), 'dist', 'kit');
const LEFT_OUT = ['node_modules', 'src', '.turbo', join('dist', 'kit')].map((path) => join(process.cwd(), path));

/** Copies the package, with the manifest for those who install it. @returns the copy's folder */
function stage() {
  const copy = mkdtempSync(join(tmpdir(), 'lavanda-kit-'));
  cpSync(process.cwd(), copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  return copy;
}

/** Runs npm: the one that runs this script, or the one in the path. */
function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32' };
  return execFileSync(program, [...first, ...args], options);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const copy = stage();
const [{ filename, version, integrity }] = JSON.parse(
  npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], copy),
);
rmSync(copy, { recursive: true });

// The name contains a hash of the content, so the file at an address never changes.
const bytes = readFileSync(join(folder, filename));
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
const file = filename.replace(/\.tgz$/, `-${hash}.tgz`);
renameSync(join(folder, filename), join(folder, file));
writeFileSync(join(folder, 'kit.json'), `${JSON.stringify({ version, archivo: file, integridad: integrity })}\n`);
