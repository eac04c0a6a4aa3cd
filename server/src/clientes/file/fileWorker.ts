import { parentPort, workerData } from 'node:worker_threads';
import { formatOf } from './fileKind.ts';
import { InvalidFile } from './invalidFile.ts';
import { readCsv } from './readCsv.ts';
import type { FileReading, Message, ParseRequest } from './readFile.ts';
import { readRows } from './readRows.ts';
import { TEXTS } from './texts.ts';

/** Worker thread started by `readFile`: parses one file and exits. */
async function work(request: ParseRequest): Promise<Message> {
  try {
    return { reading: await (formatOf(request.bytes, request.formato) === 'csv' ? csv(request) : xlsx(request)) };
  } catch (error) {
    if (error instanceof InvalidFile) return { invalid: error.message };
    throw error;
  }
}

function csv({ bytes, opciones: options }: ParseRequest): FileReading {
  const { rows, encoding } = readCsv(bytes, options);
  return { ...readRows(rows, options, true), encoding, sheets: [], sheet: null };
}

async function xlsx({ bytes, opciones: options }: ParseRequest): Promise<FileReading> {
  // The module is imported only for workbooks, so that reading a CSV doesn't wait for the import.
  const { readXlsx } = await import('./readXlsx.ts');
  const { rows, sheets, sheet, unread } = await readXlsx(bytes, options);
  const check = readRows(rows, options, false);
  check.notices.unshift(...unread.map((name) => ({ fila: 0, campo: '', mensaje: TEXTS.otherSheet(name) })));
  check.noticeCount += unread.length;
  return { ...check, encoding: null, sheets, sheet };
}

parentPort?.postMessage(await work(workerData as ParseRequest));
