import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csv } from './csv.ts';
import type { Column, Row } from './table.ts';
import { xlsx } from './xlsx.ts';

export type { Cell, Column, Row } from './table.ts';

export interface Table {
  formato: 'csv' | 'xlsx';
  /** The file's name without extension; also the sheet's, up to its first dash. */
  nombre: string;
  columns: readonly Column[];
  /** The rows, a batch at a time; the next one is asked for when the reader has taken the one before. */
  batches: AsyncIterable<readonly Row[]>;
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The batches, the first one read now: what fails at once is still answered as a problem. */
async function begin(batches: AsyncIterable<readonly Row[]>): Promise<AsyncGenerator<readonly Row[]>> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

/**
 * Answers a table as a file to download, whatever its size: rows are read while the file is sent, at the reader's pace, and no more once
 * the reader leaves. A failure half way breaks the connection, so that nobody takes a piece for the whole.
 */
export async function sendTable(
  reply: FastifyReply,
  { formato: format, nombre: name, columns, batches }: Table,
): Promise<FastifyReply> {
  const parsedRows = await begin(batches);
  const content =
    format === 'csv' ? Readable.from(csv(columns, parsedRows)) : xlsx(name.split('-')[0] ?? name, columns, parsedRows);
  return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="${name}.${format}"`).send(content);
}
