import { type Codificacion, comprimir } from '../http/compresion.ts';
import { gzipDeTrozos } from './comprimirTrozos.ts';
import type { Leido } from './resumenJson.ts';

const SECCIONES = ['sales', 'pagos', 'clientes'] as const;

const bytesDe = (texto: string) => new TextEncoder().encode(texto);

const ABRE = {
  sales: bytesDe('{"results":{"sales":['),
  pagos: bytesDe('],"pagos":['),
  clientes: bytesDe('],"clientes":['),
};
const CIERRA = bytesDe(']}}');
const COMA = 1;

/** A period's rows as text, each section with a comma before it; empty without rows. */
interface Periodo extends Record<(typeof SECCIONES)[number], Uint8Array> {
  version: string;
}

const conComa = (filas: string) => bytesDe(filas === '' ? '' : `,${filas}`);

/** An answer in its pieces, and as it was sent last in each encoding. Never changed: a newer one takes what still holds of it. */
export class RespuestaEnTrozos {
  readonly #periodos: readonly Periodo[];
  readonly #cuerpos = new Map<Codificacion, Promise<Buffer>>();
  /** Of the first piece of each section, which goes without its comma: the same one while the piece is. */
  readonly #primeros: WeakMap<Uint8Array, Uint8Array>;

  private constructor(periodos: readonly Periodo[], primeros: WeakMap<Uint8Array, Uint8Array>) {
    this.#periodos = periodos;
    this.#primeros = primeros;
  }

  /** What `leidos` says, with the rows of `anterior` where they are known. */
  static con(anterior: RespuestaEnTrozos | undefined, leidos: readonly Leido[]): RespuestaEnTrozos {
    if (anterior && leidos.every(({ nuevo }) => !nuevo)) return anterior;
    const conocidos = anterior ? anterior.#periodos : [];
    const periodos = leidos.map(({ version, nuevo, sales, pagos, clientes }, indice) => {
      const conocido = conocidos[indice];
      if (!nuevo && conocido) return conocido;
      const ahora = { version, sales: conComa(sales), pagos: conComa(pagos), clientes: conComa(clientes) };
      for (const seccion of SECCIONES)
        if (conocido && Buffer.compare(conocido[seccion], ahora[seccion]) === 0) ahora[seccion] = conocido[seccion];
      return ahora;
    });
    return new RespuestaEnTrozos(periodos, anterior ? anterior.#primeros : new WeakMap());
  }

  get versiones(): readonly string[] {
    return this.#periodos.map(({ version }) => version);
  }

  /** Memory it takes, bytes, less what compressing adds. */
  get bytes(): number {
    return this.#trozos().reduce((suma, trozo) => suma + trozo.length, 0);
  }

  /** The answer, ready to send. */
  cuerpo(codificacion: Codificacion): Promise<Buffer> {
    const hecho = this.#cuerpos.get(codificacion);
    if (hecho) return hecho;
    const trozos = this.#trozos();
    const cuerpo =
      codificacion === 'gzip' ? gzipDeTrozos(trozos) : comprimir(new Uint8Array(Buffer.concat(trozos)), codificacion);
    this.#cuerpos.set(codificacion, cuerpo);
    return cuerpo;
  }

  #trozos(): Uint8Array[] {
    return [
      ...SECCIONES.flatMap((seccion) => {
        const [primero, ...resto] = this.#periodos.map((periodo) => periodo[seccion]).filter(({ length }) => length > 0);
        return primero ? [ABRE[seccion], this.#sinComa(primero), ...resto] : [ABRE[seccion]];
      }),
      CIERRA,
    ];
  }

  #sinComa(trozo: Uint8Array): Uint8Array {
    const hecho = this.#primeros.get(trozo);
    if (hecho) return hecho;
    const primero = trozo.subarray(COMA);
    this.#primeros.set(trozo, primero);
    return primero;
  }
}
