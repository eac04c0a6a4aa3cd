import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { rename } from './names.mjs';

const TEMPLATE = join(import.meta.dirname, '..', 'template');

const SERVER_OF_THE_TEMPLATE = 'http://localhost:3000';

/**
 * Paths that begin with a dot in a section. The template stores them without the dot, because npm leaves .gitignore out of a
 * package. Each item is a pattern of the stored path, and the text that replaces the match.
 */
const REAL_NAMES = [
  [/^gitignore$/, '.gitignore'],
  [/^env\.example$/, '.env.example'],
  [/^github\//, '.github/'],
];

/**
 * Fills the template in with a section's names.
 * @param {import('./names.mjs').Names} names
 * @returns the text of each file, by its path in the section's folder
 */
export function templateFiles(names) {
  const paths = readdirSync(TEMPLATE, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path) && statSync(join(TEMPLATE, path)).isFile());
  return new Map(files.map((path) => [realName(path), rename(readFileSync(join(TEMPLATE, path), 'utf8'), names)]));
}

function realName(path) {
  return REAL_NAMES.reduce((name, [stored, real]) => name.replace(stored, real), path);
}

/** Writes files into a folder, which is created if missing; `files` maps paths inside the folder to contents. */
export function writeFiles(folder, files) {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Writes a section that depends on npm packages only, not on this repository.
 * @param {{ file: string; bytes: Buffer; server: string }} [kit] the npm package `@lavanda/shared` as `server` offers it, and the
 *   path in the folder to write it to; the section installs that file, not the registry's package, and is published to `server`
 */
export async function writeSection(folder, names, kit) {
  const files = templateFiles(names);
  if (kit !== undefined) {
    for (const path of ['.env.example', 'README.md'])
      files.set(path, (files.get(path) ?? '').replaceAll(SERVER_OF_THE_TEMPLATE, kit.server));
    const manifest = JSON.parse(files.get('package.json') ?? '{}');
    manifest.dependencies['@lavanda/shared'] = `file:${kit.file}`;
    files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`).set(kit.file, kit.bytes);
  }
  writeFiles(folder, files);
}

/**
 * Downloads the npm package `@lavanda/shared` (the kit) from a server, which offers the version that its own shell loads.
 * @returns the package, the path `kit/<file>` at which a section keeps it, and the server's origin
 * @throws Failure when the download fails, or the file that arrives isn't the announced one
 */
export async function kitOfServer(server) {
  try {
    const { archivo: file, integridad: integrity } = await (await ask(new URL('/kit', server))).json();
    const bytes = Buffer.from(await (await ask(new URL(`/kit/${file}`, server))).arrayBuffer());
    const digest = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (digest !== integrity) throw new Error('el archivo que llegó no es el que anuncia');
    return { file: `kit/${file}`, bytes, server: new URL(server).origin };
  } catch (error) {
    throw new Failure(`No se pudo traer el kit de ${server}: ${error.cause?.message ?? error.message}. Revisa la dirección.`);
  }
}

async function ask(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} contestó ${response.status}`);
  return response;
}
