import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '@lavanda/shared/contract/schemas/releases';

const ROOT = join(__dirname, '../../..');

/** The repository's remotes as /remotes.json lists them. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => {
    const { secciones: sections } = JSON.parse(readFileSync(join(ROOT, name, 'remoto.json'), 'utf8')) as Description;
    return {
      name,
      manifest: `/${name}/m.json`,
      secciones: sections.map(({ segmento: segment }) => segment),
      enlaces: sections,
    };
  });

/** The sections of `REMOTES`, in the order of the bar. */
export const SECTIONS = REMOTES.flatMap(({ enlaces: links }) => links).toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
