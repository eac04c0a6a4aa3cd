import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const COMPRESSED = /\.(br|gz)$/;

/**
 * Writes into the service worker of a finished build the list of the build's asset files, and a version: a hash of the page and
 * of those files' names.
 */
export function workerFilesPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:archivos-del-chofer',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        // A failed build may lack files.
        if (stats?.hasErrors()) return;
        const folder = api.context.distPath;
        const names = readdirSync(join(folder, 'assets')).filter((name) => !COMPRESSED.test(name));
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const version = createHash('sha256').update(page).update(names.toSorted().join()).digest('hex').slice(0, 12);
        const build = JSON.stringify({ version, files: names.map((name) => `/r/assets/${name}`) });
        const worker = join(folder, 'sw.js');
        writeFileSync(worker, `self.BUILD = ${build};\n${readFileSync(worker, 'utf8')}`);
      });
    },
  };
}
