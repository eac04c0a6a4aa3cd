import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

export interface Table {
  nombre: string;
  /** Column with the tenant's id. */
  owner: 'id' | 'tenant_id';
  /** Columns that can be inserted (all but the generated ones), in the table's order. */
  columns: string[];
  /** Columns that refer to another row of the same table. */
  ownColumns: string[];
}

/**
 * Tables left out of exports: sessions, second factors, links and other sign-in data, applied migrations, and rollups, which an
 * import computes again.
 */
const TRANSIENT_TABLES = /^(sesiones|lugares_conocidos|segundo_factor|llaves_acceso|tokens|intentos|migraciones|resumen_.*)$/;

interface Row {
  tabla: string;
  columnas: string[];
  propias: string[];
  apunta: string[];
}

/**
 * Tables with tenant data, except `TRANSIENT_TABLES`, each after the tables that it refers to. The list comes from the database's
 * catalog, so it includes new tables.
 */
export async function tenantTables(db: Kysely<DatabaseSchema>): Promise<Table[]> {
  const { rows } = await sql<Row>`
    select c.relname::text as tabla,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columnas,
      coalesce((select json_agg(distinct a.attname) from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
       where k.conrelid = c.oid and k.confrelid = c.oid and a.attname <> 'tenant_id'), '[]') as propias,
      coalesce((select json_agg(distinct k.confrelid::regclass::text) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as apunta
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(db);
  const candidates = rows.filter(
    ({ tabla: table, columnas: columns }) =>
      !TRANSIENT_TABLES.test(table) && (table === 'tenants' || columns.includes('tenant_id')),
  );
  return sort(candidates).map(({ tabla: table, columnas: columns, propias: ownColumns }) => ({
    nombre: table,
    owner: table === 'tenants' ? 'id' : 'tenant_id',
    columns,
    ownColumns,
  }));
}

function sort(rows: readonly Row[]): Row[] {
  const sorted: Row[] = [];
  const names = new Set<string>();
  let missing = [...rows];
  while (missing.length > 0) {
    const known = new Set(missing.map(({ tabla: table }) => table));
    const ready = missing.filter(({ apunta: referenced }) =>
      referenced.every((another) => names.has(another) || !known.has(another)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle');
    for (const row of ready) {
      sorted.push(row);
      names.add(row.tabla);
    }
    missing = missing.filter(({ tabla: table }) => !names.has(table));
  }
  return sorted;
}

/** Names of the migrations applied. Two databases with the same migrations have the same tables. */
export async function migrationsOf(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`select nombre from migraciones order by nombre`.execute(db);
  return rows.map(({ nombre: name }) => name);
}
