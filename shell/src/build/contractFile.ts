import { CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedVersions } from './shareScopeModules';

/**
 * Writes contrato.json beside the shell's build: the contract version and the libraries it gives. The server holds every
 * new remote against it.
 */
export function pluginContractFile(): RsbuildPlugin {
  return {
    name: 'lavanda:contract-file',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const text = JSON.stringify({ contrato: CONTRACT_VERSION, librerias: sharedVersions() });
        compilation.emitAsset('contrato.json', new sources.RawSource(text));
      });
    },
  };
}
