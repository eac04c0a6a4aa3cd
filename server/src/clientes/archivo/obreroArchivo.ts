import { parentPort, workerData } from 'node:worker_threads';
import { ArchivoInvalido } from './archivoInvalido.ts';
import type { Mensaje, Pedido } from './leerArchivo.ts';
import { leerCsv } from './leerCsv.ts';
import { revisarFilas } from './revisarFilas.ts';

/** The worker of `leerArchivo`: reads one file and ends. */
async function trabajar({ formato, bytes }: Pedido): Promise<Mensaje> {
  try {
    // A CSV doesn't wait for the reader of workbooks to be loaded.
    const filas = formato === 'csv' ? leerCsv(bytes) : await (await import('./leerXlsx.ts')).leerXlsx(bytes);
    return { revision: revisarFilas(filas) };
  } catch (error) {
    if (error instanceof ArchivoInvalido) return { invalido: error.message };
    throw error;
  }
}

parentPort?.postMessage(await trabajar(workerData as Pedido));
