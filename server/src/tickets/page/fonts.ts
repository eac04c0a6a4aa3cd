import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http/problem.ts';

/** Figtree weights used on paper. */
export const FONT_WEIGHTS = [400, 600, 700, 800] as const;
const FONT_SUBSETS = { 'latin-ext': 'U+0100-02BA, U+1E00-1EFF, U+20A0-20C0', latin: '' } as const;
const PATH = '/ticket/fuentes';
const resolver = createRequire(import.meta.url).resolve;

const files = new Map(
  FONT_WEIGHTS.flatMap((weight) =>
    Object.keys(FONT_SUBSETS).map((subset) => [
      `figtree-${subset}-${weight}.woff2`,
      `@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff2`,
    ]),
  ),
);

/** @font-face rules of Figtree, served from this origin. */
export const FONT_RULES = FONT_WEIGHTS.flatMap((weight) =>
  Object.entries(FONT_SUBSETS).map(
    ([subset, range]) =>
      `@font-face{font-family:Figtree;font-weight:${weight};font-display:block;` +
      `src:url(${PATH}/figtree-${subset}-${weight}.woff2) format("woff2")${range === '' ? '' : `;unicode-range:${range}`}}`,
  ),
).join('');

/** Serves those font files, and no others. */
export function fontsRoute(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${PATH}/:file`, { schema: { hide: true } }, async ({ params }, reply) => {
    const file = files.get(params.file);
    if (file === undefined) throw new HttpProblem(404, 'No existe lo que buscas.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(await readFile(resolver(file)));
  });
}
