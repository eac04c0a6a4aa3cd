import type { Posicion } from './posicion.ts';

/** Places kept among all lists; about 200 bytes each. */
const LUGARES_MAXIMOS = 50_000;

/**
 * Where each page that was answered ended, by list (a session and its filter), so that the next page asked by number begins there
 * whatever was added or voided meanwhile. In this process and bounded: the lists not used for longest are forgotten first.
 */
export class Lugares {
  readonly #listas = new Map<string, Map<number, Posicion>>();
  readonly #maximo: number;
  #total = 0;

  constructor(maximo = LUGARES_MAXIMOS) {
    this.#maximo = maximo;
  }

  /** Where `pagina` ended when it was last answered. */
  finDe(lista: string, pagina: number): Posicion | null {
    const lugares = this.#listas.get(lista);
    if (!lugares) return null;
    this.#listas.delete(lista);
    this.#listas.set(lista, lugares);
    return lugares.get(pagina) ?? null;
  }

  /** The first page begins its list anew. */
  recordar(lista: string, pagina: number, fin: Posicion): void {
    const lugares = pagina === 1 ? new Map<number, Posicion>() : (this.#listas.get(lista) ?? new Map<number, Posicion>());
    this.#total -= this.#listas.get(lista)?.size ?? 0;
    this.#listas.delete(lista);
    lugares.set(pagina, fin);
    this.#listas.set(lista, lugares);
    this.#total += lugares.size;
    for (const [otra, suyos] of this.#listas) {
      if (this.#total <= this.#maximo || otra === lista) break;
      this.#listas.delete(otra);
      this.#total -= suyos.size;
    }
    // One list longer than all that may be kept: its first pages go.
    for (const vieja of lugares.keys()) {
      if (this.#total <= this.#maximo) break;
      lugares.delete(vieja);
      this.#total--;
    }
  }
}
