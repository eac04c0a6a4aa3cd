import { sep } from 'node:path';
import { transformAsync } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { guardLoops } from './guardLoops.ts';
import { guardTurns } from './guardTurns.ts';
import { noteAwaits } from './noteAwaits.ts';
import { noteThrown } from './noteThrown.ts';

/**
 * Changes a section's own source in a production build, so that a report has the line of what has no stack: what never ends
 * throws instead of freezing the page, and the shell knows where a module waits and where a value was thrown that is no Error.
 */
export function instrumentPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:instrument',
    // In development a debugger may stop within a loop for longer.
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
