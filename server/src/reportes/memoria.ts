/** Answers kept at most: a hundred kilobytes each, the least used leaves first. */
const MAXIMO = 64;

interface Guardado {
  version: string;
  hasta: number;
  cuerpo: Buffer;
}

/**
 * The last answers, ready to send, each good while its version stands. It decides nothing: every request reads the version from the database first,
 * so that several server processes agree.
 */
export class MemoriaResumen {
  readonly #guardados = new Map<string, Guardado>();
  readonly #vida: number;
  readonly #ahora: () => number;

  /** @param vida longest time an answer is kept, ms: the names of customers may change without the version */
  constructor(vida: number, ahora: () => number = Date.now) {
    this.#vida = vida;
    this.#ahora = ahora;
  }

  leer(clave: string, version: string): Buffer | null {
    const guardado = this.#guardados.get(clave);
    if (!guardado || guardado.version !== version || guardado.hasta < this.#ahora()) return null;
    this.#guardados.delete(clave);
    this.#guardados.set(clave, guardado);
    return guardado.cuerpo;
  }

  guardar(clave: string, version: string, cuerpo: Buffer): void {
    this.#guardados.delete(clave);
    this.#guardados.set(clave, { version, hasta: this.#ahora() + this.#vida, cuerpo });
    if (this.#guardados.size <= MAXIMO) return;
    const [primera] = this.#guardados.keys();
    if (primera !== undefined) this.#guardados.delete(primera);
  }
}
