import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/process.mjs';

const words = (text) => text.match(/[A-Za-z_]\w*/g) ?? [];

/** Names of members that the wire, the database or a stored file fixes: the contract's schemas, the SQL schema and the registry's files. */
export function wireNames(files) {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const names = new Set();
  const add = (list) => {
    for (const name of list) names.add(name);
  };
  for (const file of files) {
    if (file.endsWith('.sql')) add(words(read(file)));
    if (file.endsWith('remoto.json')) add(words(read(file)));
    if (file.startsWith('shared/src/contract/')) add([...read(file).matchAll(/^\s+(\w+): /gm)].map(([, name]) => name));
  }
  return names;
}
