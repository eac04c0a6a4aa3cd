import { ACCEPTED_CONTRACTS, CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedExports } from './sharedExports';
import { sharedVersions } from './shareScopeModules';

/**
 * Writes contrato.json (contracts, shared libraries and their exports); the server holds every remote against it.
 * @param folder absolute folder of the virtual files
 */
export function pluginContractFile(folder: string): RsbuildPlugin {
  return {
    name: 'lavanda:contract-file',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const text = JSON.stringify({
          contrato: CONTRACT_VERSION,
          acepta: ACCEPTED_CONTRACTS,
          librerias: sharedVersions(),
          // A development server compiles a module when it is asked for, and no version is held against it.
          ...(api.context.action === 'build' && { exportaciones: sharedExports(compilation, folder) }),
        });
        compilation.emitAsset('contrato.json', new sources.RawSource(text));
      });
    },
  };
}
