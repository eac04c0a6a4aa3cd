import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

/** HTML is left out because the server writes a nonce into it. */
const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Minimum size in bytes: smaller files gain little from compression. */
const MIN = 512;

/** Writes `file.br` and `file.gz` beside the files of a build that `compressFolder` compresses, for the server to send. */
export function precompressionPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:precompresion',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        // A build that failed has no files.
        if (!stats?.hasErrors()) await compressFolder(api.context.distPath);
      });
    },
  };
}

/** Compresses a build's scripts, styles, JSON and SVG from `MIN` bytes on. @param folder absolute path of the finished build */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < MIN) return;
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  await Promise.all([
    pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`)),
    pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
  ]);
}
