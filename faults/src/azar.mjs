/** A source of chance that a number repeats (mulberry32). */
export class Azar {
  #estado;

  /** @param {number} semilla */
  constructor(semilla) {
    this.#estado = semilla >>> 0;
  }

  /** From 0 up to, not including, 1. */
  numero() {
    this.#estado = (this.#estado + 0x6d2b79f5) >>> 0;
    let t = this.#estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  entero(min, max) {
    return min + Math.floor(this.numero() * (max - min + 1));
  }

  /** @param {number} probabilidad 0 to 1 */
  suerte(probabilidad) {
    return this.numero() < probabilidad;
  }

  /** @template T @param {readonly T[]} lista @returns {T} */
  uno(lista) {
    return lista[this.entero(0, lista.length - 1)];
  }

  /** One of `pesos`' keys, as often as its weight says. @template {string} K @param {Readonly<Record<K, number>>} pesos @returns {K} */
  segun(pesos) {
    const total = Object.values(pesos).reduce((suma, peso) => suma + peso, 0);
    let resto = this.numero() * total;
    for (const [clave, peso] of Object.entries(pesos)) {
      resto -= peso;
      if (resto < 0) return clave;
    }
    return Object.keys(pesos)[0];
  }

  /** A source of its own for a part of the run, so that the parts don't depend on who asks first. */
  rama(numero) {
    return new Azar(this.#estado ^ Math.imul(numero + 1, 0x9e3779b1));
  }
}
