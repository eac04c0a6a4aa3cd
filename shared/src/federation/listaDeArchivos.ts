import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Not part of what is shipped: compressed copies, pages of development, statistics, the list itself. */
const FUERA = /\.(br|gz|map|html)$|(^|\/)mf-stats\.json$|^archivos\.json$/;

/** Writes archivos.json in a finished build: what each of its files hashes to (SHA-256, hexadecimal), by its path. */
export function pluginListaDeArchivos(): RsbuildPlugin {
  return {
    name: 'lavanda:lista-de-archivos',
    setup(api) {
      api.onAfterBuild(() => {
        const { distPath } = api.context;
        const rutas = readdirSync(distPath, { recursive: true })
          .map((ruta) => String(ruta).replaceAll('\\', '/'))
          .filter((ruta) => !FUERA.test(ruta) && statSync(join(distPath, ruta)).isFile())
          .toSorted();
        const lista = rutas.map((ruta) => [
          ruta,
          createHash('sha256')
            .update(new Uint8Array(readFileSync(join(distPath, ruta))))
            .digest('hex'),
        ]);
        writeFileSync(join(distPath, 'archivos.json'), JSON.stringify(Object.fromEntries(lista)));
      });
    },
  };
}
