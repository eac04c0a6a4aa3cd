import type { BuildUses } from '@lavanda/shared/contract/schemas/buildUses';
import type { RsbuildPlugin } from '@rsbuild/core';
import { looseRules } from '../../domain/cssScope.ts';
import { globalStyles, looseSheets } from './pageStyles.ts';
import { sharedUses } from './sharedUses.ts';

/**
 * Writes usos.json into a production build: what it takes of the shared libraries. A development build, or one whose
 * styles would reach other sections, fails, saying in Spanish what to do.
 */
export function usesPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:uses',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.onBeforeBuild(() => {
        const { mode } = api.getNormalizedConfig();
        if (mode !== 'production') throw new Error(`La construcción es de desarrollo (${mode}): usa NODE_ENV=production.`);
      });
      api.processAssets({ stage: 'report' }, ({ compilation, compiler, sources }) => {
        const { rootPath } = api.context;
        const sheets = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
        const complaints = [
          ...globalStyles(compilation, rootPath),
          ...looseSheets(compilation, rootPath),
          ...sheets.flatMap(({ name, source }) => looseRules(name, source.source().toString())),
        ];
        for (const complaint of complaints) compilation.errors.push(new compiler.rspack.WebpackError(complaint));
        const uses: BuildUses = { modo: 'production', librerias: sharedUses(compilation, rootPath) };
        compilation.emitAsset('usos.json', new sources.RawSource(JSON.stringify(uses)));
      });
    },
  };
}
