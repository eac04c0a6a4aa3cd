import { parentPort } from 'node:worker_threads';
import type { DescribedTicket } from '../describeTicket.ts';
import { paintTicket } from './paint.ts';

/** Worker thread that draws tickets: a long one would block the server's thread for a tenth of a second. */

export interface ParseRequest {
  id: number;
  ticket: DescribedTicket;
}

export type CallResponse = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failure: string };

parentPort?.on('message', async ({ id, ticket }: ParseRequest) => {
  try {
    const png = new Uint8Array(await paintTicket(ticket));
    parentPort?.postMessage({ id, png } satisfies CallResponse, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    } satisfies CallResponse);
  }
});
