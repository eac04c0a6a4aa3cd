import { asOwner, withDatabase } from '../testing/asOwner.ts';
import { startServer } from '../testing/server.ts';

/**
 * As role `app`: reads another tenant's rows of every table, reads every table with no tenant set, and tries to change another
 * tenant's rows.
 */
const SCRIPT = `
  const { rows: tenants } = await q("select id, nombre from tenants order by nombre");
  const [a, b] = tenants.map((t) => t.id);
  const { rows: tables } = await q("select c.relname as tabla, c.relrowsecurity as rls, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as con_tenant from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migraciones' order by 1");
  const runAs = async (tenant, text) => {
    await q('begin; set local role app');
    if (tenant) await q("set local app.tenant_id = '" + tenant + "'");
    try { return (await q(text)); } catch (error) { return { error: error.code }; } finally { await q('rollback'); }
  };
  const foreign = {};
  const withoutTenant = {};
  for (const { tabla: table, con_tenant: hasTenant } of tables) {
    // Tables without a tenant may show no rows at all.
    const column = table === 'tenants' ? 'id' : hasTenant ? 'tenant_id' : null;
    const r = await runAs(a, 'select count(*)::int as n from ' + table + (column === null ? '' : ' where ' + column + " = '" + b + "'"));
    foreign[table] = r.error ?? r.rows[0].n;
    const s = await runAs(null, 'select count(*)::int as n from ' + table);
    withoutTenant[table] = s.error ?? s.rows[0].n;
  }
  return {
    withoutRls: tables.filter((t) => !t.rls).map((t) => t.tabla),
    foreign, withoutTenant,
    own: (await runAs(a, 'select count(*)::int as n from servicios')).rows[0].n,
    updated: (await runAs(a, "update servicios set precio = 1 where tenant_id = '" + b + "'")).rowCount,
    insert: (await runAs(a, "insert into servicios (tenant_id, id, servicio, categoria, medida, precio) values ('" + b + "', gen_random_uuid(), 'x', 'x', 'pz', 1)")).error,
    move: (await runAs(a, "update servicios set tenant_id = '" + b + "'")).error,
    passwords: (await runAs(a, 'select password_hash from usuarios')).error,
    removePagos: (await runAs(a, 'delete from pagos')).error,
    ddl: (await runAs(a, 'drop table servicios')).error,
  };`;

interface Result {
  withoutRls: string[];
  foreign: Record<string, number | string>;
  withoutTenant: Record<string, number | string>;
  [key: string]: unknown;
}

test('the database itself keeps laundries apart', async () => {
  const server = await startServer();
  await server.close();
  const { withoutRls, foreign, withoutTenant, ...rest } = (await asOwner(server.where, SCRIPT)) as Result;
  expect(withoutRls).toEqual([]);
  expect(Object.keys(foreign)).toEqual(
    expect.arrayContaining(['clientes', 'notas', 'pagos', 'servicios', 'sesiones', 'usuarios']),
  );
  // Each query sees no row (0), or its permission is denied (42501).
  for (const seen of [...Object.values(foreign), ...Object.values(withoutTenant)]) expect([0, '42501']).toContain(seen);
  expect(rest).toEqual({
    own: expect.any(Number),
    updated: 0,
    insert: '42501',
    move: '42501',
    passwords: '42501',
    removePagos: '42501',
    ddl: '42501',
  });
  expect(rest.own).toBeGreaterThan(10);
});

/** A transaction that makes a change and then swallows the error of a failing statement. */
const SILENT_SCRIPT = `
  const { withTenant } = await module('db/tenancy');
  const { rows: [{ id }] } = await sql\`select id from tenants order by nombre\`.execute(db.kysely);
  const answer = await withTenant(db, id, async (tx) => {
    await sql\`update servicios set precio = precio + 1\`.execute(tx);
    await sql\`select 1 / 0\`.execute(tx).catch(() => undefined);
    return 'done';
  }).catch((error) => error.message);
  const after = await withTenant(db, id, async () => 'done');
  return { answer, after };`;

test('a transaction that the database undid isn’t taken as done', async () => {
  const server = await startServer();
  await server.close();
  expect(await withDatabase(server.where, SILENT_SCRIPT)).toEqual({
    answer: expect.stringContaining('undid'),
    after: 'done',
  });
});
