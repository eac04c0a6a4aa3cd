import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** Folders of this repository's sections, which are those with a remoto.json. */
export function sections() {
  return readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remoto.json')));
}
