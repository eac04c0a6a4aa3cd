import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fieldProblem, Problematico } from '../../http/problema.ts';
import type { Revision } from './revisarFilas.ts';
import { TEXTOS } from './textos.ts';

export type Formato = 'csv' | 'xlsx';

export interface Pedido {
  formato: Formato;
  bytes: Uint8Array;
}

export type Mensaje = { revision: Revision } | { invalido: string };

/** Somebody else's file may be made to hurt: it gets so much memory and time, and no more than two are read at once. */
const MEMORIA_MB = 256;
const TIEMPO_MS = 30_000;
const A_LA_VEZ = 2;

let leyendo = 0;

/**
 * Reads and checks a file of customers in a thread of its own: other requests don't wait for it, and whatever is in the file ends with it.
 * @throws Problematico 422 with what is wrong with the file; 503 when others are being read
 */
export async function leerArchivo(pedido: Pedido): Promise<Revision> {
  if (leyendo >= A_LA_VEZ) throw new Problematico(503, TEXTOS.ocupado);
  leyendo += 1;
  try {
    const mensaje = await preguntar(pedido);
    if ('revision' in mensaje) return mensaje.revision;
    throw archivoMalo(mensaje.invalido);
  } finally {
    leyendo -= 1;
  }
}

function archivoMalo(mensaje: string): Problematico {
  return fieldProblem(422, 'archivo', mensaje);
}

async function preguntar(pedido: Pedido): Promise<Mensaje> {
  const obrero = new Worker(new URL('./obreroArchivo.js', import.meta.url), {
    workerData: pedido,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // Not the process's own flags: some (--input-type) are errors in a worker.
    execArgv: [],
  });
  try {
    const [mensaje] = await once(obrero, 'message', { signal: AbortSignal.timeout(TIEMPO_MS) });
    return mensaje as Mensaje;
  } catch (error) {
    const agotado =
      error instanceof Error && 'code' in error && (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ABORT_ERR');
    if (agotado) throw archivoMalo(TEXTOS.archivoGrande);
    throw error;
  } finally {
    await obrero.terminate();
  }
}
