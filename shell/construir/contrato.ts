import { CONTRATO } from '@lavanda/shared/federation/contrato';
import type { RsbuildPlugin } from '@rsbuild/core';
import { versiones } from './compartidas';

/**
 * Writes contrato.json beside the shell's build: the contract version and the libraries it gives. The server holds every
 * new remote against it.
 */
export function pluginContrato(): RsbuildPlugin {
  return {
    name: 'lavanda:contrato',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const texto = JSON.stringify({ contrato: CONTRATO, librerias: versiones() });
        compilation.emitAsset('contrato.json', new sources.RawSource(texto));
      });
    },
  };
}
