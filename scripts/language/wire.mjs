import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/process.mjs';
import { identifiersOf } from './identifiers.mjs';

/** Sources that define a format, whose members and one-word texts are therefore fixed. */
const FORMATS = [
  'shared/src/contract/',
  // Data that browsers store.
  'mfe-config/src/laundry/form/draft.ts',
  'mfe-pos/src/notas/nota.ts',
  'mfe-pos/src/punto-de-venta/draft/draft.ts',
  'shared/src/ui/form/draft.ts',
  // The URL of the Activos page, and the fields of the account forms.
  'mfe-pos/src/activos/filterNotas.ts',
  'shared/src/domain/activation.ts',
  // Options that a published remote may pass to the shell.
  'shared/src/api/toasts.ts',
  'shell/src/navigation/icons.ts',
  // The commands that operators type, and the file format of a laundry's export.
  'server/src/admin/commands.ts',
  'server/src/admin/exportLaundry.ts',
];

/**
 * Spanish names of members that no file of `FORMATS` has: of the health call's answer, the OpenAPI security scheme, the error of
 * the publish gate, and contrato.json.
 */
const UNCONTRACTED = ['estado', 'sesion', 'choques', 'librerias'];

const words = (text) => text.match(/[\p{L}_][\p{L}\d_]*/gu) ?? [];
const textsOf = (source) => [...source.matchAll(/'([\p{L}_]+)'/gu)].map(([, text]) => text);
/** The SQL in `sql` templates and the aliases of any query, because both name the members of rows. */
const queriesOf = (source) => [...source.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`|\bas ([a-z_]+)\b/g)].map(([query]) => query);
/** Names of environment variables in a document. */
const variablesOf = (source) => source.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];

async function formatNames(file, source) {
  const identifiers = await identifiersOf(file, source);
  return [...identifiers.filter(({ member }) => member).map(({ name }) => name), ...textsOf(source)];
}

/** Names of members fixed by the API, the database, a stored file or the environment, collected from the defining sources. */
export async function wireNames(files) {
  const names = new Set(UNCONTRACTED);
  for (const file of files) {
    const source = () => readFileSync(join(ROOT, file), 'utf8');
    let found = [];
    if (file.endsWith('.sql') || file.endsWith('remoto.json')) found = words(source());
    else if (FORMATS.some((format) => file.startsWith(format))) found = await formatNames(file, source());
    else if (file === 'docs/operating.md' || file === 'docs/sections.md') found = variablesOf(source());
    else if (/\.(tsx?|mjs)$/.test(file)) found = queriesOf(source()).flatMap(words);
    for (const name of found) names.add(name);
  }
  return names;
}
