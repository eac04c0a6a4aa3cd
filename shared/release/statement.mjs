import { createHash, createPrivateKey, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure, tell } from './failure.mjs';

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * The team's statement about a build, signed with the key in the file that LAVANDA_CLAVE names; unsigned without LAVANDA_CLAVE.
 * @param {object} build section, folder, uploaded files, commit, and result of its contract test
 * @param {string} calledFrom folder where the command was typed: the key's path is relative to it
 * @returns {{ texto: string, firma?: string }}
 */
export function statementOf({ remote, folder, files, git, result }, calledFrom) {
  const text = JSON.stringify({
    seccion: remote,
    archivos: filesDigest(files),
    ...(git === undefined ? {} : { commit: git.commit, autor: git.autor }),
    candado: lockDigest(folder),
    prueba: result,
    kit: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  });
  const file = process.env.LAVANDA_CLAVE;
  if (!file) {
    tell('Va sin firma: LAVANDA_CLAVE no dice con qué clave (npm run release -- key hace una).');
    return { texto: text };
  }
  return { texto: text, firma: sign(null, Buffer.from(text), privateKeyIn(resolve(calledFrom, file))).toString('base64') };
}

/** Hash of a build's files, computed as the server does: source maps aren't part of a version. */
function filesDigest(files) {
  const hash = createHash('sha256');
  const listed = files.filter(({ ruta: path }) => !path.endsWith('.map'));
  for (const { ruta: path, sha256 } of listed.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1))) hash.update(`${path}\n${sha256}\n`);
  return hash.digest('hex');
}

/** SHA-256 of the lock file of a folder, or of the nearest one above it; null without one. */
function lockDigest(folder) {
  const file = LOCK_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file !== undefined) return createHash('sha256').update(readFileSync(file)).digest('hex');
  return dirname(folder) === folder ? null : lockDigest(dirname(folder));
}

function privateKeyIn(file) {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Falls through to the error below.
  }
  throw new Failure(`${file} (LAVANDA_CLAVE) no es una clave Ed25519: npm run release -- key hace una.`);
}
