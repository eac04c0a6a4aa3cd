/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(__dirname, 'bin.mjs');
const STATE = { remoto: 'mfe-rutas', candidata: null, porcentaje: 0, tenants: [] };

let server: Server;
let answer: object;
beforeEach(async () => {
  server = createServer((_request, response) => void response.end(JSON.stringify(answer))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** @returns the command's output, with a server that answers `answer` */
async function release(...args: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const env = { PATH: process.env.PATH, LAVANDA_URL: `http://127.0.0.1:${port}`, LAVANDA_LLAVE: 'lav_x' };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
}

test('after a rollback that leaves nobody with the section, it says how to give the version before', async () => {
  answer = { ...STATE, estable: null };
  expect(await release('rollback', 'mfe-rutas')).toMatch(
    /mfe-rutas: no es para nadie\n.*promote mfe-rutas <versión> --tenant "Nombre"; si una falló, con la de antes/,
  );
  answer = { ...STATE, estable: '1.0.0-a' };
  expect(await release('rollback', 'mfe-rutas')).toBe('mfe-rutas: estable 1.0.0-a\n');
});

/** @returns which of these files of a build's folder are published; archivos.json lists `listed` */
async function published(remote: string, files: readonly string[], listed: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-built-'));
  mkdirSync(join(folder, 'dist'));
  for (const path of files) writeFileSync(join(folder, 'dist', path), '{}');
  writeFileSync(join(folder, 'dist', 'archivos.json'), JSON.stringify(Object.fromEntries(listed.map((path) => [path, '']))));
  const list = `import { builtFiles } from ${JSON.stringify(join(__dirname, 'builtFiles.mjs'))};
    console.log(builtFiles(${JSON.stringify(remote)}, ${JSON.stringify(folder)}).map(({ ruta }) => ruta).toSorted().join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', list]);
  rmSync(folder, { recursive: true });
  return stdout.trim();
}

test('of a folder that also holds files of an earlier build, only those of the last build are published', async () => {
  const files = ['index.html', 'mf-manifest.json', 'main.new.js', 'main.new.js.map', 'main.old.js', 'main.old.js.map'];
  const listed = ['mf-manifest.json', 'main.new.js'];
  expect(await published('mfe-rutas', files, listed)).toBe('archivos.json,main.new.js,main.new.js.map,mf-manifest.json');
});

test('the shell is published with its page, which archivos.json does not list', async () => {
  const files = ['index.html', 'index.html.br', 'main.new.js', 'main.old.js'];
  expect(await published('shell', files, ['main.new.js'])).toBe('archivos.json,index.html,main.new.js');
});
