import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { type Carga, enEtapa, FallaDeEtapa, motivoDe, type Remoto } from './etapas';

/** What the loader needs of the federation runtime; tests give their own. */
export interface Federacion {
  /** Loads a remote's lifecycles; rejects with a FallaDeEtapa. `otraVez` forgets what an earlier try left behind. */
  ciclos: (remoto: Remoto, otraVez: boolean) => Promise<Ciclos>;
}

/** Loads sections by name, each remote once; a failed one is forgotten, so that the next request is a new try. */
export interface Cargador {
  cargar: (seccion: string) => Promise<Carga>;
  /** The lifecycles of a section that has been loaded. Sections of one remote answer the same object. */
  yaCargada: (seccion: string) => Ciclos | undefined;
  /** Starts loading a section that may be opened soon; a failure waits for the real request to be shown. */
  precargar: (seccion: string) => Promise<void>;
  /** The section crashed or didn't arrive: the next load starts from the network again. */
  olvidar: (seccion: string) => void;
}

export function crearCargador(pedirFederacion: () => Promise<Federacion>): Cargador {
  let registro: Promise<Remoto[]> | undefined;
  let conocidos: Remoto[] = [];
  const cargas = new Map<string, Promise<Ciclos>>();
  const listas = new Map<string, Ciclos>();
  const fallidos = new Set<string>();

  const remotoDe = (seccion: string) => conocidos.find(({ secciones }) => secciones.includes(seccion));

  const pedirRemotos = async () => {
    registro ??= enEtapa('registro', pedirRegistro);
    try {
      conocidos = await registro;
    } catch (falla) {
      registro = undefined;
      throw falla;
    }
  };

  const olvidar = (seccion: string) => {
    registro = undefined;
    const name = remotoDe(seccion)?.name;
    if (name === undefined) return;
    cargas.delete(name);
    listas.delete(name);
    fallidos.add(name);
  };

  const ciclosDe = async (seccion: string): Promise<Ciclos> => {
    const [federacion] = await Promise.all([enEtapa('codigo', pedirFederacion), pedirRemotos()]);
    const remoto = remotoDe(seccion);
    if (!remoto) throw new FallaDeEtapa('registro', 'falla', new Error(`Ningún remoto dibuja ${seccion}`));
    const carga = cargas.get(remoto.name) ?? federacion.ciclos(remoto, fallidos.delete(remoto.name));
    cargas.set(remoto.name, carga);
    const ciclos = await carga;
    if (cargas.get(remoto.name) === carga) listas.set(remoto.name, ciclos);
    return ciclos;
  };

  const cargar = async (seccion: string): Promise<Carga> => {
    try {
      return { ok: true, ciclos: await ciclosDe(seccion) };
    } catch (causa) {
      olvidar(seccion);
      return { ok: false, falla: causa instanceof FallaDeEtapa ? causa : new FallaDeEtapa('codigo', motivoDe(causa), causa) };
    }
  };

  return {
    cargar,
    olvidar,
    yaCargada: (seccion) => listas.get(remotoDe(seccion)?.name ?? ''),
    precargar: async (seccion) => void (await cargar(seccion)),
  };
}

async function pedirRegistro(senal: AbortSignal): Promise<Remoto[]> {
  const respuesta = await fetch('/remotes.json', { signal: senal });
  if (!respuesta.ok) throw new Error(`/remotes.json: ${respuesta.status}`);
  const datos: unknown = await respuesta.json();
  const lista = typeof datos === 'object' && datos !== null && 'remotes' in datos ? datos.remotes : undefined;
  if (!Array.isArray(lista) || !lista.every(esRemoto)) throw new Error('/remotes.json no tiene la forma esperada');
  return lista;
}

function esRemoto(valor: unknown): valor is Remoto {
  if (typeof valor !== 'object' || valor === null) return false;
  const { name, manifest, secciones } = valor as Record<string, unknown>;
  return typeof name === 'string' && typeof manifest === 'string' && Array.isArray(secciones);
}

/** The page's loader. The federation runtime comes in a chunk of its own, with the first section that is asked for. */
export const cargador = crearCargador(async () => {
  const { federacion } = await import(/* webpackChunkName: "federacion" */ './federacion');
  return federacion;
});
