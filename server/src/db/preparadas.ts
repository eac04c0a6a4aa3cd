import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements kept by each connection; the ones that come after are planned every time. */
const MAXIMO = 200;

/**
 * The pool, its statements prepared: planning a page of the sales list costs more than reading it, so each connection
 * plans a statement once. Those without parameters (`begin; set ...`) go as they are.
 */
export function conPreparadas(pool: pg.Pool): PostgresPool {
  const nombres = new Map<string, string>();
  const nombreDe = (text: string): string | undefined => {
    if (!nombres.has(text) && nombres.size < MAXIMO) nombres.set(text, `s${nombres.size}`);
    return nombres.get(text);
  };
  const preparar = (cliente: pg.PoolClient): PostgresPoolClient =>
    ({
      query: (text: unknown, values?: unknown[]) =>
        typeof text === 'string' && values !== undefined && values.length > 0
          ? cliente.query({ name: nombreDe(text), text, values })
          : cliente.query(text as string, values),
      release: (rota?: boolean) => cliente.release(rota),
    }) as unknown as PostgresPoolClient;
  return { connect: async () => preparar(await pool.connect()), end: () => pool.end() };
}
