import { asOwner } from '../testing/asOwner.ts';
import { build } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let cashier: Client;
let authorization: string;
beforeAll(async () => {
  server = await startServer();
  authorization = `Bearer ${await requestDeployToken(server.where, 'mfe-extra')}`;
  cashier = await server.signIn('usuario@aguaclara.mx');
});
afterAll(() => server.close());

const command = (action: string, body: object) =>
  server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, { authorization });
const state = async () => (await server.anonymous.get('/api/entregas/mfe-extra', { authorization })).body;

/** Maps the start of the script to line 42 of a source of the section, and the rest to line 7 of a library. */
const SOURCE_MAP = {
  version: 3,
  sources: ['webpack://mfe-extra-1a2b3c4d/./src/list/ListPage.tsx', 'webpack://mfe-extra-1a2b3c4d/../node_modules/react/x.js'],
  sourcesContent: ['const secret = 1;', ''],
  names: [],
  mappings: 'AAyCI,SCnCA',
};

let number = 0;
/** Publishes a version for everybody, with the source map of its script. */
async function publish(map: unknown = SOURCE_MAP): Promise<string> {
  number += 1;
  const files = build({ code: `let a = ${number};`, others: { 'static/js/remoteEntry.js.map': JSON.stringify(map) } });
  const { status, body } = await command('publicar', { version: `2.${number}.0`, archivos: files });
  expect(status).toBe(200);
  await command('promover', { version: body.version, todos: true });
  return body.version;
}

const frame = (version: string, place: string) =>
  `https://app.example.mx/mf/mfe-extra/${version}/static/js/remoteEntry.js:${place}`;

/** Reports an error of a version. @returns what the status then says of that version */
async function failure(version: string, message: string, stack: string) {
  const report = { remoto: 'mfe-extra', version, suceso: 'error', etapa: 'uso', mensaje: message, pila: stack };
  expect((await cashier.post('/api/entregas/informe', report)).status).toBe(200);
  const { fallas: failures } = await state();
  return failures.find((one: { version: string }) => one.version === version);
}

test.each([
  [
    'Chromium',
    (at: string) =>
      `TypeError: x is null\n    at react (https://app.example.mx/static/js/app.js:1:9)\n    at async press (${at})`,
  ],
  ['Firefox and Safari', (at: string) => `press@${at}\nreact@https://app.example.mx/static/js/app.js:1:9`],
])('an error in a section is listed with its message, source file and line: %s', async (_browser, stack) => {
  const version = await publish();
  expect(await failure(version, 'TypeError: x is null', stack(frame(version, '1:3')))).toMatchObject({
    etapa: 'uso',
    veces: 1,
    mensaje: 'TypeError: x is null',
    lugar: 'src/list/ListPage.tsx:42',
  });
});

test('the section’s own line is named before the library’s that it called', async () => {
  const version = await publish();
  const stack = `Error\n at map (${frame(version, '1:12')})\n at press (${frame(version, '1:1')})`;
  expect((await failure(version, 'Error', stack)).lugar).toBe('src/list/ListPage.tsx:42');
});

test.each([
  'webpack://mfe-extra-1a2b3c4d/../shared/dist/federation/ShellRouter.js',
  '../../../../../shared/dist/federation/ShellRouter.js',
  'webpack://mfe-extra-1a2b3c4d/./node_modules/@lavanda/shared/dist/federation/ShellRouter.js',
])('the kit’s lines, which are in every crash, are no place of a section’s failure: %s', async (source) => {
  const version = await publish({ ...SOURCE_MAP, sources: [source, ...SOURCE_MAP.sources.slice(1)] });
  const stack = `Error\n at Body\n at ShellRouter (${frame(version, '1:3')})`;
  expect(await failure(version, 'Error', stack)).not.toHaveProperty('lugar');
});

