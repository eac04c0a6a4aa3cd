import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inyeccionesDelArchivo, sliceEn } from '@lavanda/shared/domain/inyecciones';
import { CONTRATO } from '@lavanda/shared/federation/contrato';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedVersions } from './shareScopeModules';

const require = createRequire(import.meta.url);

/**
 * Writes contrato.json beside the shell's build: the contract version, the libraries it gives, and what it and `shared` put into the slice. The server holds
 * every new remote against it.
 */
export function pluginContractFile(): RsbuildPlugin {
  return {
    name: 'lavanda:contract-file',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const texto = JSON.stringify({ contrato: CONTRATO, librerias: sharedVersions(), ...slice() });
        compilation.emitAsset('contrato.json', new sources.RawSource(texto));
      });
    },
  };
}

/** Endpoints of the shared slice, of the parts of `shared` that sections carry, and of the shell; and the tags that the slice knows. */
function slice(): { endpoints: string[]; etiquetas: string[] } {
  const carpetas = [dirname(require.resolve('@lavanda/shared')), fileURLToPath(new URL('..', import.meta.url))];
  const fuentes = carpetas.flatMap((carpeta) =>
    readdirSync(carpeta, { recursive: true })
      .map((ruta) => join(carpeta, String(ruta)))
      .filter((ruta) => /(?<!\.test|\.d)\.[jt]sx?$/.test(ruta)),
  );
  const leidas = fuentes.map((ruta) => readFileSync(ruta, 'utf8'));
  const slices = leidas.map(sliceEn);
  const endpoints = [...slices, ...leidas.map(inyeccionesDelArchivo)].flatMap((parte) => parte.endpoints);
  return { endpoints: [...new Set(endpoints)].toSorted(), etiquetas: slices.flatMap(({ etiquetas }) => etiquetas) };
}
