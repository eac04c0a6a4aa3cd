import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as nucleo from '@module-federation/runtime-core';
import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { crearCompartidas } from './compartidas';
import type { Federacion } from './cargador';
import { enEtapa, FallaDeEtapa, LIMITES, motivoDe } from './etapas';

/** Remotes are built with `externalRuntime`: they take the runtime's core from here instead of carrying it. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: nucleo });

/** Manifests already fetched by their own stage, by address; the runtime gets them from here. */
const manifiestos = new Map<string, string>();

/** Remotes whose entry has run in the try under way. */
const conEntrada = new Set<string>();

const plugin: ModuleFederationRuntimePlugin = {
  name: 'lavanda',
  fetch: (direccion) => {
    const texto = manifiestos.get(direccion);
    if (texto !== undefined) return Promise.resolve(new Response(texto, { headers: { 'content-type': 'application/json' } }));
    return fetch(direccion, { signal: AbortSignal.timeout(LIMITES.manifiesto) });
  },
  createScript: () => ({ timeout: LIMITES.entrada }),
  afterLoadEntry: ({ remoteInfo, error }) => {
    if (!error) conEntrada.add(remoteInfo.name);
  },
};

const instancia = createInstance({ name: 'shell', remotes: [], shared: crearCompartidas(), plugins: [plugin] });

/** The name of a remote's container: its package name as an identifier. */
const nombreGlobal = (name: string) => name.replaceAll('-', '_');

export const federacion: Federacion = {
  ciclos: async (remoto, otraVez) => {
    const name = nombreGlobal(remoto.name);
    const entry = new URL(remoto.manifest, location.href).href;
    manifiestos.set(entry, await enEtapa('manifiesto', (senal) => pedirManifiesto(entry, senal)));
    conEntrada.delete(name);
    if (otraVez) olvidarAMedias();
    instancia.registerRemotes([{ name, entry }], { force: otraVez });
    try {
      return await enEtapa('codigo', () => cargarCiclos(name));
    } catch (causa) {
      throw situar(causa, conEntrada.has(name));
    }
  },
};

async function pedirManifiesto(direccion: string, signal: AbortSignal): Promise<string> {
  const respuesta = await fetch(direccion, { signal, cache: 'no-cache' });
  if (!respuesta.ok) throw new Error(`${direccion}: ${respuesta.status}`);
  const texto = await respuesta.text();
  const datos: unknown = JSON.parse(texto);
  if (typeof datos !== 'object' || datos === null || !('metaData' in datos)) throw new Error(`${direccion} no es un manifiesto`);
  return texto;
}

async function cargarCiclos(name: string): Promise<Ciclos> {
  const modulo = await instancia.loadRemote<Partial<Ciclos>>(`${name}/lifecycles`);
  const { bootstrap, mount, unmount } = modulo ?? {};
  if (!bootstrap || !mount || !unmount) throw new Error(`${name} no expone sus ciclos`);
  return { bootstrap, mount, unmount };
}

function situar(causa: unknown, huboEntrada: boolean): FallaDeEtapa {
  const original = causa instanceof FallaDeEtapa ? causa.cause : causa;
  return new FallaDeEtapa(huboEntrada ? 'codigo' : 'entrada', motivoDe(original), original);
}

/**
 * The runtime keeps the promise of a shared library that failed or never came, and would answer every later try with it: what
 * didn't finish loading is marked as never asked for.
 */
function olvidarAMedias(): void {
  for (const librerias of Object.values(instancia.shareScopeMap)) {
    for (const versiones of Object.values(librerias)) {
      for (const libreria of Object.values(versiones)) {
        if (!libreria.lib) libreria.loading = null;
      }
    }
  }
}
