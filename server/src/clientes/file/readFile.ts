import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileEncoding, ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import { fieldProblem, type HttpProblem } from '../../http/problem.ts';
import { Turns } from '../../turns/turns.ts';
import type { FileCheck } from './readRows.ts';
import { TEXTS } from './texts.ts';

export type Format = 'csv' | 'xlsx';

export interface ParseRequest {
  formato: Format;
  bytes: Uint8Array;
  opciones: ImportOptions;
}

/** A file's rows and the way in which it was read. */
export interface FileReading extends FileCheck {
  /** Null for a workbook. */
  encoding: FileEncoding | null;
  sheets: { nombre: string; oculta: boolean }[];
  sheet: string | null;
}

export type Message = { reading: FileReading } | { invalid: string };

/** An uploaded file may be hostile, so parsing has limits on memory, time and concurrency. */
const MEMORY_MB = 256;
const TIME_MS = 30_000;
const MAX_CONCURRENT = 2;

const turns = new Turns(MAX_CONCURRENT);

/**
 * Reads and checks a file of clientes in a worker thread, so that a hostile file does not affect other requests.
 * @throws HttpProblem 422 saying what is wrong with the file
 */
export async function readFile(tenantId: string, parseRequest: ParseRequest): Promise<FileReading> {
  const message = await turns.run(tenantId, () => ask(parseRequest));
  if ('reading' in message) return message.reading;
  throw badFile(message.invalid);
}

function badFile(message: string): HttpProblem {
  return fieldProblem(422, 'archivo', message);
}

async function ask(parseRequest: ParseRequest): Promise<Message> {
  const worker = new Worker(new URL('./fileWorker.js', import.meta.url), {
    workerData: parseRequest,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The process's flags are not inherited, because some (--input-type) are invalid in a worker.
    execArgv: [],
  });
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(TIME_MS) });
    return message as Message;
  } catch (error) {
    const exhausted =
      error instanceof Error && 'code' in error && (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ABORT_ERR');
    if (exhausted) throw badFile(TEXTS.fileTooBig);
    throw error;
  } finally {
    await worker.terminate();
  }
}
