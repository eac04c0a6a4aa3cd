import { sep } from 'node:path';
import { transformAsync } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { guardLoops } from './guardLoops.ts';
import { guardTurns } from './guardTurns.ts';
import { noteAwaits } from './noteAwaits.ts';
import { noteThrown } from './noteThrown.ts';

/**
 * Changes a section's own code in a production build, so that error reports have a line even where JavaScript gives none. Endless
 * code throws instead of freezing the page, and the shell records where a module awaits and where a value that is no Error was
 * thrown.
 */
export function instrumentPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:instrument',
    // Not in development, where a debugger may stop inside a loop for longer than the limit.
    apply: 'build',
    setup(api) {
      const own = { and: [api.context.rootPath + sep, { not: /[\\/]node_modules[\\/]/ }, /\.[cm]?[jt]sx?$/] };
      // Runs after TypeScript and JSX are compiled.
      api.transform({ test: own, order: 'post' }, async ({ code, resourcePath }) => {
        const options = { configFile: false, babelrc: false, compact: false, sourceMaps: true } as const;
        const result = await transformAsync(code, {
          ...options,
          filename: resourcePath,
          sourceType: 'unambiguous',
          plugins: [guardLoops, guardTurns, noteAwaits, noteThrown],
        });
        return { code: result?.code ?? code, map: JSON.stringify(result?.map) };
      });
    },
  };
}
