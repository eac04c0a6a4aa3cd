import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwner } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';

/**
 * Tables without a tenant column, each with what it holds or why it has none. If the other tables are distributed over several
 * machines by tenant, these stay on one machine.
 */
const LOCAL_TABLES: Readonly<Record<string, string>> = {
  migraciones: 'what the schema is',
  intentos: 'counts sign-ins before anybody is known',
  entregas: 'builds of the sections belong to the product',
  entregas_archivos: 'their files',
  entregas_punteros: 'which build each laundry gets',
  entregas_historia: 'who moved them; numbered by the one machine that has it',
  entregas_llaves: 'deploy tokens',
  entregas_fallas: 'what browsers reported; numbered likewise',
  entregas_resultados: 'what came of each version, by user of any laundry',
  entregas_mapas: 'source maps of the builds',
  entregas_servicios: 'where the services of sections are',
  entregas_medidas: 'what browsers measured of each version, summed up',
  entregas_vistas: 'links that show a version',
};

/** Small, rarely written tables of which every machine keeps a whole copy, each with the reason why it can't be divided. */
const REFERENCE_TABLES: Readonly<Record<string, string>> = {
  tenants: 'its key is the tenant',
  sucursales: 'accounts refer to it, and a copied table refers to copied ones alone',
  usuarios: 'who signs in says an e-mail and no laundry, so it is unique among all',
};

/** Unique keys of reference tables that don't start with the tenant, with their table. Distributed tables have no such key. */
const KEYS_WITHOUT_TENANT: Readonly<Record<string, string>> = {
  usuarios_confirmado: 'usuarios',
};

const COUNTS = 'counts in the row that changes';
const TELLS = 'notifies of the rows that change (035-events.sql), and writes none';

/** Triggers on distributed tables. They are allowed because each of them writes no row but the one that changes. */
const TRIGGERS: Readonly<Record<string, string>> = {
  cajas_cambiadas: TELLS,
  cajas_hechas: TELLS,
  choferes_cambiados: TELLS,
  choferes_hechos: TELLS,
  clientes_cambiados: TELLS,
  clientes_hechos: TELLS,
  clientes_otra_version: COUNTS,
  contar_renombrado: COUNTS,
  cortes_hechos: TELLS,
  enlaces_ruta_cambiados: TELLS,
  enlaces_ruta_hechos: TELLS,
  fotos_hechas: TELLS,
  fotos_quitadas: TELLS,
  movimientos_hechos: TELLS,
  notas_cambiadas: TELLS,
  notas_hechas: TELLS,
  paradas_cambiadas: TELLS,
  paradas_hechas: TELLS,
  paradas_quitadas: TELLS,
  servicios_cambiados: TELLS,
  servicios_hechos: TELLS,
  sesiones_quitadas: TELLS,
  sesiones_terminadas: TELLS,
  solicitudes_cambiadas: TELLS,
  solicitudes_hechas: TELLS,
  turnos_cambiados: TELLS,
  turnos_hechos: TELLS,
};

const SCRIPT = `
  const rows = async (text) => (await q(text)).rows;
  return {
    tables: await rows("select c.relname as relation, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as con_tenant, exists (select from pg_attribute a where a.attrelid = c.oid and (a.attidentity <> '' or pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null) and a.attnum > 0 and not a.attisdropped) as numbered from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1"),
    unique: await rows("select t.relname as relation, x.relname as index, a.attname as first from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0] where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and i.indisunique order by 1, 2"),
    foreign: await rows("select t.relname as relation, f.relname as toward, c.conname as key, a.attname as first, b.attname as there from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1] join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1] where c.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 3"),
    exclusive: await rows("select conname from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace"),
    triggers: await rows("select t.relname as relation, g.tgname as trigger from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and t.relnamespace = 'public'::regnamespace order by 1, 2"),
  };`;

