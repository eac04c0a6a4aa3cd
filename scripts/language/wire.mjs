import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/process.mjs';
import { identifiersOf } from './identifiers.mjs';

/** Sources that define a format: their members and their one-word texts are fixed. */
const FORMATS = [
  'shared/src/contract/',
  // What browsers keep.
  'mfe-config/src/laundry/form/draft.ts',
  'mfe-pos/src/notas/nota.ts',
  'mfe-pos/src/punto-de-venta/draft/draft.ts',
  'shared/src/ui/form/draft.ts',
  // The address of the board, and the fields of the account forms.
  'mfe-pos/src/activos/filterNotas.ts',
  'shared/src/domain/activation.ts',
  // What a published remote may ask of the shell.
  'shared/src/api/toasts.ts',
  'shell/src/navigation/icons.ts',
  // What operators type, and a laundry's export.
  'server/src/admin/commands.ts',
  'server/src/admin/exportLaundry.ts',
];

/** Answers outside the contract: the health call, the OpenAPI scheme, the publish gate's problem, `contrato.json`. */
const UNCONTRACTED = ['estado', 'sesion', 'choques', 'librerias'];

const words = (text) => text.match(/[\p{L}_][\p{L}\d_]*/gu) ?? [];
const textsOf = (source) => [...source.matchAll(/'([\p{L}_]+)'/gu)].map(([, text]) => text);
/** The SQL in `sql` templates, and any query's aliases: both are members of the rows. */
const queriesOf = (source) => [...source.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`|\bas ([a-z_]+)\b/g)].map(([query]) => query);
/** Environment variables as the operator's documents name them. */
const variablesOf = (source) => source.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];

async function formatNames(file, source) {
  const identifiers = await identifiersOf(file, source);
  return [...identifiers.filter(({ member }) => member).map(({ name }) => name), ...textsOf(source)];
}

/** Names of members fixed by the wire, the database, a stored file or the environment, from the sources that define them. */
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
