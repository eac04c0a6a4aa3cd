import { build, type Changes } from '../../testing/build.ts';
import { requestDeployToken } from '../../testing/commands.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { createWebBuild } from '../../testing/webBuild.ts';

const STYLES = '@mui/material/styles';
const shellOf = (names: string[]) => ({
  contrato: 1,
  librerias: { '@mui/material': '9.5.0', react: '19.3.1' },
  exportaciones: { [STYLES]: names, react: ['*'] },
});
const FULL = shellOf(['styled', 'alpha', 'darken']);

type Uses = Record<string, { version: string | null; exportaciones: string[] }>;
const usesOf = (modules: Uses, mode = 'production') => ({
  'usos.json': JSON.stringify({ modo: mode, librerias: modules }),
});
const taking = (names: string[], version: string | null = '9.5.3', path = STYLES) =>
  usesOf({ [path]: { version, exportaciones: names } });

let server: TestServer;
let token: string;
const call = (action: string, body: object, remote = 'mfe-extra') =>
  server.anonymous.post(`/api/entregas/${remote}/${action}`, body, { authorization: `Bearer ${token}` });
const publish = (changes: Changes, version = '1.0.0') => call('publicar', { version, archivos: build(changes) });
const promoteAll = async (version: string) => expect((await call('promover', { version, todos: true })).status).toBe(200);

beforeAll(async () => {
  server = await startServer({ demo: false, env: { WEB_DIR: await createWebBuild({ contract: FULL }) } });
  token = await requestDeployToken(server.where, 'mfe-extra');
});
afterAll(() => server.close());

test.each<[string, Changes, string]>([
  [
    'a name that the shell’s module doesn’t export',
    { others: taking(['styled', 'responsiveFontSizes']) },
    'Importa responsiveFontSizes de @mui/material/styles, que el shell no da: quítalo, o publícala cuando un shell lo dé.',
  ],
  [
    'a module that the shell doesn’t share',
    { others: taking(['default'], '9.5.0', '@mui/material/Carousel') },
    'Importa @mui/material/Carousel, que el shell no da: quita esa importación, o usa otra ruta del paquete.',
  ],
  [
    'a library newer than the shell’s',
    { others: taking(['styled'], '9.7.2') },
    'Se construyó con @mui/material 9.7.0 y el shell da 9.5.0: instala 9.5.0 y constrúyela de nuevo.',
  ],
  [
    'a development build, by its record',
    { others: usesOf({}, 'development') },
    'Es una construcción de desarrollo: constrúyela con NODE_ENV=production y publícala de nuevo.',
  ],
  [
    'a development build, by the address of its chunks',
    { code: 'r.p = "http://localhost:3014/";' },
    'Es una construcción de desarrollo: constrúyela con NODE_ENV=production y publícala de nuevo.',
  ],
  [
    'a development build, by its hot reload',
    { code: 'var a = $RefreshSig$();' },
    'Es una construcción de desarrollo: constrúyela con NODE_ENV=production y publícala de nuevo.',
  ],
  [
    'styles of the whole page',
    { others: { 'static/css/x.css': '.a{color:red}body{font-family:serif}*{color:pink}' } },
    'static/css/x.css tiene reglas que alcanzan a toda la página (body, *): ponlas bajo una clase de tu sección, o usa sx.',
  ],
])('a build with %s is refused, with a sentence that says what to do', async (_what, changes, sentence) => {
  const { status, body } = await publish(changes);
  expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [sentence] });
});

test('a record that can’t be read is refused', async () => {
  const { status, body } = await publish({ others: { 'usos.json': '{"modo":1}' } });
  expect({ status, detail: body.detail }).toEqual({
    status: 422,
    detail: expect.stringContaining('usos.json no tiene la forma'),
  });
});

test.each<[string, Changes]>([
  ['takes what the shell gives', { others: taking(['styled', '*'], '9.5.9'), code: 'let b;' }],
  ['takes a whole module', { others: taking(['anything'], '19.3.0', 'react'), code: 'let c;' }],
  ['found no package where it was built', { others: taking(['alpha'], null), code: 'let d;' }],
  ['is of a kit without the record', { code: 'let e;' }],
  ['has styles under its classes', { others: { 'static/css/x.css': '.a b{color:red}@media print{body{color:red}}' } }],
])('a build that %s is accepted', async (_what, changes) => {
  expect(await publish(changes)).toMatchObject({ status: 200 });
});

test('what a coming shell no longer exports is said beforehand, and with that shell another version stands in', async () => {
  const fits = (await publish({ others: taking(['styled']), code: 'let fits;' }, '2.0.0')).body.version;
  await promoteAll(fits);
  const clashes = (await publish({ others: taking(['styled', 'darken']), code: 'let clashes;' }, '2.1.0')).body.version;
  await promoteAll(clashes);
  const sentence = 'Importa darken de @mui/material/styles, que el shell no da: quítalo, o publícala cuando un shell lo dé.';
  const coming = shellOf(['styled', 'alpha']);
  const unfit = [{ remoto: 'mfe-extra', version: clashes, choques: [sentence], sustituta: fits }];
  expect(
    (await server.anonymous.post('/api/entregas/revisar', coming, { authorization: `Bearer ${token}` })).body.incompatibles,
  ).toEqual(unfit);

  const { where } = server;
  await server.close();
  server = await startServer({ where, demo: false, env: { WEB_DIR: await createWebBuild({ contract: coming }) } });
  const { remotes } = (await server.anonymous.get('/remotes.json')).body;
  const composed = remotes.find(({ name }: { name: string }) => name === 'mfe-extra');
  expect(composed).toMatchObject({ version: fits, motivo: { tipo: 'incompatible', asignada: clashes } });
  const { status, body } = await call('promover', { version: clashes, todos: true });
  expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [sentence] });
});
