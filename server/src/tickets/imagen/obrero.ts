import { parentPort } from 'node:worker_threads';
import type { TicketDescrito } from '../describir.ts';
import { pintarTicket } from './pintar.ts';

/** Worker thread that draws tickets: a long one takes a tenth of a second that the server's thread can't spare. */

export interface Pedido {
  id: number;
  ticket: TicketDescrito;
}

export type Respuesta = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; falla: string };

parentPort?.on('message', async ({ id, ticket }: Pedido) => {
  try {
    const png = new Uint8Array(await pintarTicket(ticket));
    parentPort?.postMessage({ id, png } satisfies Respuesta, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, falla: error instanceof Error ? error.message : String(error) } satisfies Respuesta);
  }
});
