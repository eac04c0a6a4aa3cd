import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { asOwner } from '../testing/asOwner.ts';
import { bodyAs } from '../testing/scenario.ts';
import { type Client, newDatabase, startServer, type TestServer } from '../testing/server.ts';

interface Page {
  clientes: Cliente[];
  siguiente: string | null;
}

/** Adds more clientes than a search examines before choosing its strategy; those with rare names come last in the list. */
const SCRIPT = `
  const { rows: [{ tenant }] } = await q("select id as tenant from tenants where nombre like '%Agua Clara%'");
  await q("insert into clientes (tenant_id, id, nombre, apellido, telefono) select '" + tenant + "', md5('c' || i)::uuid," +
    " case when i <= 2300 then 'Abad' || chr(97 + i % 20) || chr(97 + i / 20 % 20) else 'Zuwx' || i end," +
    " case when i % 3 = 0 then 'Peo' when i % 230 = 7 then 'Q%u_i' else 'Lis' end || i, '+5255' || lpad((i * 7919)::text, 8, '0') from generate_series(1, 2600) i");
  await q("insert into clientes (tenant_id, id, nombre, apellido, telefono) values ('" + tenant + "', gen_random_uuid(), 'Zzarco', '🧺 d''O', '+525512341234')");
  return null;`;

const SHORT = [
  'a',
  'ab',
  'ba',
  'pe',
  'zz',
  'z',
  'wx',
  '%',
  '_',
  '%u',
  'u_',
  "'",
  "d'",
  '🧺',
  '🧺 d',
  '12',
  '7',
  '55',
  '5 5',
  '55 12',
  '-',
  '\\',
  'ó',
  'a b',
  '%%',
  'qq',
];

let server: TestServer;
let client: Client;
beforeAll(async () => {
  const where = await newDatabase();
  await asOwner(where, SCRIPT);
  server = await startServer({ where });
  client = await server.signIn('super@aguaclara.mx');
}, 120_000);
afterAll(() => server.close());

async function walk(name: string, cap = Number.POSITIVE_INFINITY): Promise<Cliente[]> {
  const all: Cliente[] = [];
  for (let after: string | null | undefined; after !== null && all.length < cap; ) {
    const query = new URLSearchParams({ nombre: name, ...(after === undefined ? {} : { despues: after }) });
    const { clientes, siguiente: next }: Page = bodyAs<Page>(await client.get(`/api/clientes/?${query}`));
    all.push(...clientes);
    after = next;
  }
  return all;
}

const ids = (clientes: readonly Cliente[]) => clientes.map(({ _id }) => _id);
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

it('a text too short for the index finds all its clientes, many or few, those that begin with it first', async () => {
  const all = await walk('');
  expect(all.length).toBeGreaterThan(2600);
  for (const text of SHORT) {
    // Apostrophes are ignored, unless the text has nothing else.
    const bare = (of: string) => (text === "'" ? of : of.replaceAll("'", ''));
    const term = bare(plain(text));
    const words = text === '-' ? ['-'] : term.split(/[ -]/);
    const digits = /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : null;
    const name = ({ nombre: theirs, apellido: surname }: Cliente) => bare(plain(`${theirs} ${surname}`));
    const found = all.filter(
      (one) => words.every((word) => name(one).includes(word)) || (digits !== null && one.telefono.includes(digits)),
    );
    // Clientes whose name begins with the typed text come first.
    const startMatches = found.filter(({ nombre: theirs, apellido: surname }) =>
      plain(`${theirs} ${surname}`).startsWith(plain(text)),
    );
    const expected = ids([...startMatches, ...found.filter((one) => !startMatches.includes(one))]);
    expect([text, ids(await walk(text, 100))]).toEqual([text, expected.slice(0, 100)]);
    const number = Math.max(1, Math.ceil(expected.length / 20));
    const last = bodyAs<Page>(
      await client.get(`/api/clientes/?${new URLSearchParams({ nombre: text, pagina: String(number) })}`),
    );
    expect([text, number, ids(last.clientes)]).toEqual([text, number, expected.slice((number - 1) * 20)]);
  }
});
