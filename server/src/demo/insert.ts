import { type Kysely, sql } from 'kysely';

/** SQL type of each column, in insertion order. */
type Columns = Readonly<Record<string, string>>;

/** Rows per statement; the limit keeps the JSON parameter within a few MB. */
const BATCH_SIZE = 2_000;

/** Inserts rows in batches. Table and column names come from this folder's code; values are sent as parameters. */
export async function insertRows<B>(
  tx: Kysely<B>,
  table: string,
  columns: Columns,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const types = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH_SIZE));
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from jsonb_to_recordset(${batch}::jsonb) as fila(${types})`.execute(
      tx,
    );
  }
}
