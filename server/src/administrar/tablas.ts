import { type Kysely, sql } from 'kysely';
import type { Esquema } from '../db/esquema.ts';

/** A table that holds rows of tenants. */
export interface Tabla {
  nombre: string;
  /** Column that says whose a row is. */
  dueno: 'id' | 'tenant_id';
  /** Columns that can be written, in order. */
  columnas: string[];
  /** Columns that point to another row of the same table. */
  propias: string[];
}

/** What ends with a process or can be computed again isn't data: sessions, links, sums. */
const PASAJERAS = /^(sesiones|tokens|intentos|migraciones|resumen_.*)$/;

interface Fila {
  tabla: string;
  columnas: string[];
  propias: string[];
  apunta: string[];
}

/** The tables that hold a tenant's data, each after those it refers to; read from the database itself, so a new table is never forgotten. */
export async function tablasDeTenant(db: Kysely<Esquema>): Promise<Tabla[]> {
  const { rows } = await sql<Fila>`
    select c.relname::text as tabla,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columnas,
      coalesce((select json_agg(distinct a.attname) from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
       where k.conrelid = c.oid and k.confrelid = c.oid and a.attname <> 'tenant_id'), '[]') as propias,
      coalesce((select json_agg(distinct k.confrelid::regclass::text) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as apunta
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(db);
  const candidatas = rows.filter(
    ({ tabla, columnas }) => !PASAJERAS.test(tabla) && (tabla === 'tenants' || columnas.includes('tenant_id')),
  );
  return ordenar(candidatas).map(({ tabla, columnas, propias }) => ({
    nombre: tabla,
    dueno: tabla === 'tenants' ? 'id' : 'tenant_id',
    columnas,
    propias,
  }));
}

function ordenar(filas: readonly Fila[]): Fila[] {
  const listas: Fila[] = [];
  const nombres = new Set<string>();
  let faltan = [...filas];
  while (faltan.length > 0) {
    const conocidas = new Set(faltan.map(({ tabla }) => tabla));
    const listasYa = faltan.filter(({ apunta }) => apunta.every((otra) => nombres.has(otra) || !conocidas.has(otra)));
    if (listasYa.length === 0) throw new Error('Las tablas se refieren unas a otras en círculo');
    for (const fila of listasYa) {
      listas.push(fila);
      nombres.add(fila.tabla);
    }
    faltan = faltan.filter(({ tabla }) => !nombres.has(tabla));
  }
  return listas;
}

/** Names of the migrations applied: two databases with the same ones have the same tables. */
export async function migracionesDe(db: Kysely<Esquema>): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`select nombre from migraciones order by nombre`.execute(db);
  return rows.map(({ nombre }) => nombre);
}
