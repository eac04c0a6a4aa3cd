/** Lets so many works go on at once; the others wait in the order they came. */
export class Turnos {
  #libres: number;
  readonly #esperando: (() => void)[] = [];

  constructor(cuantos: number) {
    this.#libres = cuantos;
  }

  /** What `trabajo` answers, once it has had its turn. @throws what it throws */
  async hacer<T>(trabajo: () => Promise<T>): Promise<T> {
    if (this.#libres === 0) await new Promise<void>((tocar) => this.#esperando.push(tocar));
    else this.#libres--;
    try {
      return await trabajo();
    } finally {
      const siguiente = this.#esperando.shift();
      // The turn passes from hand to hand: nobody who comes meanwhile can take it.
      if (siguiente) siguiente();
      else this.#libres++;
    }
  }
}
