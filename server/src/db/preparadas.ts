import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements kept by each connection; the ones that come after are planned every time. */
const MAXIMO = 200;

/** Name under which every connection prepares a statement, by its text. */
export type Nombres = (text: string) => string | undefined;

/** Planning a page of the sales list costs more than reading it: each connection parses and plans a statement once. */
export function nombresDeSentencias(): Nombres {
  const nombres = new Map<string, string>();
  return (text) => {
    const conocido = nombres.get(text);
    if (conocido !== undefined || nombres.size >= MAXIMO) return conocido;
    const nombre = `s${nombres.size}`;
    nombres.set(text, nombre);
    return nombre;
  };
}

/** The pool, its statements prepared. Those without parameters (`begin; set ...`) go as they are. */
export function conPreparadas(pool: pg.Pool, nombreDe: Nombres): PostgresPool {
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
