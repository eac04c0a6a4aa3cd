import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csv } from './csv.ts';
import type { Columna, Fila } from './tabla.ts';
import { xlsx } from './xlsx.ts';

export type { Celda, Columna, Fila } from './tabla.ts';

export interface Tabla {
  formato: 'csv' | 'xlsx';
  /** The file's name without extension; also the sheet's, up to its first dash. */
  nombre: string;
  columnas: readonly Columna[];
  /** The rows, a batch at a time; the next one is asked for when the reader has taken the one before. */
  lotes: AsyncIterable<readonly Fila[]>;
}

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The batches, the first one read now: what fails at once is still answered as a problem. */
async function empezar(lotes: AsyncIterable<readonly Fila[]>): Promise<AsyncGenerator<readonly Fila[]>> {
  const iterador = lotes[Symbol.asyncIterator]();
  const primero = await iterador.next();
  return (async function* () {
    try {
      for (let paso = primero; !paso.done; paso = await iterador.next()) yield paso.value;
    } finally {
      await iterador.return?.();
    }
  })();
}

/**
 * Answers a table as a file to download, whatever its size: rows are read while the file is sent, at the reader's pace, and no more once
 * the reader leaves. A failure half way breaks the connection, so that nobody takes a piece for the whole.
 */
export async function enviarTabla(reply: FastifyReply, { formato, nombre, columnas, lotes }: Tabla): Promise<FastifyReply> {
  const leidos = await empezar(lotes);
  const contenido =
    formato === 'csv' ? Readable.from(csv(columnas, leidos)) : xlsx(nombre.split('-')[0] ?? nombre, columnas, leidos);
  return reply.type(TIPOS[formato]).header('content-disposition', `attachment; filename="${nombre}.${formato}"`).send(contenido);
}
