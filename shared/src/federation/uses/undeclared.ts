import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Description } from '@lavanda/shared/contract/schemas/releases';
import type { Rspack } from '@rsbuild/core';
import { SLOT_SAMPLES } from '../slots.tsx';

const PRODUCT_PLACES = Object.keys(SLOT_SAMPLES);

/** Finds cache tags in a list written out in the code. It doesn't find a list that the code computes. */
const TAG_LISTS = /\baddTagTypes:\s*\[([^\]]*)\]/g;

/**
 * Warnings, in Spanish, about remoto.json: an extension's place that neither the product nor this remote offers, and cache tags
 * of the code that `etiquetas` lacks.
 * @param root the section's folder
 */
export function undeclared({ modules }: Rspack.Compilation, root: string): string[] {
  const { secciones: sections = [], etiquetas: tags = [], extensiones: extensions = [] } = read(join(root, 'remoto.json'));
  const segments = sections.map(({ segmento: segment }) => segment);
  const isKnown = (place: string) => PRODUCT_PLACES.includes(place) || segments.includes(place.split('.')[0] ?? '');
  const places = extensions
    .filter(({ lugar: place }) => !isKnown(place))
    .map(
      ({ lugar: place, nombre: name }) =>
        `La extensión "${name}" va en "${place}", que no es un lugar del producto (${PRODUCT_PLACES.join(', ')}): se verá solo si otra sección lo ofrece con ese nombre.`,
    );
  const files = new Set([...modules].flatMap((module) => module.nameForCondition() ?? []));
  const missing = [...files].filter((file) => isSource(file, root)).flatMap((file) => tagsMissing(file, root, tags));
  return [...places, ...new Set(missing)];
}

function tagsMissing(file: string, root: string, declared: readonly string[]): string[] {
  const lists = [...readFileSync(file, 'utf8').matchAll(TAG_LISTS)].flatMap(([, list = '']) => [
    ...list.matchAll(/['"`]([^'"`]+)['"`]/g),
  ]);
  // A tag without a dot is one of the product's own, which a section needn't declare.
  return lists
    .flatMap(([, tag = '']) => tag)
    .filter((tag) => tag.includes('.') && !declared.includes(tag))
    .map(
      (tag) =>
        `${relative(root, file)} usa la etiqueta "${tag}", que falta en "etiquetas" de remoto.json: 'Reintentar' no la vuelve a pedir.`,
    );
}

function isSource(file: string, root: string): boolean {
  return file.startsWith(`${root}/`) && !file.includes('/node_modules/') && /\.[cm]?[jt]sx?$/.test(file);
}

/** Reads a remoto.json. Its form isn't checked, because the server's gate does that. */
function read(file: string): Partial<Description> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Description>;
  } catch {
    return {};
  }
}
