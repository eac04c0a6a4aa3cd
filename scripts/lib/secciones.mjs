import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from './proceso.mjs';

/** Folders of the sections that live in this repository: those with a remoto.json. */
export function secciones() {
  return readdirSync(RAIZ).filter((nombre) => existsSync(join(RAIZ, nombre, 'remoto.json')));
}
