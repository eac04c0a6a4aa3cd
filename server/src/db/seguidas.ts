import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** A statement as `pg` takes it; without values it may hold several, and isn't prepared. */
export interface Sentencia {
  sql: string;
  parameters: readonly unknown[];
}

/** Rows of each statement. */
export type Seguidas = (sentencias: readonly Sentencia[]) => Promise<Record<string, unknown>[][]>;

/** What `pg` doesn't declare of its clients. */
interface ConConexion {
  connection: { stream: Duplex };
}

/**
 * Runs statements on one connection of a pool with `pipeline`, each without waiting for the answer of the one before: one trip to the server and
 * back, in one write, instead of one for each. All are run even when one fails, so only `begin` makes them whole.
 * @throws what the first that failed says
 */
export function seguidasEn(pool: pg.Pool, nombreDe: (text: string) => string | undefined): Seguidas {
  return async (sentencias) => {
    const cliente = await pool.connect();
    try {
      const { stream } = (cliente as unknown as ConConexion).connection;
      stream.cork();
      const enviadas = sentencias.map(({ sql: text, parameters }) =>
        parameters.length === 0 ? cliente.query(text) : cliente.query({ name: nombreDe(text), text, values: [...parameters] }),
      );
      stream.uncork();
      const respuestas = await Promise.allSettled(enviadas);
      return respuestas.map((respuesta) => {
        if (respuesta.status === 'rejected') throw respuesta.reason;
        return respuesta.value.rows;
      });
    } finally {
      cliente.release();
    }
  };
}
