import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** Names of the folders in the root that have a remoto.json, which are those of the sections. */
export function sections() {
  return readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remoto.json')));
}
