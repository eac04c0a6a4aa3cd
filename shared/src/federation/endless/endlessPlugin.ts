import { sep } from 'node:path';
import { transformAsync } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { guardLoops } from './guardLoops.ts';
import { noteAwaits } from './noteAwaits.ts';

/**
 * Changes a section's own source in a production build, so that a report has the line of what never ends: an endless loop
 * throws instead of freezing the page, and a module that waits at its top level tells the shell.
 */
export function endlessPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:endless',
    // In development a debugger may stop within a loop for longer.
    apply: 'build',
    setup(api) {
      const own = { and: [api.context.rootPath + sep, { not: /[\\/]node_modules[\\/]/ }, /\.[cm]?[jt]sx?$/] };
      // Runs after TypeScript and JSX are compiled.
      api.transform({ test: own, order: 'post', codeFilter: /\b(for|while)\s*\(|\bawait\b/ }, async ({ code, resourcePath }) => {
        const options = { configFile: false, babelrc: false, compact: false, sourceMaps: true } as const;
        const result = await transformAsync(code, {
          ...options,
          filename: resourcePath,
          sourceType: 'unambiguous',
          plugins: [guardLoops, noteAwaits],
        });
        return { code: result?.code ?? code, map: JSON.stringify(result?.map) };
      });
    },
  };
}