test('of one user’s failures the latest ten are listed, not the first', async () => {
  const version = await publish();
  for (let n = 1; n <= 12; n += 1) {
    const report = { remoto: 'mfe-extra', version, suceso: 'error', etapa: 'uso', mensaje: `number ${'x'.repeat(n)}` };
    await cashier.post('/api/entregas/informe', { ...report, pila: `Error\n at press (${frame(version, '1:3')})` });
  }
  const own = (await state()).fallas.filter((one: { version: string }) => one.version === version);
  expect(own.map(({ mensaje: message }: { mensaje: string }) => message.length - 'number '.length)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
  expect(new Set(own.map(({ lugar: place }: { lugar: string }) => place))).toEqual(new Set(['src/list/ListPage.tsx:42']));
});

test('without a source map the place is that of the built script, and without a script of the section there is none', async () => {
  const files = build({ code: 'let sinMapa;' });
  const { version } = (await command('publicar', { version: '3.0.0', archivos: files })).body;
  await command('promover', { version, todos: true });
  expect((await failure(version, 'a', `Error\n at ${frame(version, '1:1')}`)).lugar).toBe('static/js/remoteEntry.js:1:1');
  const other = await publish();
  expect(await failure(other, 'a', 'Error\n at https://app.example.mx/static/js/app.js:1:1')).not.toHaveProperty('lugar');
  const third = await publish();
  expect(await failure(third, 'a', `Error\n at ${frame(third, '1:1').replace('static', '../../../server')}`)).not.toHaveProperty(
    'lugar',
  );
});

test('what is no source map is refused', async () => {
  const files = build({ code: 'let malo;', others: { 'static/js/remoteEntry.js.map': '{}' } });
  const { status, body } = await command('publicar', { version: '4.0.0', archivos: files });
  expect({ status, choques: body.choques }).toEqual({
    status: 422,
    choques: ['static/js/remoteEntry.js.map no es un mapa de fuentes.'],
  });
});

const MB = 1024 * 1024;
const padded = (bytes: number) => JSON.stringify({ ...SOURCE_MAP, names: ['x'.repeat(bytes)] });

test.each<[string, Record<string, string>, string]>([
  [
    'of no script of the build',
    { 'static/js/otro.js.map': JSON.stringify(SOURCE_MAP) },
    'static/js/otro.js.map no es de ningún script de la construcción: falta static/js/otro.js.',
  ],
  [
    'too big',
    { 'static/js/remoteEntry.js.map': padded(4 * MB) },
    'static/js/remoteEntry.js.map pesa 4.0 MB; el límite es 4.0 MB.',
  ],
  [
    'too many together',
    Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((name) => [
        [`static/js/${name}.js`, ''],
        [`static/js/${name}.js.map`, padded(3.2 * MB)],
      ]),
    ),
    'Sus mapas pesan 12.8 MB; el límite es 12.0 MB.',
  ],
])('source maps %s are refused', async (_what, others, complaint) => {
  const { status, body } = await command('publicar', { version: '4.1.0', archivos: build({ code: 'let malo;', others }) });
  expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [complaint] });
  expect((await state()).versiones.filter(({ version }: { version: string }) => version.startsWith('4.1.0'))).toEqual([]);
});

test('files that are compressed already aren’t part of a version: the server compresses its own', async () => {
  const code = `let b = '${'x'.repeat(2_000)}';`;
  const others = { 'static/js/remoteEntry.js.br': 'another', 'static/js/remoteEntry.js.gz': 'another' };
  const [without, withThem] = [build({ code }), build({ code, others })];
  const { version } = (await command('publicar', { version: '5.0.0', archivos: withThem })).body;
  expect((await command('publicar', { version: '5.0.0', archivos: without })).body).toEqual({ version, nueva: false });
  const path = `/mf/mfe-extra/${version}/static/js/remoteEntry.js`;
  expect(await server.anonymous.get(path, { 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: code });
  expect((await server.anonymous.get(`${path}.br`)).status).toBe(404);
});

test.each([
  ["Cannot read properties of undefined (reading 'total')", "Cannot read properties of undefined (reading 'total')"],
  ['Unexpected token J, "Juan Pérez 5512345678" is not valid JSON', 'Unexpected token J, "…" is not valid JSON'],
  ['a\u0000b\u001b[2Jc', 'a b [2Jc'],
  ['No cliente ana@ejemplo.mx, tel. 55 1234 5678', 'No cliente … tel. #'],
])('the data of people in a message are masked: %s', async (message, kept) => {
  const version = await publish();
  expect((await failure(version, message, '')).mensaje).toBe(kept);
});

test('a source map isn’t part of the version, is kept without the sources’ text and is never served', async () => {
  const version = await publish();
  const path = `/mf/mfe-extra/${version}/static/js/remoteEntry.js.map`;
  expect((await server.anonymous.get(path)).status).toBe(404);
  number -= 1;
  expect(await publish({ ...SOURCE_MAP, names: ['otro'] })).toBe(version);
  const script = `
    const { brotliDecompressSync } = await import('node:zlib');
    const { rows } = await q("select mapa from entregas_mapas where version = '${version}'");
    return rows.map(({ mapa }) => Object.keys(JSON.parse(brotliDecompressSync(mapa))).toSorted());`;
  const { where } = server;
  await server.close();
  expect(await asOwner(where, script)).toEqual([['mappings', 'names', 'sources', 'version']]);
  server = await startServer({ where });
});
