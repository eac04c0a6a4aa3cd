import { type Bloque, rasterizar } from './bloque.ts';
import { TINTAS } from './colores.ts';
import type { Nodo } from './nodo.ts';

/** Lays out and traces a node of a known width, as SVG. */
export type Trazador = (nodo: Nodo, ancho: number) => Promise<string>;

/** Pixels kept, bytes: some hundreds of pieces. Quantities, the catalogue's services and usual amounts come again on every ticket. */
const GUARDADOS = 32 * 1024 * 1024;

/** Masks that satori writes around every box and uses only to crop. */
const MASCARAS = /<mask[\s\S]*?<\/mask>/g;

/** Draws pieces of the lines once: of a long ticket they are the dearest part, and most of them were drawn before. */
export class Celdas {
  readonly #hechas = new Map<string, Bloque>();
  readonly #trazar: Trazador;
  readonly #maximo: number;
  #bytes = 0;

  constructor(trazar: Trazador, maximo = GUARDADOS) {
    this.#trazar = trazar;
    this.#maximo = maximo;
  }

  /** The piece on the sheet's paper. */
  async de(nodo: Nodo, ancho: number): Promise<Bloque> {
    const clave = JSON.stringify([nodo, ancho]);
    const bloque = this.#hechas.get(clave) ?? enPapel(await this.#trazar(nodo, ancho));
    this.#guardar(clave, bloque);
    return bloque;
  }

  /** The one just used goes last; the first is the one not used for longest. */
  #guardar(clave: string, bloque: Bloque): void {
    this.#quitar(clave);
    this.#hechas.set(clave, bloque);
    this.#bytes += bloque.pixeles.length;
    for (const vieja of this.#hechas.keys()) {
      if (this.#bytes <= this.#maximo) return;
      this.#quitar(vieja);
    }
  }

  #quitar(clave: string): void {
    this.#bytes -= this.#hechas.get(clave)?.pixeles.length ?? 0;
    this.#hechas.delete(clave);
  }
}

function enPapel(svg: string): Bloque {
  const papel = `<rect width="100%" height="100%" fill="${TINTAS.papel}"/>`;
  return rasterizar(svg.replace(MASCARAS, '').replace(/^<svg [^>]*>/, (apertura) => apertura + papel));
}
