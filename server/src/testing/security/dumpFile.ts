import { asOwner } from '../asOwner.ts';
import type { TestServer } from '../server.ts';

/** A laundry as the database has it: of each table its number of rows and what they hash to. */
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

/** What a stopped server's database holds of the laundry called `nombre`, table by table: equal before and after, nothing of it changed. */
export async function dump(where: TestServer['where'], name = 'Bugambilia'): Promise<Dump> {
  return (await asOwner(where, SCRIPT(name))) as Dump;
}
