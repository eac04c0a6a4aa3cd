import { randomUUID } from 'node:crypto';
import { asOwner } from '../testing/asOwner.ts';
import { bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

/** Height that the picture of a ticket may have at most, pixels. */
const MAX_HEIGHT = 30_000;
const MAX_LINES = 200;

let e: Scenario;
let server: TestServer;
let user: Client;
let another: Client;
const urls: Partial<Record<keyof typeof NAMES, string>> = {};

/** Names that the test writes into the lines of notas in the database, as an older version of the product allowed. */
const NAMES = {
  spaces: 'a '.repeat(60).trim(),
  breaks: `\u202E${'a\n'.repeat(60).trim()}`,
  wide: 'W'.repeat(120),
} as const;

async function pictureOf(
  path: string,
  client: Client = server.anonymous,
  address = '10.0.0.1',
): Promise<{ status: number; png: Buffer; type: string | null }> {
  const headers = { 'x-forwarded-for': address, ...(client.cookie ? { cookie: client.cookie } : {}) };
  const response = await fetch(`${server.url}${path}`, { headers });
  return {
    status: response.status,
    png: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type'),
  };
}

const heightOf = (png: Buffer): number => png.readUInt32BE(20);

async function linkOf(client: Client, nota: string): Promise<string> {
  const { url } = bodyAs<{ url: string }>(await client.post(`/api/ventas/${nota}/enlace`));
  return `${new URL(url).pathname}/imagen`;
}

/** Path of the public picture of a nota of the other laundry. */
async function linkOfAnother(): Promise<string> {
  const { results } = bodyAs<{ results: { _id: string }[] }>(await another.get('/api/ventas/'));
  return linkOf(another, results[0]?._id ?? '');
}

beforeAll(async () => {
  e = await createScenario();
  const notas: [keyof typeof NAMES, string][] = [];
  for (const what of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const articles = Array.from({ length: MAX_LINES }, () => ({ ...e.nota().articulos[0], _id: randomUUID() }));
    notas.push([what, (await e.saved({ articulos: articles as never }))._id]);
  }
  await e.server.close();
  const renames = notas.map(([what, id]) => `update lineas set servicio = '${NAMES[what]}' where nota_id = '${id}'`);
  await asOwner(e.server.where, `for (const line of ${JSON.stringify(renames)}) await q(line); return 1;`);
  server = await startServer({ where: e.server.where, env: { TRUST_PROXY: '1' } });
  user = await server.signIn('usuario@aguaclara.mx');
  another = await server.signIn('super@bugambilia.mx');
  for (const [what, id] of notas) urls[what] = await linkOf(user, id);
});
afterAll(() => server?.close());

test('line breaks in the names of old rows are drawn as spaces', async () => {
  const [spaces, breaks] = [await pictureOf(urls.spaces ?? ''), await pictureOf(urls.breaks ?? '')];
  expect([spaces.status, breaks.status]).toEqual([200, 200]);
  expect(heightOf(breaks.png)).toBe(heightOf(spaces.png));
});

test('the longest names make a picture of bounded height', async () => {
  const { status, png } = await pictureOf(urls.wide ?? '');
  expect(status).toBe(200);
  expect(heightOf(png)).toBeLessThan(MAX_HEIGHT);
});

test('fifty at once share one drawing; the other laundry saves and draws meanwhile', async () => {
  const flood = Promise.all(Array.from({ length: 50 }, () => pictureOf(urls.wide ?? '')));
  const cliente = { nombre: 'Mientras', apellido: randomUUID() };
  const [saved, drawn] = await Promise.all([another.post('/api/clientes/guardar', cliente), pictureOf(await linkOfAnother())]);
  expect([saved.status, drawn.status]).toEqual([200, 200]);
  const pictures = await flood;
  // At most 20 drawings of a tenant's public tickets may wait, so all 50 succeed only because they share one drawing.
  expect(pictures.map(({ status }) => status)).toEqual(pictures.map(() => 200));
  expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(1);
});

test('a link that is asked for without end is refused for a minute, and nobody else is', async () => {
  const flood = await Promise.all(Array.from({ length: 80 }, () => pictureOf(urls.breaks ?? '')));
  const refused = flood.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, type, png } of refused) {
    expect([status, type]).toEqual([429, 'text/html; charset=utf-8']);
    expect(png.toString()).toContain('Espera un minuto');
  }
  expect((await pictureOf(await linkOfAnother())).status).toBe(200);
  const { _id } = bodyAs<{ results: { _id: string }[] }>(await user.get('/api/ventas/')).results[0] ?? {};
  expect((await pictureOf(`/api/ventas/${_id}/imageGenerator`, user)).status).toBe(200);
});

describe('pages', () => {
  const open = (path: string, address: string) => pictureOf(path, server.anonymous, address);
  const pageOf = async () => (await linkOfAnother()).replace('/imagen', '');
  const statusesOf = async (paths: readonly string[], address: string) =>
    (await Promise.all(paths.map((path) => open(path, address)))).map(({ status }) => status);
  const madeUp = (count: number) => Array.from({ length: count }, () => `/t/${randomUUID().replaceAll('-', '')}`);

  test('thirty a minute to one address and sixty of one link pass; more are refused with a page that says to wait', async () => {
    const page = await pageOf();
    expect(await statusesOf(Array(30).fill(page), '10.0.0.2')).toEqual(Array(30).fill(200));
    expect(await statusesOf(Array(1).fill(page), '10.0.0.2')).toEqual([429]);
    expect(await statusesOf(Array(30).fill(page), '10.0.0.3')).toEqual(Array(30).fill(200));
    const { status, type, png } = await open(page, '10.0.0.6');
    expect([status, type]).toEqual([429, 'text/html; charset=utf-8']);
    expect(png.toString()).toContain('Espera un minuto');
  });

  test('an address that tries made-up links is refused for a minute, other addresses are not', async () => {
    const statuses = await statusesOf(madeUp(40), '10.0.0.4');
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await statusesOf(madeUp(1), '10.0.0.4')).toEqual([429]);
    expect(await statusesOf(madeUp(1), '10.0.0.5')).toEqual([404]);
  });
});
