import { parentPort, workerData } from 'node:worker_threads';
import { checkRows } from './checkRows.ts';
import { InvalidFile } from './invalidFile.ts';
import { readCsv } from './readCsv.ts';
import type { Message, ParseRequest } from './readFile.ts';

/** The worker of `leerArchivo`: reads one file and ends. */
async function work({ formato: format, bytes }: ParseRequest): Promise<Message> {
  try {
    // A CSV doesn't wait for the reader of workbooks to be loaded.
    const rows = format === 'csv' ? readCsv(bytes) : await (await import('./readXlsx.ts')).readXlsx(bytes);
    return { revision: checkRows(rows) };
  } catch (error) {
    if (error instanceof InvalidFile) return { invalid: error.message };
    throw error;
  }
}

parentPort?.postMessage(await work(workerData as ParseRequest));
