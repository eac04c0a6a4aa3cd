import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { Problematico } from '../../http/problema.ts';

/** Weights of Figtree on the paper. */
export const PESOS = [400, 600, 700, 800] as const;
const CONJUNTOS = { 'latin-ext': 'U+0100-02BA, U+1E00-1EFF, U+20A0-20C0', latin: '' } as const;
const RUTA = '/ticket/fuentes';
const resolver = createRequire(import.meta.url).resolve;

const archivos = new Map(
  PESOS.flatMap((peso) =>
    Object.keys(CONJUNTOS).map((conjunto) => [
      `figtree-${conjunto}-${peso}.woff2`,
      `@fontsource/figtree/files/figtree-${conjunto}-${peso}-normal.woff2`,
    ]),
  ),
);

/** Figtree as the paper uses it, served from this origin. */
export const REGLAS_DE_FUENTES = PESOS.flatMap((peso) =>
  Object.entries(CONJUNTOS).map(
    ([conjunto, rango]) =>
      `@font-face{font-family:Figtree;font-weight:${peso};font-display:block;` +
      `src:url(${RUTA}/figtree-${conjunto}-${peso}.woff2) format("woff2")${rango === '' ? '' : `;unicode-range:${rango}`}}`,
  ),
).join('');

/** The files of those fonts, and no others. */
export function rutaFuentes(app: FastifyInstance): void {
  app.get<{ Params: { archivo: string } }>(`${RUTA}/:archivo`, { schema: { hide: true } }, async ({ params }, reply) => {
    const archivo = archivos.get(params.archivo);
    if (archivo === undefined) throw new Problematico(404, 'No existe lo que buscas.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(await readFile(resolver(archivo)));
  });
}
