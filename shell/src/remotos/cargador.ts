import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { crearAlternativas } from './alternativas';
import { type Carga, enEtapa, FallaDeEtapa, motivoDe, type Remoto } from './etapas';
import { informar, informarRegistro } from './informes';
import { crearLista } from './lista';
import { recordarMontada } from './memoria';

/** What the loader needs of the federation runtime; tests give their own. */
export interface Federacion {
  /** Loads a remote's lifecycles; rejects with a FallaDeEtapa. `otraVez` forgets what an earlier try left behind. */
  ciclos: (remoto: Remoto, otraVez: boolean) => Promise<Ciclos>;
}

/**
 * Loads sections by name, each remote once. When a version fails, the one that worked before takes its place; when none is left, the failure is
 * shown and the next request begins anew. A newer version waits beside the one on the screen until it may take its place.
 */
export interface Cargador {
  cargar: (seccion: string) => Promise<Carga>;
  /** The lifecycles of a section that has been loaded. Sections of one remote answer the same object. */
  yaCargada: (seccion: string) => Ciclos | undefined;
  /** Starts loading a section that may be opened soon; a failure waits for the real request to be shown. */
  precargar: (seccion: string) => Promise<void>;
  /** Who is signed in: their sections may have other versions than those loaded while nobody was. */
  paraUsuario: (usuario: string) => void;
  /** The remote that draws a section, in the version that is loaded or else that would be. */
  remotoDe: (seccion: string) => Remoto | undefined;
  /** The section crashed or didn't arrive: the next load starts from the network again. */
  olvidar: (seccion: string) => void;
  /** The version on the screen stopped. True when there is another one to put in its place. */
  seDetuvo: (seccion: string, falla: FallaDeEtapa) => boolean;
  /** Whether the loaded version is one that was gone back to. */
  regresada: (seccion: string) => boolean;
  /** The loaded version is on the screen, without failing so far; `asentada`: for long enough to go back to it. */
  montada: (seccion: string, asentada: boolean) => void;
  /** The section that is on the screen (undefined: none); versions that waited for others take their places. */
  mostrar: (seccion: string | undefined) => void;
  /** Looks for new versions and loads them beside those in use; quietly, whatever happens. */
  revisar: () => Promise<void>;
  /** A newer version than the one on the screen is loaded. */
  hayNueva: (seccion: string) => boolean;
  /** Puts it in its place. */
  ponerNueva: (seccion: string) => void;
  /** Calls back after a version was put in place or began to wait; answers how to stop. */
  alCambiar: (oyente: () => void) => () => void;
}

interface Cargada {
  remoto: Remoto;
  ciclos: Ciclos;
}

