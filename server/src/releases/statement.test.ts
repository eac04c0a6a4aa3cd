import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, filesOf } from '../testing/build.ts';
import { runAdmin } from '../testing/commands.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const REMOTE = 'mfe-extra';
const ROOT = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), '../..');

let server: TestServer;
let folder: string;
let tokens: { unsigned: string; signed: string };

/** Writes a built section whose contract test runs `test`; no test for null. @returns the section's folder */
function section(name: string, code: string, test: string | null): string {
  const at = join(folder, name);
  const files: Record<string, string> = { 'package.json': JSON.stringify({ name: REMOTE, version: '1.0.0', jest: {} }) };
  for (const [path, text] of Object.entries(filesOf({ code }))) files[`dist/${path}`] = text;
  if (test !== null) files['src/contract.test.ts'] = `test('contract', () => { ${test} });`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(at, 'node_modules'));
  return at;
}

interface Outcome {
  stdout: string;
  stderr?: string;
}

const release = (token: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts/release.mjs'), ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      INIT_CWD: folder,
      LAVANDA_URL: server.url,
      LAVANDA_LLAVE: token,
      ...env,
    },
  }).catch((error: Outcome) => error);
const publish = (token: string, at: string, env: Record<string, string> = {}, ...more: string[]) =>
  release(token, ['publish', REMOTE, '--dir', at, ...more], env);
const requestToken = async (...options: string[]) =>
  /lav_[\w-]{43}/.exec(await runAdmin(server.where, 'llave', REMOTE, 'equipo', '--nueva', ...options))?.[0] ?? '';
const status = async () => (await release(tokens.unsigned, ['status', REMOTE])).stdout;

const KEY = { LAVANDA_CLAVE: 'lavanda-clave.pem' };

beforeAll(async () => {
  server = await startServer({ demo: false });
  folder = mkdtempSync(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'firmas-'));
  const { stdout } = await release('', ['key']);
  expect(stdout).toContain('--clave-publica lavanda-clave.pub.pem');
  tokens = {
    unsigned: await requestToken(),
    signed: await requestToken('--clave-publica', join(folder, 'lavanda-clave.pub.pem')),
  };
});
afterAll(() => server.close());

test('what is published without a key says so, and the status too', async () => {
  const { stdout } = await publish(tokens.unsigned, section('without', 'let a;', 'expect([]).toEqual([]);'));
  expect(stdout).toContain('Va sin firma: LAVANDA_CLAVE no dice con qué clave');
  expect(stdout).toContain('Publicada 1.0.0-');
  expect(await status()).toMatch(/sin firma, cumple la prueba de contrato, kit \d+\.\d+\.\d+/);
});

test('what the team signs is kept with the version, and superusers get it with the list of sections', async () => {
  const { stdout } = await publish(tokens.signed, section('signed', 'let b;', 'expect([]).toEqual([]);'), KEY);
  expect(stdout).not.toContain('Va sin firma');
  expect(await status()).toMatch(/ {2}firmada, cumple la prueba de contrato, kit/);
  const version = /Publicada (\S+):/.exec(stdout)?.[1];
  const { versiones: versions } = (
    await server.anonymous.get(`/api/entregas/${REMOTE}`, { authorization: `Bearer ${tokens.signed}` })
  ).body;
  expect(versions.find((one: { version: string }) => one.version === version).declaracion).toEqual({
    firmada: true,
    prueba: 'cumple',
    kit: expect.any(String),
    candado: null,
  });
});

test('a section that fails its contract test isn’t uploaded, and hears what it breaks', async () => {
  const failing = section('failing', 'let c;', `expect(['/app/extra: deja setInterval.']).toEqual([]);`);
  const { stderr } = await publish(tokens.signed, failing, KEY);
  expect(stderr).toBe('La prueba de contrato no pasa:\n/app/extra: deja setInterval.\n');
  expect((await publish(tokens.signed, failing, KEY, '--without-test')).stdout).toContain('Publicada 1.0.0-');
  expect(await status()).toContain('firmada, sin prueba de contrato');
});

test('a contract test that never ends is stopped', async () => {
  const endless = section('endless', 'let d;', 'for (;;);');
  const { stderr } = await publish(tokens.signed, endless, { ...KEY, LAVANDA_TEST_LIMIT: '4000' });
  expect(stderr).toContain('La prueba de contrato no terminó en 4 s: ¿un ciclo sin fin al dibujarse?');
});

test('a signature of another key, of another section’s statement, or of other files is refused', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'other.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const { stderr } = await publish(tokens.signed, section('foreign', 'let e;', null), { LAVANDA_CLAVE: 'other.pem' });
  expect(stderr).toContain('no es de la clave registrada con su llave de entrega: revisa LAVANDA_CLAVE.');
  const send = async (said: object) =>
    server.anonymous.post(
      `/api/entregas/${REMOTE}/publicar`,
      { version: '1.0.0', archivos: build({ code: 'let f;' }), declaracion: { texto: JSON.stringify(said) } },
      { authorization: `Bearer ${tokens.signed}` },
    );
  const said = { seccion: REMOTE, archivos: 'a'.repeat(64), candado: null, prueba: 'cumple', kit: '0.1.0' };
  expect((await send(said)).body.choques).toEqual(['Su declaración es de otros archivos: publícala de nuevo.']);
  expect((await send({ ...said, seccion: 'mfe-pos' })).body.choques).toEqual(['Su declaración es de mfe-pos, no de mfe-extra.']);
  expect((await send({ seccion: REMOTE })).body.choques).toEqual([expect.stringContaining('no tiene la forma esperada')]);
});

test('what is no Ed25519 public key isn’t registered', async () => {
  await expect(requestToken('--clave-publica', join(folder, 'lavanda-clave.pem'))).rejects.toThrow(/no tiene una clave pública/);
  expect(readFileSync(join(folder, 'lavanda-clave.pem'), 'utf8')).toContain('PRIVATE KEY');
});

test('a server that asks for signed releases refuses any other', async () => {
  const { where } = server;
  await server.close();
  server = await startServer({ where, demo: false, env: { ENTREGAS_FIRMADAS: '1' } });
  const fresh = section('required', 'let g;', 'expect([]).toEqual([]);');
  const headers = { authorization: `Bearer ${tokens.signed}` };
  const without = await server.anonymous.post(
    `/api/entregas/${REMOTE}/publicar`,
    { version: '1.0.0', archivos: build() },
    headers,
  );
  expect(without.body.choques).toEqual([expect.stringMatching(/^Falta la declaración firmada\. .*--clave-publica/)]);
  expect((await publish(tokens.unsigned, fresh, KEY)).stderr).toContain('no está firmada con una clave registrada');
  expect((await publish(tokens.signed, fresh)).stderr).toContain('no está firmada con una clave registrada');
  expect((await publish(tokens.signed, fresh, KEY, '--without-test')).stderr).toContain(
    'Este servidor pide la prueba de contrato',
  );
  expect((await publish(tokens.signed, fresh, KEY)).stdout).toContain('Publicada 1.0.0-');
});
