import { ACCEPTED_CONTRACTS, CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedExports } from './sharedExports';
import { sharedVersions } from './shareScopeModules';

/**
 * Writes contrato.json (contracts, shared libraries and their exports), against which the server checks every remote.
 * @param folder absolute path of the folder of the modules that the build generates
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
          // In development, modules are compiled on demand and no version is checked, so the exports are left out.
          ...(api.context.action === 'build' && { exportaciones: sharedExports(compilation, folder) }),
        });
        compilation.emitAsset('contrato.json', new sources.RawSource(text));
      });
    },
  };
}