export function crearCargador(pedirFederacion: () => Promise<Federacion>): Cargador {
  const lista = crearLista(informarRegistro);
  /** By remote: what is in use, what waits to be, what is on its way. */
  const enUso = new Map<string, Cargada>();
  const enEspera = new Map<string, Cargada>();
  const enCamino = new Map<string, { version: string | undefined; carga: Promise<Cargada> }>();
  const alternativas = crearAlternativas();
  /** Remotes of which something failed: their next load takes nothing that was kept. */
  const desdeCero = new Set<string>();
  const oyentes = new Set<() => void>();
  let enPantalla: string | undefined;

  const listado = (seccion: string) => lista.remotos().find(({ secciones }) => secciones.includes(seccion));
  const avisar = () => {
    for (const oyente of oyentes) oyente();
  };

  const descartar = (remoto: Remoto, { etapa }: FallaDeEtapa) => {
    informar(remoto, 'fallida', { etapa, composicion: lista.composicion() });
    alternativas.descartar(remoto);
    desdeCero.add(remoto.name);
  };

  const opciones = (remoto: Remoto) => alternativas.opciones(remoto, enUso.get(remoto.name)?.remoto);

  const soltar = (name: string) => {
    enUso.delete(name);
    enEspera.delete(name);
    enCamino.delete(name);
  };

  /** The best version of a remote that can be loaded. @throws FallaDeEtapa of the first that failed when none is left */
  const conseguir = async (remoto: Remoto): Promise<Cargada> => {
    const federacion = await enEtapa('codigo', pedirFederacion);
    let primera: FallaDeEtapa | undefined;
    for (;;) {
      const usada = enUso.get(remoto.name);
      const [opcion] = opciones(remoto);
      if (!opcion) throw primera ?? new FallaDeEtapa('codigo', 'falla', null);
      if (usada && usada.remoto.version === opcion.version) return usada;
      try {
        return { remoto: opcion, ciclos: await federacion.ciclos(opcion, desdeCero.delete(remoto.name)) };
      } catch (causa) {
        const falla = comoFalla(causa);
        primera ??= falla;
        descartar(opcion, falla);
      }
    }
  };

  const enMarcha = (remoto: Remoto): Promise<Cargada> => {
    const { name, version } = remoto;
    const marcha = enCamino.get(name);
    if (marcha && marcha.version === version) return marcha.carga;
    const carga = conseguir(remoto).finally(() => {
      if (enCamino.get(name)?.carga === carga) enCamino.delete(name);
    });
    enCamino.set(name, { version, carga });
    return carga;
  };

  const deLista = (name: string) => lista.remotos().find((remoto) => remoto.name === name);
  const alDia = ({ remoto: { name, version } }: Cargada) => {
    const listada = deLista(name);
    return !listada || listada.version === version || alternativas.fallo(listada);
  };

  const cargar = async (seccion: string): Promise<Carga> => {
    try {
      await Promise.all([enEtapa('codigo', pedirFederacion), lista.tener()]);
      const remoto = listado(seccion);
      if (!remoto) throw new FallaDeEtapa('registro', 'falla', new Error(`Ningún remoto dibuja ${seccion}`));
      const usada = enUso.get(remoto.name);
      if (usada && (alDia(usada) || enPantalla === remoto.name)) return { ok: true, ciclos: usada.ciclos };
      const cargada = await enMarcha(remoto);
      enEspera.delete(remoto.name);
      enUso.set(remoto.name, cargada);
      return { ok: true, ciclos: cargada.ciclos };
    } catch (causa) {
      olvidar(seccion);
      return { ok: false, falla: comoFalla(causa) };
    }
  };

  const olvidar = (seccion: string) => {
    lista.olvidar();
    const name = listado(seccion)?.name;
    if (name === undefined) return;
    soltar(name);
    alternativas.perdonar(name);
    desdeCero.add(name);
  };

  const ponerNueva = (name: string) => {
    const nueva = enEspera.get(name);
    if (!nueva) return;
    enEspera.delete(name);
    enUso.set(name, nueva);
    avisar();
  };

  const actualizar = async (remoto: Remoto) => {
    const usada = enUso.get(remoto.name);
    if (!usada || alDia(usada)) return;
    if (enEspera.get(remoto.name)?.remoto.version === remoto.version) return;
    const nueva = await enMarcha(remoto);
    if (enUso.get(remoto.name) !== usada || nueva === usada) return;
    enEspera.set(remoto.name, nueva);
    if (enPantalla === remoto.name) avisar();
    else ponerNueva(remoto.name);
  };

  const revisar = async () => {
    const antes = new Map(lista.remotos().map(({ name, version }) => [name, version]));
    if (!(await lista.renovar())) return;
    for (const { name, version } of lista.remotos()) {
      if (antes.get(name) === version) continue;
      alternativas.perdonar(name);
      // What waited was replaced before it was ever seen.
      if (enEspera.get(name)?.remoto.version !== version) enEspera.delete(name);
    }
    await Promise.allSettled(lista.remotos().map(actualizar));
  };

  const usadaDe = (seccion: string) => enUso.get(listado(seccion)?.name ?? '');

  return {
    cargar,
    olvidar,
    revisar,
    precargar: async (seccion) => void (await cargar(seccion)),
    paraUsuario: lista.paraUsuario,
    remotoDe: (seccion) => usadaDe(seccion)?.remoto ?? listado(seccion),
    yaCargada: (seccion) => {
      const usada = usadaDe(seccion);
      if (!usada || lista.esDeOtro()) return undefined;
      return alDia(usada) || usada.remoto.name === enPantalla ? usada.ciclos : undefined;
    },
    seDetuvo: (seccion, falla) => {
      const usada = usadaDe(seccion);
      if (!usada) return false;
      descartar(usada.remoto, falla);
      soltar(usada.remoto.name);
      enPantalla = undefined;
      const remoto = listado(seccion);
      if (remoto && opciones(remoto).length > 0) return true;
      olvidar(seccion);
      return false;
    },
    regresada: (seccion) => {
      const remoto = listado(seccion);
      const usada = usadaDe(seccion);
      return remoto !== undefined && usada !== undefined && usada.remoto.version !== remoto.version && alternativas.fallo(remoto);
    },
    montada: (seccion, asentada) => {
      const usada = usadaDe(seccion);
      if (!usada) return;
      if (asentada) recordarMontada(usada.remoto);
      else informar(usada.remoto, 'montada', { composicion: lista.composicion() });
    },
    mostrar: (seccion) => {
      enPantalla = seccion === undefined ? undefined : listado(seccion)?.name;
      for (const name of [...enEspera.keys()]) if (name !== enPantalla) ponerNueva(name);
    },
    hayNueva: (seccion) => enEspera.has(listado(seccion)?.name ?? ''),
    ponerNueva: (seccion) => ponerNueva(listado(seccion)?.name ?? ''),
    alCambiar: (oyente) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}

function comoFalla(causa: unknown): FallaDeEtapa {
  return causa instanceof FallaDeEtapa ? causa : new FallaDeEtapa('codigo', motivoDe(causa), causa);
}

/** The page's loader. The federation runtime comes in a chunk of its own, with the first section that is asked for. */
export const cargador = crearCargador(async () => {
  const { federacion } = await import(/* webpackChunkName: "federacion" */ './federacion');
  return federacion;
});
