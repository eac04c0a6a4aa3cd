import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements kept by each connection; the ones that come after are planned every time. */
const MAXIMO = 200;

/**
 * A pool whose connections parse and plan each statement once, by its text: planning a page of the sales list costs more than reading it.
 * Statements without parameters (`begin; set ...`) go as they are.
 */
export function conPreparadas(pool: pg.Pool): PostgresPool {
  const nombres = new Map<string, string>();
  const nombreDe = (text: string): string | undefined => {
    const conocido = nombres.get(text);
    if (conocido !== undefined || nombres.size >= MAXIMO) return conocido;
    const nombre = `s${nombres.size}`;
    nombres.set(text, nombre);
    return nombre;
  };
  const preparar = (cliente: pg.PoolClient): PostgresPoolClient =>
    ({
      query: (text: unknown, values?: unknown[]) =>
        typeof text === 'string' && values !== undefined && values.length > 0
          ? cliente.query({ name: nombreDe(text), text, values })
          : cliente.query(text as string, values),
      release: () => cliente.release(),
    }) as unknown as PostgresPoolClient;
  return { connect: async () => preparar(await pool.connect()), end: () => pool.end() };
}
