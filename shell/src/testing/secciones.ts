import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descripcion } from '@lavanda/shared/contract/entregas';

const RAIZ = join(__dirname, '../../..');

/** What each remote of the repository says of itself, as /remotes.json lists it. */
export const REMOTOS = readdirSync(RAIZ)
  .filter((nombre) => nombre.startsWith('mfe-'))
  .map((name) => {
    const { secciones } = JSON.parse(readFileSync(join(RAIZ, name, 'remoto.json'), 'utf8')) as Descripcion;
    return { name, manifest: `/${name}/m.json`, secciones: secciones.map(({ segmento }) => segmento), enlaces: secciones };
  });

/** Their sections, in the order of the bar. */
export const SECCIONES = REMOTOS.flatMap(({ enlaces }) => enlaces).toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
