import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csv } from './csv.ts';
import type { Row, Sheet } from './table.ts';
import { xlsx } from './xlsx.ts';

export type { Cell, Column, Row, Sheet } from './table.ts';

export interface Table extends Omit<Sheet, 'name'> {
  formato: 'csv' | 'xlsx';
  /** File name without extension. The part before the first dash names the first sheet. */
  nombre: string;
  /** Additional sheets of an XLSX, after the first. A CSV leaves them out. */
  more?: readonly Sheet[];
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Reads the first batch before answering, so that an early failure still gets an error response. */
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
 * Streams a table of any size as a download, at the client's pace, and stops reading when the client disconnects. A
 * failure midway breaks the connection, so that a partial file is not taken for a complete one.
 */
export async function sendTable(
  reply: FastifyReply,
  { formato: format, nombre: name, columns, batches, more = [] }: Table,
): Promise<FastifyReply> {
  const firstRows = await begin(batches);
  const content =
    format === 'csv'
      ? Readable.from(csv(columns, firstRows))
      : xlsx([{ name: name.split('-')[0] ?? name, columns, batches: firstRows }, ...more]);
  return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="${name}.${format}"`).send(content);
}
