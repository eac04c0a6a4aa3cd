import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { inyeccionesDelArchivo } from '../domain/inyecciones.ts';

const require = createRequire(import.meta.url);

/** Name of the file beside the build. */
export const DECLARACION = 'contrato-remoto.json';

/** What a build injects into the shared slice: the gate holds it against what others inject, and against the build's own code. */
export interface Declaracion {
  /** Of the section itself. */
  endpoints: string[];
  /** Of the parts of `shared` that it carries; others may carry them too. */
  deShared: string[];
  /** Tag types they provide or invalidate. */
  etiquetas: string[];
}

/** Writes contrato-remoto.json beside the build, from the sources that are in it. */
export function pluginDeclaracion(): RsbuildPlugin {
  return {
    name: 'lavanda:declaracion',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['remoto'] }, ({ compilation, sources }) => {
        const texto = JSON.stringify(declaracionDe(archivosDe(compilation.modules)));
        compilation.emitAsset(DECLARACION, new sources.RawSource(texto));
      });
    },
  };
}

interface Modulo {
  resource?: string;
  /** What a module made of others holds. */
  modules?: Iterable<Modulo>;
}

function archivosDe(modulos: Iterable<object>): Set<string> {
  const archivos = new Set<string>();
  for (const { resource, modules } of modulos as Iterable<Modulo>) {
    if (resource && /\.[cm]?[jt]sx?$/.test(resource)) archivos.add(resource);
    if (modules) for (const archivo of archivosDe(modules)) archivos.add(archivo);
  }
  return archivos;
}

/**
 * @param archivos absolute paths of the sources of a build; libraries inject nothing
 * @throws Error for a source whose endpoints can't be read: they have to be written inside `injectEndpoints`
 */
export function declaracionDe(archivos: Iterable<string>): Declaracion {
  const shared = dirname(require.resolve('@lavanda/shared')) + sep;
  const propios = new Set<string>();
  const deShared = new Set<string>();
  const etiquetas = new Set<string>();
  for (const archivo of archivos) {
    if (archivo.includes(`${sep}node_modules${sep}`) && !archivo.startsWith(shared)) continue;
    const inyecta = inyeccionesDelArchivo(readFileSync(archivo, 'utf8'));
    if (inyecta.ilegibles > 0) throw new Error(`${archivo}: los endpoints se escriben dentro de injectEndpoints`);
    for (const nombre of inyecta.endpoints) (archivo.startsWith(shared) ? deShared : propios).add(nombre);
    for (const etiqueta of inyecta.etiquetas) etiquetas.add(etiqueta);
  }
  const lista = (nombres: Set<string>) => [...nombres].toSorted();
  return { endpoints: lista(propios), deShared: lista(deShared), etiquetas: lista(etiquetas) };
}