interface Catalog {
  tables: { relation: string; con_tenant: boolean; numbered: boolean }[];
  unique: { relation: string; index: string; first: string | null }[];
  foreign: { relation: string; toward: string; key: string; first: string; there: string }[];
  exclusive: unknown[];
  triggers: { relation: string; trigger: string }[];
}

let catalog: Catalog;
let guide: string;
beforeAll(async () => {
  catalog = (await asOwner(await newDatabase(), SCRIPT)) as Catalog;
  guide = await readFile(join(__dirname, '../../../docs/operating.md'), 'utf8');
});

const distributedTables = (): string[] =>
  catalog.tables.map(({ relation: table }) => table).filter((table) => !(table in LOCAL_TABLES) && !(table in REFERENCE_TABLES));

test('every table belongs to a tenant, or is named here with its reason', () => {
  const withoutTenant = catalog.tables.filter(({ con_tenant: hasTenant }) => !hasTenant).map(({ relation: table }) => table);
  expect(withoutTenant).toEqual([...Object.keys(LOCAL_TABLES), 'tenants'].toSorted());
  expect(distributedTables().length).toBeGreaterThan(15);
});

test('the tenant leads every primary and unique key of what is spread, and nothing else is exclusive', () => {
  const loose = catalog.unique.filter(
    ({ relation: table, first }) => distributedTables().includes(table) && first !== 'tenant_id',
  );
  expect(loose).toEqual([]);
  const referenceIndexes = catalog.unique.filter(({ relation: table }) => table in REFERENCE_TABLES && table !== 'tenants');
  const exceptions = referenceIndexes.filter(({ first }) => first !== 'tenant_id');
  expect(Object.fromEntries(exceptions.map(({ index, relation: table }) => [index, table]))).toEqual(KEYS_WITHOUT_TENANT);
  expect(catalog.exclusive).toEqual([]);
});

test('foreign keys stay within the tenant: from spread to spread or to a copied table, never back', () => {
  const kindOf = (table: string) => (table in LOCAL_TABLES ? 'local' : table in REFERENCE_TABLES ? 'reference' : 'distributed');
  for (const { relation: table, toward, key, first, there } of catalog.foreign) {
    const allowed = { distributed: ['distributed', 'reference'], reference: ['reference'], local: ['local'] }[kindOf(table)];
    expect({ key, isAllowed: allowed.includes(kindOf(toward)) }).toEqual({ key, isAllowed: true });
    if (kindOf(table) !== 'local')
      expect([key, first, there]).toEqual([key, 'tenant_id', toward === 'tenants' ? 'id' : 'tenant_id']);
  }
});

test('nothing that is spread takes a number from one machine or looks beyond its row', () => {
  const numbered = catalog.tables.filter(({ relation: table, numbered }) => numbered && !(table in LOCAL_TABLES));
  expect(numbered).toEqual([]);
  const triggers = catalog.triggers.filter(({ relation: table }) => distributedTables().includes(table));
  expect(triggers.map(({ trigger }) => trigger)).toEqual(Object.keys(TRIGGERS));
});

describe('docs/operating.md', () => {
  const names = (order: string) =>
    [...guide.matchAll(new RegExp(`select ${order}\\('([a-z_]+)'`, 'g'))].map(([, table]) => table);

  test('names every table once, where it goes', () => {
    expect(names('create_reference_table').toSorted()).toEqual(Object.keys(REFERENCE_TABLES).toSorted());
    expect(names('create_distributed_table').toSorted()).toEqual(distributedTables().toSorted());
    for (const table of Object.keys(LOCAL_TABLES)) expect(guide).toContain(`\`${table}\``);
  });

  test('in an order that its foreign keys allow', () => {
    const order = [...names('create_reference_table'), ...names('create_distributed_table')];
    for (const { relation: table, toward } of catalog.foreign.filter((key) => !(key.relation in LOCAL_TABLES)))
      expect([table, order.indexOf(toward) <= order.indexOf(table)]).toEqual([table, true]);
  });
});
