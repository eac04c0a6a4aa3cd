import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const CANDADO = 'package-lock.json';

/**
 * Eight hexadecimal digits that stand for what a remote is built from: its sources, what it may bundle from `shared`, the files of its folder that say which
 * libraries it bundles and how, and the lock file that says what those take with them. Two versions in one page must not share the place where their chunks are
 * handed over: the second would take the first's.
 */
export function huellaDeFuentes(carpeta: string): string {
  const suma = createHash('sha256');
  const anotar = (raiz: string, rutas: string[]) => {
    for (const ruta of rutas.toSorted()) {
      const archivo = join(raiz, ruta);
      if (statSync(archivo).isFile()) suma.update(ruta).update(new Uint8Array(readFileSync(archivo)));
    }
  };
  anotar(carpeta, readdirSync(carpeta));
  const candado = carpetaDelCandado(carpeta);
  if (candado !== undefined) anotar(candado, [CANDADO]);
  for (const raiz of [join(carpeta, 'src'), dirname(require.resolve('@lavanda/shared'))])
    anotar(raiz, readdirSync(raiz, { recursive: true }).map(String));
  return suma.digest('hex').slice(0, 8);
}

/** The nearest folder with a lock file: the remote's own, or that of the repository that it is part of. */
function carpetaDelCandado(carpeta: string): string | undefined {
  if (existsSync(join(carpeta, CANDADO))) return carpeta;
  const encima = dirname(carpeta);
  return encima === carpeta ? undefined : carpetaDelCandado(encima);
}
