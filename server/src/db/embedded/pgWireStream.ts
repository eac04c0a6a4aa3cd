import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** Types of the client messages that complete a batch: Query, Sync, Flush, CopyDone, CopyFail, Terminate. */
const BATCH_ENDERS = new Set([0x51, 0x53, 0x48, 0x63, 0x66, 0x58]);

/**
 * Replaces a `pg` client's socket and connects the client to the database worker. PGlite immediately runs whatever it receives,
 * so only complete batches of messages are sent.
 */
export class PgWireStream extends Duplex {
  readonly #port: MessagePort;
  #pending: Uint8Array = new Uint8Array(0);
  #started = false;

  constructor(port: MessagePort) {
    super({ emitClose: true });
    this.#port = port;
    port.on('message', (data: Uint8Array | 'listo') => {
      if (data === 'listo') this.emit('connect');
      else this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    });
    port.on('close', () => this.destroy());
  }

  /**
   * `pg` calls this method and the next four on its socket. 'connect' is emitted when the worker starts to serve this client.
   */
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
    this.#port.ref();
    return this;
  }
  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // Nothing is requested: data is pushed when the worker answers.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error | null) => void): void {
    this.#send(chunks.map((chunk) => chunk.chunk));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#port.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #send(chunks: readonly Uint8Array[]): void {
    const data = concat([this.#pending, ...chunks]);
    const until = this.#endOfLastBatch(data);
    this.#pending = data.slice(until);
    if (until === 0) return;
    this.#started = true;
    const batch = data.slice(0, until);
    this.#port.postMessage(batch, [batch.buffer]);
  }

  /** Offset where the last complete batch ends; 0 without one. The first message (startup) has no type byte. */
  #endOfLastBatch(data: Uint8Array): number {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    let end = 0;
    let start = 0;
    if (!this.#started) {
      if (data.length < 4 || data.length < view.getUint32(0)) return 0;
      end = start = view.getUint32(0);
    }
    while (data.length - start >= 5) {
      const next = start + 1 + view.getUint32(start + 1);
      if (next > data.length) break;
      if (BATCH_ENDERS.has(data[start] ?? 0)) end = next;
      start = next;
    }
    return end;
  }
}

/** Copies the chunks into one new buffer, whose memory can be transferred to the other thread. */
export function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const everything = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let where = 0;
  for (const chunk of chunks) {
    everything.set(chunk, where);
    where += chunk.length;
  }
  return everything;
}
