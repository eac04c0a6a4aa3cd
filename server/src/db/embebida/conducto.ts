import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** Frontend messages after which the server answers: Query, Sync, Flush, CopyDone, CopyFail, Terminate. */
const CIERRAN = new Set([0x51, 0x53, 0x48, 0x63, 0x66, 0x58]);

/**
 * What `pg` believes to be its socket: bytes of the wire protocol to and from the worker that runs the database. PGlite runs whatever
 * it is handed to the end and then reports itself ready, so only whole batches of messages are handed over.
 */
export class Conducto extends Duplex {
  readonly #puerto: MessagePort;
  #pendiente: Uint8Array = new Uint8Array(0);
  #iniciado = false;

  constructor(puerto: MessagePort) {
    super({ emitClose: true });
    this.#puerto = puerto;
    puerto.on('message', (datos: Uint8Array | 'listo') => {
      if (datos === 'listo') this.emit('connect');
      else this.push(Buffer.from(datos.buffer, datos.byteOffset, datos.byteLength));
    });
    puerto.on('close', () => this.destroy());
  }

  /** Part of the socket's surface that `pg` uses. 'connect' is emitted when the worker is ready for this client. */
  connect(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#puerto.ref();
    return this;
  }
  unref(): this {
    this.#puerto.unref();
    return this;
  }

  override _read(): void {
    // Pushed as the worker answers.
  }

  override _write(trozo: Uint8Array, _codificacion: BufferEncoding, listo: (error?: Error | null) => void): void {
    this.#enviar([trozo]);
    listo();
  }

  override _writev(trozos: { chunk: Uint8Array }[], listo: (error?: Error | null) => void): void {
    this.#enviar(trozos.map((trozo) => trozo.chunk));
    listo();
  }

  override _final(listo: (error?: Error | null) => void): void {
    this.#puerto.close();
    listo();
  }

  override _destroy(error: Error | null, listo: (error: Error | null) => void): void {
    this.#puerto.close();
    listo(error);
  }

  #enviar(trozos: readonly Uint8Array[]): void {
    const datos = unir([this.#pendiente, ...trozos]);
    const hasta = this.#finDelUltimoLote(datos);
    this.#pendiente = datos.slice(hasta);
    if (hasta === 0) return;
    this.#iniciado = true;
    const lote = datos.slice(0, hasta);
    this.#puerto.postMessage(lote, [lote.buffer]);
  }

  /** Where the last whole batch ends, 0 when none does. The first message (startup) has no type byte. */
  #finDelUltimoLote(datos: Uint8Array): number {
    const vista = new DataView(datos.buffer, datos.byteOffset, datos.byteLength);
    let fin = 0;
    let inicio = 0;
    if (!this.#iniciado) {
      if (datos.length < 4 || datos.length < vista.getUint32(0)) return 0;
      fin = inicio = vista.getUint32(0);
    }
    while (datos.length - inicio >= 5) {
      const siguiente = inicio + 1 + vista.getUint32(inicio + 1);
      if (siguiente > datos.length) break;
      if (CIERRAN.has(datos[inicio] ?? 0)) fin = siguiente;
      inicio = siguiente;
    }
    return fin;
  }
}

/** All of them, one after the other, in memory of their own. */
export function unir(trozos: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const todo = new Uint8Array(trozos.reduce((largo, trozo) => largo + trozo.length, 0));
  let donde = 0;
  for (const trozo of trozos) {
    todo.set(trozo, donde);
    donde += trozo.length;
  }
  return todo;
}
