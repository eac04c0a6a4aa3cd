import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** A statement as `pg` takes it; without values it may hold several, and isn't prepared. */
export interface Sentencia {
  sql: string;
  parameters: readonly unknown[];
}

/** Rows of each statement. `alFinal` goes after them, in the same trip: nobody waits for its answer but who uses the connection next. */
export type Seguidas = (sentencias: readonly Sentencia[], alFinal: string) => Promise<Record<string, unknown>[][]>;

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
  return async (sentencias, alFinal) => {
    const cliente = await pool.connect();
    return new Promise((resolver, rechazar) => {
      const { stream } = (cliente as unknown as ConConexion).connection;
      stream.cork();
      try {
        enviar(cliente, sentencias, nombreDe, (error, leidas) => (error ? rechazar(error) : resolver(leidas)));
        cliente.query(alFinal, () => cliente.release());
      } catch (error) {
        cliente.release(true);
        rechazar(error);
      } finally {
        stream.uncork();
      }
    });
  };
}

/** With `pg`'s callbacks: a promise for each statement takes as long as writing it. */
function enviar(
  cliente: pg.PoolClient,
  sentencias: readonly Sentencia[],
  nombreDe: (text: string) => string | undefined,
  contestadas: (error: Error | null, leidas: Record<string, unknown>[][]) => void,
): void {
  const leidas: Record<string, unknown>[][] = [];
  let primera: Error | null = null;
  let faltan = sentencias.length;
  const listo = (lugar: number) => (error: Error | null, respuesta: pg.QueryResult) => {
    if (error) primera ??= error;
    else leidas[lugar] = respuesta.rows;
    if (--faltan === 0) contestadas(primera, leidas);
  };
  for (const [lugar, { sql: text, parameters }] of sentencias.entries()) {
    if (parameters.length === 0) cliente.query(text, listo(lugar));
    else cliente.query({ name: nombreDe(text), text, values: [...parameters] }, listo(lugar));
  }
}
