import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

/** @returns complaints, in Spanish, about imports of another remote's files or of files outside `src`; tests aren't searched */
export function foreignImports(src: string): string[] {
  const paths = readdirSync(src, { recursive: true })
    .map((path) => join(src, String(path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return paths.flatMap((path) => {
    const imported = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map((found) => found[1] ?? '');
    return imported
      .filter((imported) => /^mfe-|\/mfe-/.test(imported) || leaves(src, path, imported))
      .map((imported) => `${relative(src, path)} importa "${imported}", que no es suyo.`);
  });
}

function leaves(src: string, path: string, imported: string): boolean {
  return imported.startsWith('.') && relative(src, resolve(dirname(path), imported)).startsWith('..');
}
