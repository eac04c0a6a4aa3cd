import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Build files that archivos.json doesn't list: compressed copies, source maps, HTML, build statistics and archivos.json itself.
 */
const NOT_LISTED = /\.(br|gz|map|html)$|(^|\/)mf-stats\.json$|^archivos\.json$/;

/** Writes archivos.json into a finished build: the SHA-256 (hexadecimal) of each file but those of `NOT_LISTED`, by its path. */
export function fileListPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:lista-de-archivos',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        // A build that failed has no files.
        if (stats?.hasErrors()) return;
        const { distPath } = api.context;
        const paths = readdirSync(distPath, { recursive: true })
          .map((path) => String(path).replaceAll('\\', '/'))
          .filter((path) => !NOT_LISTED.test(path) && statSync(join(distPath, path)).isFile())
          .toSorted();
        const list = paths.map((path) => [
          path,
          createHash('sha256')
            .update(new Uint8Array(readFileSync(join(distPath, path))))
            .digest('hex'),
        ]);
        writeFileSync(join(distPath, 'archivos.json'), JSON.stringify(Object.fromEntries(list)));
      });
    },
  };
}
