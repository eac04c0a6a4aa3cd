import { ACCEPTED_CONTRACTS, CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedVersions } from './shareScopeModules';

/** Writes contrato.json (contracts, shared libraries); the server holds every remote against it. */
export function pluginContractFile(): RsbuildPlugin {
  return {
    name: 'lavanda:contract-file',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const text = JSON.stringify({ contrato: CONTRACT_VERSION, acepta: ACCEPTED_CONTRACTS, librerias: sharedVersions() });
        compilation.emitAsset('contrato.json', new sources.RawSource(text));
      });
    },
  };
}
