import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';

/**
 * Opens a database without using the product's code.
 * @param {{ url?: string; folder?: string }} where a PostgreSQL URL, or the folder of a stopped embedded database
 * @returns {Promise<{ rows: (sql: string) => Promise<any[]>; close: () => Promise<void> }>}
 */
export async function openQuery({ url, folder }) {
  if (url !== undefined) {
    const client = new pg.Client(url);
    await client.connect();
    return { rows: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
  }
  const pglite = await PGlite.create(folder, { extensions: { unaccent, pg_trgm, btree_gin } });
  return { rows: async (sql) => (await pglite.query(sql)).rows, close: () => pglite.close() };
}
