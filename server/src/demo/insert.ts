import { type Kysely, sql } from 'kysely';

/** Column name to its SQL type, in the order they are inserted. */
type Columns = Readonly<Record<string, string>>;

/** Rows in one statement: few enough that the JSON stays a few MB. */
const BATCH_SIZE = 2_000;

/** Inserts many rows with a statement per batch; every name comes from this folder, every value travels as a parameter. */
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
