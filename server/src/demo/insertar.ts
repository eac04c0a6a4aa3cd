import { type Kysely, sql } from 'kysely';

/** Column name to its SQL type, in the order they are inserted. */
type Columnas = Readonly<Record<string, string>>;

/** Rows in one statement: few enough that the JSON stays a few MB. */
const POR_LOTE = 2_000;

/** Inserts many rows with a statement per batch; every name comes from this folder, every value travels as a parameter. */
export async function insertarFilas<B>(
  tx: Kysely<B>,
  tabla: string,
  columnas: Columnas,
  filas: readonly Record<string, unknown>[],
): Promise<void> {
  const nombres = sql.join(Object.keys(columnas).map((nombre) => sql.ref(nombre)));
  const tipos = sql.join(Object.entries(columnas).map(([nombre, tipo]) => sql`${sql.ref(nombre)} ${sql.raw(tipo)}`));
  for (let desde = 0; desde < filas.length; desde += POR_LOTE) {
    const lote = JSON.stringify(filas.slice(desde, desde + POR_LOTE));
    await sql`insert into ${sql.table(tabla)} (${nombres}) select ${nombres} from jsonb_to_recordset(${lote}::jsonb) as fila(${tipos})`.execute(
      tx,
    );
  }
}
