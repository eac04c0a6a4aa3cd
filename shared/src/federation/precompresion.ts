import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

/** HTML is left out: the server writes a nonce into it. */
const COMPRIMIBLES = /\.(js|css|json|svg)$/;

/** Below this many bytes the headers cost more than what compression saves. */
const MINIMO = 512;

/** Writes `file.br` and `file.gz` beside every text file of a production build, for a server that sends them as they are. */
export function pluginPrecompresion(): RsbuildPlugin {
  return {
    name: 'lavanda:precompresion',
    setup(api) {
      api.onAfterBuild(() => comprimirCarpeta(api.context.distPath));
    },
  };
}

/** @param carpeta absolute path of a finished build */
export async function comprimirCarpeta(carpeta: string): Promise<void> {
  const nombres = await readdir(carpeta, { recursive: true });
  await Promise.all(nombres.filter((nombre) => COMPRIMIBLES.test(nombre)).map((nombre) => comprimir(join(carpeta, nombre))));
}

async function comprimir(archivo: string): Promise<void> {
  const { size } = await stat(archivo);
  if (size < MINIMO) return;
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  await Promise.all([
    pipeline(createReadStream(archivo), brotli, createWriteStream(`${archivo}.br`)),
    pipeline(createReadStream(archivo), createGzip({ level: 9 }), createWriteStream(`${archivo}.gz`)),
  ]);
}
