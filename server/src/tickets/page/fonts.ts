import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_PATH, FONT_SUBSETS, FONT_WEIGHTS, fontFile } from '@lavanda/shared/ticket/page/fontRules';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http/problem.ts';

/** Variable font with all weights, which for clientes on a phone is half the size of four separate files. */
const VARIABLE = 'figtree-variable';
const resolve = createRequire(import.meta.url).resolve;

const files = new Map(
  Object.keys(FONT_SUBSETS).flatMap(
    (subset) =>
      [
        [`${VARIABLE}-${subset}.woff2`, `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`],
        ...FONT_WEIGHTS.map((weight): [string, string] => [
          fontFile(subset, weight),
          `@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff2`,
        ]),
      ] as [string, string][],
  ),
);

/**
 * Rule for the variable Figtree; text is shown in a fallback font until it is loaded. Only its Latin file is offered, so
 * letters such as 'Ł' use the phone's font, because another file would add a third to the download.
 */
export const VARIABLE_FONT_RULE =
  `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;` +
  `src:url(${FONT_PATH}/${VARIABLE}-latin.woff2) format("woff2")}`;

/** Serves only Figtree's files: those of `FONT_RULES`, and the variable font of each subset. */
export function fontsRoute(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${FONT_PATH}/:file`, { schema: { hide: true } }, async ({ params }, reply) => {
    const file = files.get(params.file);
    if (file === undefined) throw new HttpProblem(404, 'No existe lo que buscas.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(await readFile(resolve(file)));
  });
}
