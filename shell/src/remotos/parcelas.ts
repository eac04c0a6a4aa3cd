import type { Ciclos, RouterDeDatos } from '@lavanda/shared/federation/remoto';
import { nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import { seccionDe } from '../app/secciones';
import { llevarFocoAlTitulo } from '../foco/llevarFocoAlTitulo';
import { adelanto } from './adelanto';
import { despuesDePintar } from './despuesDePintar';
import { enEtapa } from './etapas';
import { montarParcela } from './parcelaSuelta';
import { apartarPartes, medirPartes, NADA } from './porPartes';
import { crearPreparacion } from './preparacion';
import { anotarLugar, nuevaPuesta, type Puesta, seConserva } from './puesta';
import { apagar, destapar, encender, sacar, soltarFoco } from './vista';

/** Most sections that stay mounted; the one that was left longest ago goes. */
const CUANTAS = 6;

interface Opciones {
  router: RouterDeDatos;
  nonce: string | undefined;
  /** The life cycles to draw a section with now; undefined when it isn't loaded or must be loaded anew. */
  vigente: (seccion: string) => Ciclos | undefined;
  /** Something of the open section is in the page, not painted yet: its skeleton may go. */
  alDibujar: (seccion: string) => void;
  /** The open section is on the screen for the first time. */
  alMontar: (seccion: string) => void;
  /** The open section stopped. One that is out of the page just goes. */
  alFallar: (seccion: string, error: Error) => void;
}

/** The mounted sections of the page. */
export interface Parcelas {
  /** What the shell draws: a section, with its life cycles once they are there. What is kept of others that aren't current goes. */
  poner: (lugar: HTMLElement, seccion: string, ciclos: Ciclos | undefined) => void;
  /** Makes ready the one that is about to be opened, if it is kept; without one, what is ready goes. */
  preparar: (seccion: string | undefined) => void;
  /** What shows the section of an address before the router is there: one that is kept as it was at that very address, in the place of one that will be. */
  porAdelantado: (ruta: string) => (() => void) | undefined;
  /** Takes everything down. */
  terminar: () => void;
}

/**
 * Keeps each section that the user leaves, so that coming back to it is a matter of showing it. It follows the page's router by itself: by the time the shell
 * draws its bar again the sections have changed places. Only then, with the section on the screen, are both told: their effects end and begin.
 */
export function crearParcelas({ router, nonce, vigente, alDibujar, alMontar, alFallar }: Opciones): Parcelas {
  const puestas = new Map<string, Puesta>();
  let abierta: Puesta | undefined;
  /** The user was in the version that makes room for another one: what had the focus goes with it. */
  let conFoco = false;
  /** How far down the open section was left, until it has been painted, px. */
  let porRodar: number | undefined;
  let porDibujar = NADA;
  const preparacion = crearPreparacion();
  let pedida: { lugar: HTMLElement; seccion: string; ciclos: Ciclos | undefined } | undefined;

  const decir = (puesta: Puesta) => {
    const visible = puesta === abierta;
    if (puesta.visible === visible) return;
    puesta.visible = visible;
    puesta.parcela.ver(visible);
  };
  const rodarHasta = (altura: number | undefined) => {
    if (altura !== undefined && window.scrollY !== altura) window.scrollTo(0, altura);
  };
  /** It is kept when it is left: it is whole, and no other version takes its place. */
  const seQueda = (puesta: Puesta) => vigente(puesta.seccion) === puesta.ciclos && seConserva(puesta);
  /** Where the page is for whoever looks at it: a link that was pressed leads to the top of a section. */
  const lugarActual = () => {
    const ruta = adelanto.ruta();
    return ruta === undefined ? router.state : { location: { pathname: ruta, search: '', key: '' }, historyAction: 'PUSH' };
  };
  const avisador = despuesDePintar(() => {
    adelanto.alcanzar();
    preparacion.retirar();
    for (const puesta of puestas.values()) if (puesta !== abierta) sacar(puesta.parcela.elemento);
    // The one that was left first: what it does on leaving isn't taken for the other's.
    for (const puesta of [...puestas.values()].sort((una) => (una === abierta ? 1 : -1))) decir(puesta);
    // What isn't drawn while it is out of sight has its whole height once the page has been painted.
    rodarHasta(porRodar);
    porRodar = undefined;
  });

  /** Resolves when it is off the page; one that is still coming up isn't waited for. */
  const quitar = (puesta: Puesta): Promise<void> => {
    if (puestas.get(puesta.seccion) === puesta) puestas.delete(puesta.seccion);
    preparacion.retirar(puesta);
    const fuera = puesta.parcela.quitar();
    if (puesta.montada) return fuera;
    puesta.parcela.elemento.remove();
    return Promise.resolve();
  };

  /** `porOtra`: what stands in its place is there already. */
  const guardar = (puesta: Puesta, porOtra: boolean) => {
    porRodar = undefined;
    // Taking a whole section out of the page costs as much as drawing a small one: it leaves when the other has been painted.
    if (porOtra) apagar(puesta.parcela.elemento);
    else sacar(puesta.parcela.elemento);
    porDibujar.terminar();
    puestas.delete(puesta.seccion);
    puestas.set(puesta.seccion, puesta);
    avisador.pedir();
    const [masVieja] = puestas.values();
    if (masVieja && puestas.size > CUANTAS) void quitar(masVieja);
  };

  /** `desde`: how far down the page is now, px, when that is known. */
  const mostrar = (puesta: Puesta, lugar: HTMLElement, desde: number | undefined) => {
    const { location, historyAction } = lugarActual();
    porRodar = historyAction === 'POP' ? (location.key === puesta.entrada ? puesta.altura : undefined) : 0;
    const enOtroLugar = location.pathname !== puesta.ruta || location.search !== puesta.consulta;
    abierta = puesta;
    anotarLugar(puesta, router.state.location);
    if (porRodar !== undefined) puesta.altura = porRodar;
    const { elemento } = puesta.parcela;
    encender(elemento);
    const apartar = () => (porRodar !== undefined && puesta.partes ? apartarPartes(puesta.partes, porRodar) : NADA);
    porDibujar = preparacion.tomar(puesta, porRodar) ?? apartar();
    porDibujar.empezar();
    // Before what is on its way out: the page's title is the first there is.
    if (lugar.firstChild !== elemento) lugar.prepend(elemento);
    if (enOtroLugar) decir(puesta);
    else destapar(elemento);
    avisador.pedir();
    // A page that is at its top stays there, and to ask where it is would have it laid out before the shell has drawn its bar.
    if (desde !== 0 || porRodar !== 0) rodarHasta(porRodar);
  };

  const montar = (seccion: string, ciclos: Ciclos, lugar: HTMLElement) => {
    const alPararse = (error: Error) => {
      if (puestas.get(seccion) !== puesta) return;
      puesta.rota = true;
      if (puesta === abierta) alFallar(seccion, error);
      else void quitar(puesta);
    };
    const parcela = montarParcela(ciclos, lugar, { router, nonce, seccion, alFallar: alPararse });
    const puesta = nuevaPuesta(seccion, ciclos, parcela);
    puestas.set(seccion, puesta);
    abierta = puesta;
    anotarLugar(puesta, router.state.location);
    void parcela.dibujada.then(() => alDibujar(seccion));
    enEtapa('pantalla', () => parcela.montada).then(
      () => {
        puesta.montada = true;
        if (puestas.get(seccion) !== puesta) return;
        lugar.style.minHeight = '';
        if (conFoco) llevarFocoAlTitulo(parcela.elemento);
        conFoco = false;
        alMontar(seccion);
      },
      (error: unknown) => alPararse(error instanceof Error ? error : new Error(String(error))),
    );
  };

  const asentar = async () => {
    const destino = seccionDe(lugarActual().location.pathname) ?? '';
    if (!pedida) return;
    const { lugar, seccion } = pedida;
    const ciclos = seccion === destino ? pedida.ciclos : vigente(destino);
    const vuelve = ciclos !== undefined && puestas.get(destino)?.ciclos === ciclos;
    const anterior = abierta;
    if (anterior && (anterior.seccion !== destino || anterior.ciclos !== ciclos)) {
      abierta = undefined;
      conFoco =
        anterior.seccion === destino &&
        (anterior.rota ? nadieTieneElFoco() : anterior.parcela.elemento.contains(document.activeElement));
      // Another version takes this place: the page doesn't jump meanwhile.
      if (anterior.seccion === destino && !anterior.rota) lugar.style.minHeight = `${lugar.offsetHeight}px`;
      if (anterior.seccion !== destino && seQueda(anterior)) guardar(anterior, vuelve);
      else {
        // Whoever looks for the title of the one that is coming would find it.
        if (!vuelve) preparacion.retirar();
        if (anterior.seccion !== destino) soltarFoco(anterior.parcela.elemento);
        await quitar(anterior);
        return asentar();
      }
    }
    if (abierta || !ciclos) return;
    const guardada = puestas.get(destino);
    if (guardada?.ciclos === ciclos) return mostrar(guardada, lugar, anterior?.altura);
    if (guardada) void quitar(guardada);
    // One that isn't mounted waits until the shell says that it may be.
    if (seccion === destino) montar(destino, ciclos, lugar);
  };

  /** The page goes from the open section to `destino`, which may be itself. */
  const salir = (puesta: Puesta, destino: string | undefined) => {
    // What isn't painted yet would have to be laid out to be told where it is: where it was when the section was last left.
    if (porDibujar.pendiente()) return;
    // Before the shell draws a skeleton over it, by whose height the browser would move the page.
    puesta.altura = window.scrollY;
    if (destino === puesta.seccion) return;
    puesta.partes = medirPartes(puesta.parcela.elemento);
  };

  let { location } = router.state;
  const soltar = router.subscribe(() => {
    if (router.state.location !== location) adelanto.olvidar();
    location = router.state.location;
    if (abierta) {
      anotarLugar(abierta, location);
      salir(abierta, seccionDe(location.pathname));
    }
    // Not inside what is being drawn, where nothing else can be.
    queueMicrotask(() => void asentar());
  });

  return {
    poner: (lugar, seccion, ciclos) => {
      pedida = { lugar, seccion, ciclos };
      for (const puesta of puestas.values())
        if (puesta !== abierta && vigente(puesta.seccion) !== puesta.ciclos) void quitar(puesta);
      queueMicrotask(() => void asentar());
    },
    preparar: (seccion) => {
      const puesta = seccion === undefined ? undefined : puestas.get(seccion);
      if (puesta && abierta && pedida && puesta !== abierta && vigente(puesta.seccion) === puesta.ciclos)
        preparacion.preparar(puesta, pedida.lugar);
      else preparacion.retirar();
    },
    porAdelantado: (ruta) => {
      const seccion = seccionDe(ruta) ?? '';
      const puesta = puestas.get(seccion);
      const igual = puesta?.ruta === ruta && puesta.consulta === '' && puesta.ciclos === vigente(seccion);
      // How far down the page was, the browser keeps as the router leaves it.
      const libre = router.state.navigation.state === 'idle' && window.scrollY === 0;
      const sale = abierta;
      if (!igual || !libre || !sale || sale === puesta || !seQueda(sale)) return undefined;
      return () => {
        salir(sale, seccion);
        void asentar();
      };
    },
    terminar: () => {
      adelanto.alcanzar();
      soltar();
      avisador.terminar();
      preparacion.retirar();
      porDibujar.terminar();
      pedida = undefined;
      abierta = undefined;
      for (const puesta of puestas.values()) void quitar(puesta);
    },
  };
}
