import { Worker } from 'node:worker_threads';
import { Problematico } from '../../http/problema.ts';
import type { TicketDescrito } from '../describir.ts';
import type { Pedido, Respuesta } from './obrero.ts';

interface Espera {
  listo(png: Buffer): void;
  falla(error: Error): void;
}

/** Drawings waiting at most: beyond it the server says that it is busy instead of piling them up. */
const EN_ESPERA = 50;

/** Draws tickets in a thread of its own, started by the first one and again after it dies. */
export class Dibujante {
  #obrero: Worker | null = null;
  #siguiente = 0;
  readonly #esperas = new Map<number, Espera>();

  /** PNG of the ticket. @throws 503 when too many are waiting */
  async dibujar(ticket: TicketDescrito): Promise<Buffer> {
    if (this.#esperas.size >= EN_ESPERA) {
      throw new Problematico(503, 'El servidor está ocupado. Inténtalo de nuevo en un momento.');
    }
    const obrero = this.#vivo();
    const id = this.#siguiente++;
    return new Promise((listo, falla) => {
      this.#esperas.set(id, { listo, falla });
      obrero.postMessage({ id, ticket } satisfies Pedido);
    });
  }

  async cerrar(): Promise<void> {
    await this.#obrero?.terminate();
  }

  #vivo(): Worker {
    if (this.#obrero) return this.#obrero;
    // Not the process's own flags: some (--input-type) are errors in a worker.
    const obrero = new Worker(new URL('./obrero.js', import.meta.url), { execArgv: [] });
    obrero.on('message', (respuesta: Respuesta) => this.#atender(respuesta));
    obrero.on('error', (error) => this.#perder(obrero, error));
    obrero.on('exit', () => this.#perder(obrero, new Error('El dibujante terminó')));
    obrero.unref();
    this.#obrero = obrero;
    return obrero;
  }

  #atender(respuesta: Respuesta): void {
    const espera = this.#esperas.get(respuesta.id);
    this.#esperas.delete(respuesta.id);
    if ('png' in respuesta) espera?.listo(Buffer.from(respuesta.png.buffer));
    else espera?.falla(new Error(respuesta.falla));
  }

  /** What was asked of a thread that died fails; the next one may be at work already. */
  #perder(obrero: Worker, error: Error): void {
    if (this.#obrero !== obrero) return;
    this.#obrero = null;
    for (const { falla } of this.#esperas.values()) falla(error);
    this.#esperas.clear();
  }
}
