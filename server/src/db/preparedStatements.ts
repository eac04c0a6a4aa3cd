import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Maximum number of statements prepared per connection; any other statement is planned on every call. */
const MAX = 200;

/**
 * Wraps the pool so that each connection plans a statement with parameters only once, because planning can cost more than
 * reading.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const prepare = (client: pg.PoolClient): PostgresPoolClient =>
    ({
      query: (text: unknown, values?: unknown[]) =>
        typeof text === 'string' && values !== undefined && values.length > 0
          ? client.query({ name: nameOf(text), text, values })
          : client.query(text as string, values),
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as PostgresPoolClient;
  return { connect: async () => prepare(await pool.connect()), end: () => pool.end() };
}
