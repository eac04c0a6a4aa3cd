import type { Nodo } from './nodo.ts';

/** A piece of the drawing by itself: SVG without its wrapper, and how tall it came out. */
export interface Celda {
  dibujo: string;
  alto: number;
}

/** Lays out and traces a node of a known width. */
export type Trazador = (nodo: Nodo, ancho: number) => Promise<string>;

/** Pieces kept: quantities, the catalogue's services and usual amounts come again on every ticket. */
const GUARDADAS = 3_000;

/** Masks that satori writes around every box and uses only to crop. */
const MASCARAS = /<mask[\s\S]*?<\/mask>/g;

/** Traces pieces once: of a long ticket it is the dearest part, and most of it was drawn before. */
export class Celdas {
  readonly #hechas = new Map<string, Celda>();
  readonly #trazar: Trazador;

  constructor(trazar: Trazador) {
    this.#trazar = trazar;
  }

  async de(nodo: Nodo, ancho: number): Promise<Celda> {
    const clave = JSON.stringify(nodo);
    const hecha = this.#hechas.get(clave) ?? (await this.#hacer(nodo, ancho));
    // The one just used goes last; the first is the one not used for longest.
    this.#hechas.delete(clave);
    this.#hechas.set(clave, hecha);
    const [vieja] = this.#hechas.keys();
    if (this.#hechas.size > GUARDADAS && vieja !== undefined) this.#hechas.delete(vieja);
    return hecha;
  }

  async #hacer(nodo: Nodo, ancho: number): Promise<Celda> {
    const svg = await this.#trazar(nodo, ancho);
    const alto = Number(/^<svg [^>]*height="([\d.]+)"/.exec(svg)?.[1] ?? 0);
    return { alto, dibujo: svg.replace(/^<svg [^>]*>|<\/svg>$/g, '').replace(MASCARAS, '') };
  }
}
