import { sep } from 'node:path';
import { transformAsync } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { guardLoops } from './guardLoops.ts';

/** Guards the loops of a section's own source in a production build, so that an endless one fails instead of freezing. */
export function loopGuardPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:loop-guard',
    // In development a debugger may stop within a loop for longer.
    apply: 'build',
    setup(api) {
      const own = { and: [api.context.rootPath + sep, { not: /[\\/]node_modules[\\/]/ }, /\.[cm]?[jt]sx?$/] };
      // Runs after TypeScript and JSX are compiled.
      api.transform({ test: own, order: 'post', codeFilter: /\b(for|while)\s*\(/ }, async ({ code, resourcePath }) => {
        const options = { configFile: false, babelrc: false, compact: false, sourceMaps: true } as const;
        const result = await transformAsync(code, {
          ...options,
          filename: resourcePath,
          sourceType: 'unambiguous',
          plugins: [guardLoops],
        });
        return { code: result?.code ?? code, map: JSON.stringify(result?.map) };
      });
    },
  };
}
