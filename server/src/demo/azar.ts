/** A seeded source of choices: the same seed gives the same demo data on every machine (mulberry32). */
export class Azar {
  private estado: number;

  constructor(semilla: number) {
    this.estado = semilla >>> 0;
  }

  /** A number in [0, 1). */
  siguiente(): number {
    this.estado = (this.estado + 0x6d2b79f5) >>> 0;
    let t = this.estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `minimo` to `maximo`, both included. */
  entero(minimo: number, maximo: number): number {
    return minimo + Math.floor(this.siguiente() * (maximo - minimo + 1));
  }

  ocurre(probabilidad: number): boolean {
    return this.siguiente() < probabilidad;
  }

  /** One of `opciones`, all alike. Throws when there are none. */
  elegir<T>(opciones: readonly T[]): T {
    const elegida = opciones[this.entero(0, opciones.length - 1)];
    if (elegida === undefined) throw new Error('No hay de dónde elegir');
    return elegida;
  }

  /** One of `opciones`, each as often as its weight says. */
  pesada<T>(opciones: readonly (readonly [T, number])[]): T {
    const total = opciones.reduce((suma, [, peso]) => suma + peso, 0);
    let resto = this.siguiente() * total;
    for (const [opcion, peso] of opciones) {
      resto -= peso;
      if (resto < 0) return opcion;
    }
    return this.elegir(opciones)[0];
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.entero(0, 0xffffffff).toString(16).padStart(8, '0')).join('');
    const variante = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variante}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
