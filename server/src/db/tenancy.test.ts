import { asOwner, withDatabase } from '../testing/asOwner.ts';
import { startServer } from '../testing/server.ts';

/** Reads every table as role `app` with one tenant set, then tries to change another tenant's rows. */
const SCRIPT = `
  const { rows: tenants } = await q("select id, nombre from tenants order by nombre");
  const [a, b] = tenants.map((t) => t.id);
  const { rows: tablas } = await q("select c.relname as tabla, c.relrowsecurity as rls, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as con_tenant from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migraciones' order by 1");
  const como = async (tenant, texto) => {
    await q('begin; set local role app');
    if (tenant) await q("set local app.tenant_id = '" + tenant + "'");
    try { return (await q(texto)); } catch (error) { return { error: error.code }; } finally { await q('rollback'); }
  };
  const ajenas = {};
  const sinTenant = {};
  for (const { tabla, con_tenant } of tablas) {
    // Tables without a tenant may show no rows at all.
    const columna = tabla === 'tenants' ? 'id' : con_tenant ? 'tenant_id' : null;
    const r = await como(a, 'select count(*)::int as n from ' + tabla + (columna === null ? '' : ' where ' + columna + " = '" + b + "'"));
    ajenas[tabla] = r.error ?? r.rows[0].n;
    const s = await como(null, 'select count(*)::int as n from ' + tabla);
    sinTenant[tabla] = s.error ?? s.rows[0].n;
  }
  return {
    sinRls: tablas.filter((t) => !t.rls).map((t) => t.tabla),
    ajenas, sinTenant,
    propias: (await como(a, 'select count(*)::int as n from servicios')).rows[0].n,
    actualizadas: (await como(a, "update servicios set precio = 1 where tenant_id = '" + b + "'")).rowCount,
    insertar: (await como(a, "insert into servicios (tenant_id, id, servicio, categoria, medida, precio) values ('" + b + "', gen_random_uuid(), 'x', 'x', 'pz', 1)")).error,
    mudar: (await como(a, "update servicios set tenant_id = '" + b + "'")).error,
    claves: (await como(a, 'select password_hash from usuarios')).error,
    borrarPagos: (await como(a, 'delete from pagos')).error,
    ddl: (await como(a, 'drop table servicios')).error,
  };`;

interface Result {
  sinRls: string[];
  ajenas: Record<string, number | string>;
  sinTenant: Record<string, number | string>;
  [key: string]: unknown;
}

test('the database itself keeps laundries apart', async () => {
  const server = await startServer();
  await server.close();
  const { sinRls, ajenas, sinTenant, ...rest } = (await asOwner(server.where, SCRIPT)) as Result;
  expect(sinRls).toEqual([]);
  expect(Object.keys(ajenas)).toEqual(
    expect.arrayContaining(['clientes', 'notas', 'pagos', 'servicios', 'sesiones', 'usuarios']),
  );
  // 0 rows, or permission denied (42501).
  for (const seenOne of [...Object.values(ajenas), ...Object.values(sinTenant)]) expect([0, '42501']).toContain(seenOne);
  expect(rest).toEqual({
    propias: expect.any(Number),
    actualizadas: 0,
    insertar: '42501',
    mudar: '42501',
    claves: '42501',
    borrarPagos: '42501',
    ddl: '42501',
  });
  expect(rest.propias).toBeGreaterThan(10);
});

/** A change, then a failing statement whose error is swallowed. */
const SILENT_SCRIPT = `
  const { withTenant } = await module('db/tenancy');
  const { rows: [{ id }] } = await sql\`select id from tenants order by nombre\`.execute(base.kysely);
  const dicho = await withTenant(base, id, async (tx) => {
    await sql\`update servicios set precio = precio + 1\`.execute(tx);
    await sql\`select 1 / 0\`.execute(tx).catch(() => undefined);
    return 'hecho';
  }).catch((error) => error.message);
  const despues = await withTenant(base, id, async () => 'hecho');
  return { dicho, despues };`;

test('a transaction that the database undid isn’t taken as done', async () => {
  const server = await startServer();
  await server.close();
  expect(await withDatabase(server.where, SILENT_SCRIPT)).toEqual({
    dicho: expect.stringContaining('undid'),
    despues: 'hecho',
  });
});
