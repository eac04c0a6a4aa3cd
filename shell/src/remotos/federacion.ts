import { conIntento } from '@lavanda/shared/federation/reintento';
import type { Ciclos } from '@lavanda/shared/federation/remoto';
import * as nucleo from '@module-federation/runtime-core';
import type { Federacion } from './cargador';
import { crearCompartidas } from './compartidas';
import { comprobarCompartidas, esDeContrato } from './contrato';
import { enEtapa, FallaDeEtapa, motivoDe } from './etapas';
import { carpetaDe, revisarScripts } from './integridad';
import { pedirManifiesto } from './manifiesto';
import { tiempo } from './tiempos';

/** Remotes are built with `externalRuntime`: they take the runtime's core from here instead of carrying it. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: nucleo });

declare let __webpack_require__: { u: (chunk: string | number) => string };

const nombreDeChunk = __webpack_require__.u;

/** How many tries have begun anew, for addresses that no hanging request keeps busy. */
let intento = 0;

/** Remotes whose entry has run in the try under way. */
const conEntrada = new Set<string>();

/** What each entry is checked against, by address. */
const integridades = new Map<string, string>();

const instancia = new nucleo.ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: crearCompartidas(),
  plugins: [
    {
      name: 'lavanda',
      createScript: ({ url }) => ({ script: scriptDe(url), timeout: tiempo('entrada') }),
      afterLoadEntry: ({ remoteInfo, error }) => {
        if (!error) conEntrada.add(remoteInfo.name);
      },
    },
  ],
});
nucleo.setGlobalFederationInstance(instancia);

export const federacion: Federacion = {
  ciclos: async (remoto, otraVez) => {
    const direccion = new URL(remoto.manifest, location.href).href;
    const { entrada, nombreGlobal, compartidas } = await enEtapa('manifiesto', (signal) =>
      pedirManifiesto(direccion, { integridad: remoto.integridad, otraVez, signal }),
    );
    comprobarCompartidas(compartidas, instancia.shareScopeMap.default ?? {});
    // Each version is a remote of its own for the runtime, which would complain of one that changes.
    const name = remoto.version === undefined ? nombreGlobal : `${nombreGlobal}@${remoto.version}`;
    conEntrada.delete(name);
    if (otraVez) empezarDeNuevo();
    const entry = conIntento(entrada, intento);
    if (remoto.entrada) integridades.set(entry, remoto.entrada.integridad);
    const registrada = instancia.options.remotes.some((remota) => remota.name === name);
    recuperarLibrerias();
    // The container of another version would be taken for this one's.
    if (!registrada) Object.assign(globalThis, { [nombreGlobal]: undefined });
    // One that is gone back to is still there, as it was loaded.
    if (!registrada || otraVez)
      instancia.registerRemotes([{ name, entry, entryGlobalName: nombreGlobal, type: 'global' }], { force: registrada });
    try {
      return await enEtapa('codigo', () => cargarCiclos(name));
    } catch (causa) {
      throw await revisarScripts(situar(causa, conEntrada.has(name)), carpetaDe(direccion));
    }
  },
};

/** The entry's script, which the browser doesn't run when it isn't the one that was published. */
function scriptDe(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const integridad = integridades.get(url);
  if (integridad !== undefined) Object.assign(script, { integrity: integridad, crossOrigin: 'anonymous' });
  return Object.assign(script, { src: url, fetchPriority: 'high' });
}

async function cargarCiclos(name: string): Promise<Ciclos> {
  const modulo = await instancia.loadRemote<Partial<Ciclos>>(`${name}/lifecycles`);
  const { bootstrap, mount, unmount, update } = modulo ?? {};
  if (bootstrap && mount && unmount) return { bootstrap, mount, unmount, ...(update && { update }) };
  throw new FallaDeEtapa('contrato', 'falla', new Error(`${name} no expone sus ciclos`));
}

function situar(causa: unknown, huboEntrada: boolean): FallaDeEtapa {
  if (causa instanceof FallaDeEtapa && causa.etapa === 'contrato') return causa;
  const original = causa instanceof FallaDeEtapa ? causa.cause : causa;
  if (esDeContrato(original)) return new FallaDeEtapa('contrato', 'falla', original);
  return new FallaDeEtapa(huboEntrada ? 'codigo' : 'entrada', motivoDe(original), original);
}

/** The next requests for code, the remote's and the shell's own, go under new addresses. */
function empezarDeNuevo(): void {
  // One that is still on its way would be waited for again instead.
  for (const script of document.querySelectorAll('script[data-rspack]')) script.remove();
  intento += 1;
  Object.assign(globalThis, { lavandaIntento: intento });
  const actual = intento;
  __webpack_require__.u = (chunk) => conIntento(nombreDeChunk(chunk), actual);
}

/**
 * Makes the share scope the shell's again before a remote is taken down. The runtime puts a library under the name of the remote
 * that first loaded it and drops it together with that remote, and it answers every later try with the promise of a
 * library that failed or never came.
 */
function recuperarLibrerias(): void {
  for (const librerias of Object.values(instancia.shareScopeMap)) {
    for (const versiones of Object.values(librerias)) {
      for (const libreria of Object.values(versiones)) {
        libreria.from = instancia.name;
        if (!libreria.lib) libreria.loading = null;
      }
    }
  }
}
