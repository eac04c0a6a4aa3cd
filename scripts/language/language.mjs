import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/process.mjs';
import { identifiersOf } from './identifiers.mjs';
import { wireNames } from './wire.mjs';
import { isSpanish } from './words.mjs';

/**
 * Lists identifiers and file names that contain Spanish words other than the domain's nouns (docs/glossary.md). An object's
 * member may have a name that the API or the database uses. Exits with 1 when the list isn't empty.
 */
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const foreign = new Map();
const note = (name, file) => foreign.set(name, [...(foreign.get(name) ?? []), file]);

for (const file of files) for (const part of file.split('/')) if (isSpanish(part)) note(part, file);

const wire = await wireNames(files);
for (const file of files.filter((name) => /\.(tsx?|m?js|mts)$/.test(name))) {
  for (const { name, member } of await identifiersOf(file, readFileSync(join(ROOT, file), 'utf8'))) {
    if (isSpanish(name) && !(member && wire.has(name))) note(name, file);
  }
}

const lines = [...foreign].sort(([a], [b]) => a.localeCompare(b));
for (const [name, where] of lines) {
  process.stderr.write(`${name}  ${where[0]}${where.length > 1 ? ` and ${where.length - 1} more` : ''}\n`);
}
if (lines.length > 0) process.stderr.write(`${lines.length} names have Spanish words that aren't the domain's.\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
