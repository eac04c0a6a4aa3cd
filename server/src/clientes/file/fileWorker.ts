import { parentPort, workerData } from 'node:worker_threads';
import { checkRows } from './checkRows.ts';
import { InvalidFile } from './invalidFile.ts';
import { readCsv } from './readCsv.ts';
import type { Message, ParseRequest } from './readFile.ts';

/** Worker thread started by `readFile`: parses one file and exits. */
async function work({ formato: format, bytes }: ParseRequest): Promise<Message> {
  try {
    // Loaded only for workbooks, so that a CSV does not wait for it.
    const rows = format === 'csv' ? readCsv(bytes) : await (await import('./readXlsx.ts')).readXlsx(bytes);
    return { check: checkRows(rows) };
  } catch (error) {
    if (error instanceof InvalidFile) return { invalid: error.message };
    throw error;
  }
}

parentPort?.postMessage(await work(workerData as ParseRequest));
