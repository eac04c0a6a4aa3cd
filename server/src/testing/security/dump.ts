import { asOwner } from '../asOwner.ts';
import type { TestServer } from '../server.ts';

/** A laundry's data: row count and hash of each table. */
export type Dump = Readonly<Record<string, string>>;

const SCRIPT = (name: string): string => `
  const { rows: [{ id }] } = await q("select id from tenants where nombre = '${name}'");
  const { rows: tablas } = await q("select c.relname as tabla, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as suya from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relname = 'tenants' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')) order by 1");
  const volcado = {};
  for (const { tabla, suya } of tablas) {
    const donde = (suya ? 'tenant_id' : 'id') + " = '" + id + "'";
    const { rows: [fila] } = await q('select count(*) as n, md5(coalesce(string_agg(t::text, chr(10) order by t::text), chr(32))) as h from ' + tabla + ' t where ' + donde);
    volcado[tabla] = fila.n + ' ' + fila.h;
  }
  return volcado;`;

/** Dumps laundry `name` from a stopped server's database; equal dumps mean that nothing changed. */
export async function dump(where: TestServer['where'], name = 'Bugambilia'): Promise<Dump> {
  return (await asOwner(where, SCRIPT(name))) as Dump;
}
