import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comoDueno } from '../test/comoDueno.ts';
import { nuevaBase } from '../test/servidor.ts';

/** Tables without a tenant, which stay whole on one machine, and why. */
const LOCALES: Readonly<Record<string, string>> = {
  migraciones: 'what the schema is',
  intentos: 'counts sign-ins before anybody is known',
  entregas: 'builds of the sections belong to the product',
  entregas_archivos: 'their files',
  entregas_punteros: 'which build each laundry gets',
  entregas_historia: 'who moved them; numbered by the one machine that has it',
  entregas_llaves: 'deploy tokens',
  entregas_fallas: 'what browsers reported; numbered likewise',
};

/** Tables that are small, seldom written and read by all the others: a copy on every machine. */
const DE_REFERENCIA: Readonly<Record<string, string>> = {
  tenants: 'its key is the tenant',
  sucursales: 'accounts refer to it, and a copied table refers to copied ones alone',
  usuarios: 'who signs in says an e-mail and no laundry, so it is unique among all',
};

/** Unique keys that the tenant doesn't lead, of tables of a tenant: only where the table isn't spread. */
const CLAVES_SIN_TENANT: Readonly<Record<string, string>> = {
  usuarios_usuario: 'usuarios',
};

/** Triggers on tables that are spread: allowed when they look at nothing but their row. */
const DISPARADORES: Readonly<Record<string, string>> = {
  clientes_otra_version: 'counts in the row that changes',
  contar_renombrado: 'counts in the row that changes',
};

const GUION = `
  const uno = async (texto) => (await q(texto)).rows;
  return {
    tablas: await uno("select c.relname as tabla, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as con_tenant, exists (select from pg_attribute a where a.attrelid = c.oid and (a.attidentity <> '' or pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null) and a.attnum > 0 and not a.attisdropped) as numerada from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1"),
    unicas: await uno("select t.relname as tabla, x.relname as indice, a.attname as primera from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0] where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and i.indisunique order by 1, 2"),
    ajenas: await uno("select t.relname as tabla, f.relname as hacia, c.conname as clave, a.attname as primera, b.attname as alla from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1] join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1] where c.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 3"),
    excluyentes: await uno("select conname from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace"),
    disparadores: await uno("select t.relname as tabla, g.tgname as disparador from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and t.relnamespace = 'public'::regnamespace order by 1, 2"),
  };`;

interface Catalogo {
  tablas: { tabla: string; con_tenant: boolean; numerada: boolean }[];
  unicas: { tabla: string; indice: string; primera: string | null }[];
  ajenas: { tabla: string; hacia: string; clave: string; primera: string; alla: string }[];
  excluyentes: unknown[];
  disparadores: { tabla: string; disparador: string }[];
}

let catalogo: Catalogo;
let guia: string;
beforeAll(async () => {
  catalogo = (await comoDueno(await nuevaBase(), GUION)) as Catalogo;
  guia = await readFile(join(__dirname, '../../../docs/operating.md'), 'utf8');
});

const repartidas = (): string[] =>
  catalogo.tablas.map(({ tabla }) => tabla).filter((tabla) => !(tabla in LOCALES) && !(tabla in DE_REFERENCIA));

test('every table belongs to a tenant, or is named here with its reason', () => {
  const sinTenant = catalogo.tablas.filter(({ con_tenant }) => !con_tenant).map(({ tabla }) => tabla);
  expect(sinTenant).toEqual([...Object.keys(LOCALES), 'tenants'].toSorted());
  expect(repartidas().length).toBeGreaterThan(15);
});

test('the tenant leads every primary and unique key of what is spread, and nothing else is exclusive', () => {
  const sueltas = catalogo.unicas.filter(({ tabla, primera }) => repartidas().includes(tabla) && primera !== 'tenant_id');
  expect(sueltas).toEqual([]);
  const deReferencia = catalogo.unicas.filter(({ tabla }) => tabla in DE_REFERENCIA && tabla !== 'tenants');
  const excepciones = deReferencia.filter(({ primera }) => primera !== 'tenant_id');
  expect(Object.fromEntries(excepciones.map(({ indice, tabla }) => [indice, tabla]))).toEqual(CLAVES_SIN_TENANT);
  expect(catalogo.excluyentes).toEqual([]);
});

test('foreign keys stay within the tenant: from spread to spread or to a copied table, never back', () => {
  const esDe = (tabla: string) => (tabla in LOCALES ? 'local' : tabla in DE_REFERENCIA ? 'referencia' : 'repartida');
  for (const { tabla, hacia, clave, primera, alla } of catalogo.ajenas) {
    const permitidas = { repartida: ['repartida', 'referencia'], referencia: ['referencia'], local: ['local'] }[esDe(tabla)];
    expect({ clave, permitida: permitidas.includes(esDe(hacia)) }).toEqual({ clave, permitida: true });
    if (esDe(tabla) !== 'local')
      expect([clave, primera, alla]).toEqual([clave, 'tenant_id', hacia === 'tenants' ? 'id' : 'tenant_id']);
  }
});

test('nothing that is spread takes a number from one machine or looks beyond its row', () => {
  const numeradas = catalogo.tablas.filter(({ tabla, numerada }) => numerada && !(tabla in LOCALES));
  expect(numeradas).toEqual([]);
  const disparadores = catalogo.disparadores.filter(({ tabla }) => repartidas().includes(tabla));
  expect(disparadores.map(({ disparador }) => disparador)).toEqual(Object.keys(DISPARADORES));
});

describe('docs/operating.md', () => {
  const nombres = (orden: string) =>
    [...guia.matchAll(new RegExp(`select ${orden}\\('([a-z_]+)'`, 'g'))].map(([, tabla]) => tabla);

  test('names every table once, where it goes', () => {
    expect(nombres('create_reference_table').toSorted()).toEqual(Object.keys(DE_REFERENCIA).toSorted());
    expect(nombres('create_distributed_table').toSorted()).toEqual(repartidas().toSorted());
    for (const tabla of Object.keys(LOCALES)) expect(guia).toContain(`\`${tabla}\``);
  });

  test('in an order that its foreign keys allow', () => {
    const orden = [...nombres('create_reference_table'), ...nombres('create_distributed_table')];
    for (const { tabla, hacia } of catalogo.ajenas.filter((clave) => !(clave.tabla in LOCALES)))
      expect([tabla, orden.indexOf(hacia) <= orden.indexOf(tabla)]).toEqual([tabla, true]);
  });
});
