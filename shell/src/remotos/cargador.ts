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
  /** Who is signed in: their sections may have other versions than those loaded while nobody was. */
  paraUsuario: (usuario: string) => void;
  /** The remote that draws a section, once it is known. */
  remotoDe: (seccion: string) => Remoto | undefined;
  /** The section crashed or didn't arrive: the next load starts from the network again. */
  olvidar: (seccion: string) => void;
}

export function crearCargador(pedirFederacion: () => Promise<Federacion>): Cargador {
  let registro: Promise<Registro & { por: string | undefined }> | undefined;
  let conocidos: Remoto[] = [];
  /** Whose list `conocidos` is; undefined before the first, and where it doesn't say (a development server's). */
  let deQuien: string | null | undefined;
  /** Who was signed in when it was asked for. */
  let pedidaPor: string | undefined;
  let usuarioActual: string | undefined;
  const cargas = new Map<string, Promise<Ciclos>>();
  const listas = new Map<string, Ciclos>();
  const fallidos = new Set<string>();

  const remotoDe = (seccion: string) => conocidos.find(({ secciones }) => secciones.includes(seccion));

  /** The list was asked for before its user signed in; one that was asked for since is taken as it is. */
  const esDeOtro = () =>
    usuarioActual !== undefined && pedidaPor !== usuarioActual && deQuien !== undefined && deQuien !== usuarioActual;

  const tomarLista = async () => {
    const por = usuarioActual;
    registro ??= enEtapa('registro', pedirRegistro).then((lista) => ({ ...lista, por }));
    const { remotes, usuario, por: pidio } = await registro;
    for (const { name, version } of remotes) {
      const antes = conocidos.find((conocido) => conocido.name === name);
      if (antes && antes.version !== version && cargas.has(name)) soltar(name);
    }
    conocidos = remotes;
    deQuien = usuario;
    pedidaPor = pidio;
  };

  const pedirRemotos = async () => {
    try {
      await tomarLista();
      if (!esDeOtro()) return;
      registro = undefined;
      await tomarLista();
    } catch (falla) {
      registro = undefined;
      // The list of before sign-in is better than no section at all.
      if (!esDeOtro()) throw falla;
      pedidaPor = usuarioActual;
    }
  };

  const soltar = (name: string) => {
    cargas.delete(name);
    listas.delete(name);
    fallidos.add(name);
  };

  const olvidar = (seccion: string) => {
    registro = undefined;
    const name = remotoDe(seccion)?.name;
    if (name !== undefined) soltar(name);
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
    remotoDe,
    yaCargada: (seccion) => (esDeOtro() ? undefined : listas.get(remotoDe(seccion)?.name ?? '')),
    paraUsuario: (usuario) => {
      usuarioActual = usuario;
    },
    precargar: async (seccion) => void (await cargar(seccion)),
  };
}

interface Registro {
  remotes: Remoto[];
  usuario: string | null | undefined;
}

async function pedirRegistro(senal: AbortSignal): Promise<Registro> {
  const respuesta = await fetch('/remotes.json', { signal: senal });
  if (!respuesta.ok) throw new Error(`/remotes.json: ${respuesta.status}`);
  const datos: unknown = await respuesta.json();
  const lista = typeof datos === 'object' && datos !== null && 'remotes' in datos ? datos.remotes : undefined;
  if (!Array.isArray(lista) || !lista.every(esRemoto)) throw new Error('/remotes.json no tiene la forma esperada');
  const usuario = (datos as { usuario?: unknown }).usuario;
  return { remotes: lista, usuario: typeof usuario === 'string' || usuario === null ? usuario : undefined };
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
