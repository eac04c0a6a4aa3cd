import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { type BuildFile, InvalidBuild, NOT_SERVED } from '../build.ts';
import { parseContract } from '../gate/contract.ts';
import { HASHED_FILE, PAGE, SHELL, type StoredShell } from './storedShells.ts';

/** Placeholders in a shell's page that the server fills when it sends the page. */
const PLACEHOLDERS = ['__CSP_NONCE__', '__SHELL_VERSION__'];

/**
 * Reads a published build of the shell: its page, its contrato.json and its hashed files. Files without a hash in their name
 * are left out, because every shell uses those of the server.
 * @throws InvalidBuild saying what is missing
 */
export function shellBuild(version: string, files: readonly BuildFile[]): StoredShell {
  const textOf = (name: string) => files.find(({ path }) => path === name)?.bytes.toString('utf8');
  const page = textOf(PAGE);
  if (page === undefined) throw new InvalidBuild(`Falta ${PAGE}: la página del shell.`);
  const missing = PLACEHOLDERS.filter((placeholder) => !page.includes(placeholder));
  if (missing.length > 0) throw new InvalidBuild(`${PAGE} no lleva ${missing.join(' ni ')}, que el servidor llena.`);
  const contractText = textOf('contrato.json') ?? '';
  const contract = parseContract(contractText);
  if (contract === null) throw new InvalidBuild('Falta contrato.json, o no tiene la forma esperada.');
  const served = files
    .filter(({ path }) => path.startsWith('static/') && !path.includes('..') && HASHED_FILE.test(path) && !NOT_SERVED.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const byPath = new Map(served.map((file) => [file.path, file]));
  const asked = [...page.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(([, path = '']) => path);
  const absent = asked.filter((path) => !byPath.has(path));
  if (absent.length > 0) throw new InvalidBuild(`Falta ${absent.join(', ')}, que ${PAGE} pide.`);
  const digest = createHash('sha256').update(page).update(contractText);
  for (const { path, sha256 } of served) digest.update(`${path}\n${sha256}\n`);
  return {
    version: `${version}-${digest.digest('hex').slice(0, 8)}`,
    contract,
    page,
    paths: served.map(({ path }) => path),
    read: async (path) => {
      const file = byPath.get(path.replace(/\.br$/, ''));
      const bytes = path.endsWith('.br') ? file?.br : file?.bytes;
      if (!bytes) throw new Error(`${path} is not in the build`);
      return bytes;
    },
  };
}

/**
 * Files of a shell's build whose address another build uses with other content: open tabs would get the wrong file.
 * @returns the conflicts, in Spanish
 */
export async function addressConflicts(db: Database, files: readonly BuildFile[]): Promise<string[]> {
  const { rows } = await sql<{ ruta: string }>`
    select distinct a.ruta from entregas_archivos a
    join jsonb_to_recordset(${JSON.stringify(files.map(({ path, sha256 }) => ({ path, sha256 })))}::jsonb)
      as f(path text, sha256 text) on f.path = a.ruta and f.sha256 <> a.sha256
    where a.remoto = ${SHELL} and a.ruta <> ${PAGE} order by a.ruta`.execute(db.kysely);
  return rows.map(({ ruta: path }) => `${path} ya es de otro shell, con otro contenido.`);
}
