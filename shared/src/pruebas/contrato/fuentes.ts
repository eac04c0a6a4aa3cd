import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORTACION = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

/** Imports of a remote's code that leave it for another remote or for files that aren't its own. */
export function importacionesAjenas(src: string): string[] {
  const rutas = readdirSync(src, { recursive: true })
    .map((ruta) => join(src, String(ruta)))
    .filter((ruta) => /\.tsx?$/.test(ruta) && !/\.test\.tsx?$/.test(ruta));
  return rutas.flatMap((ruta) => {
    const importadas = [...readFileSync(ruta, 'utf8').matchAll(IMPORTACION)].map((hallada) => hallada[1] ?? '');
    return importadas
      .filter((importada) => /^mfe-|\/mfe-/.test(importada) || saleDe(src, ruta, importada))
      .map((importada) => `${relative(src, ruta)} importa "${importada}", que no es suyo.`);
  });
}

function saleDe(src: string, ruta: string, importada: string): boolean {
  return importada.startsWith('.') && relative(src, resolve(dirname(ruta), importada)).startsWith('..');
}
