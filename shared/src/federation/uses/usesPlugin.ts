import type { BuildUses } from '@lavanda/shared/contract/schemas/buildUses';
import type { RsbuildPlugin } from '@rsbuild/core';
import { looseRules } from '../../domain/cssScope.ts';
import { globalStyles, looseSheets } from './pageStyles.ts';
import { sharedUses } from './sharedUses.ts';
import { undeclared } from './undeclared.ts';

/**
 * Writes usos.json, which lists the build's uses of shared libraries, into a production build. The build fails, with advice in
 * Spanish, if it is a development build or has styles that would reach other sections. Gaps in remoto.json only cause warnings.
 */
export function usesPlugin(): RsbuildPlugin {
  return {
    name: 'lavanda:uses',
    setup(api) {
      if (api.context.action !== 'build') return;
      let isRefused = false;
      api.onBeforeBuild(() => {
        const { mode } = api.getNormalizedConfig();
        if (mode !== 'production') throw refusal(`La construcción es de desarrollo (${mode}): usa NODE_ENV=production.`);
      });
      api.processAssets({ stage: 'report' }, ({ compilation, compiler, sources }) => {
        const { rootPath } = api.context;
        const sheets = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
        const complaints = [
          ...globalStyles(compilation, rootPath),
          ...looseSheets(compilation, rootPath),
          ...sheets.flatMap(({ name, source }) => looseRules(name, source.source().toString())),
        ];
        isRefused = complaints.length > 0;
        for (const complaint of complaints) compilation.errors.push(new compiler.rspack.WebpackError(complaint));
        for (const warning of undeclared(compilation, rootPath))
          compilation.warnings.push(new compiler.rspack.WebpackError(warning));
        const uses: BuildUses = { modo: 'production', librerias: sharedUses(compilation, rootPath) };
        compilation.emitAsset('usos.json', new sources.RawSource(JSON.stringify(uses)));
      });
      api.onAfterBuild(() => {
        // After a refusal Rsbuild throws an error of its own, whose stack names only Rsbuild's files and doesn't help the team.
        if (isRefused) Error.stackTraceLimit = 0;
      });
    },
  };
}

/** An error without a stack, because the line of this plugin that threw it does not help the team that reads it. */
function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.stack = '';
  return error;
}
