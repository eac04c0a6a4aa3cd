import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Eight hexadecimal digits that stand for what a remote is built from: its sources and what it may bundle from `shared`. Two versions in one page must not
 * share the place where their chunks are handed over.
 */
export function huellaDeFuentes(carpeta: string): string {
  const suma = createHash('sha256');
  for (const raiz of [join(carpeta, 'src'), dirname(require.resolve('@lavanda/shared'))]) {
    const rutas = readdirSync(raiz, { recursive: true }).map(String).toSorted();
    for (const ruta of rutas) {
      const archivo = join(raiz, ruta);
      if (statSync(archivo).isFile()) suma.update(ruta).update(new Uint8Array(readFileSync(archivo)));
    }
  }
  return suma.digest('hex').slice(0, 8);
}
