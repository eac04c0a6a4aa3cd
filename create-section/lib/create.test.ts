import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(__dirname, '..', 'bin.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-crear-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder. @returns what it printed: its output or, when it fails, its error output */
function create(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const json = (...path: string[]) => JSON.parse(read(...path));

test('a section in a folder of its own has its name everywhere, and its title where users read', () => {
  expect(create('corte-rutas', '--title', 'Rutas del día')).toContain('npm install');
  expect(json('mfe-corte-rutas', 'package.json').name).toBe('mfe-corte-rutas');
  expect(json('mfe-corte-rutas', 'remoto.json').secciones).toMatchObject([
    { segmento: 'corte-rutas', titulo: 'Rutas del día', tituloDePagina: 'Rutas del día' },
  ]);
  expect(read('mfe-corte-rutas', 'src', 'endpoints.ts')).toContain('corteRutasClientes: build.query');
  expect(read('mfe-corte-rutas', 'src', 'App.tsx')).toContain('useCorteRutasClientesQuery');
  expect(read('mfe-corte-rutas', 'rsbuild.config.ts')).toContain("name: 'mfe-corte-rutas'");
  expect(read('mfe-corte-rutas', '.github', 'workflows', 'ci.yml')).toContain('npm run release -- publish');
  expect(read('mfe-corte-rutas', '.gitignore')).toContain('.env');
  expect(() => execFileSync('grep', ['-ril', 'plantilla', join(folder, 'mfe-corte-rutas')])).toThrow();
});

test('without a title it takes the name, and --dir says where', () => {
  create('rutas', '--dir', 'equipo/rutas');
  expect(json('equipo', 'rutas', 'remoto.json').secciones).toMatchObject([{ segmento: 'rutas', titulo: 'Rutas' }]);
});

test('with --server it keeps that server’s kit, and ships to that server', async () => {
  const kit = Buffer.from('kit');
  const integrity = `sha512-${createHash('sha512').update(kit).digest('base64')}`;
  const server = createServer(({ url }, response) => {
    response.end(url === '/kit' ? JSON.stringify({ archivo: 'shared.tgz', integridad: integrity }) : kit);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await promisify(execFile)(process.execPath, [COMMAND, 'rutas', '--server', `${origin}/`], { cwd: folder });
  } finally {
    server.close();
  }
  expect(json('mfe-rutas', 'package.json').dependencies['@lavanda/shared']).toBe('file:kit/shared.tgz');
  expect(read('mfe-rutas', '.env.example')).toContain(`LAVANDA_URL=${origin}\n`);
  expect(read('mfe-rutas', 'README.md')).toContain(`LAVANDA_API=${origin} npm run dev`);
});

test('--remote gives a name of its own to what ships, apart from its path', () => {
  expect(create('ruta', '--remote', 'mfe-rutas-dia')).toContain('mfe-rutas-dia, en /app/ruta.');
  expect(json('mfe-rutas-dia', 'package.json').name).toBe('mfe-rutas-dia');
  expect(json('mfe-rutas-dia', 'remoto.json').secciones).toMatchObject([{ segmento: 'ruta', titulo: 'Ruta' }]);
  expect(read('mfe-rutas-dia', 'src', 'endpoints.ts')).toContain('rutasDiaClientes: build.query');
  expect(read('mfe-rutas-dia', 'src', 'App.test.tsx')).toContain("'/app/ruta'");
  expect(read('mfe-rutas-dia', 'rsbuild.config.ts')).toContain("name: 'mfe-rutas-dia'");
  expect(read('mfe-rutas-dia', 'README.md')).toContain('llave mfe-rutas-dia ');
});

test.each([
  [['Rutas de hoy'], 'minúsculas'],
  [['../rutas'], 'no puede ser el nombre'],
  [['rutas', '--title', "Rutas'; boom"], 'no puede ser el título'],
  [['rutas', 'de', 'hoy'], 'Sobra'],
  [['ruta', '--remote', 'rutas'], 'no puede ser el nombre de la entrega'],
  [['rutas', '--titulo', 'x'], 'No se entiende'],
  [['rutas', '--server', 'http://localhost:1'], 'No se pudo traer el kit'],
])('%j is refused, with what to do', (args, told) => {
  expect(create(...args)).toContain(told);
});

test('a folder with something in it is left as it is', () => {
  mkdirSync(join(folder, 'mfe-rutas'));
  writeFileSync(join(folder, 'mfe-rutas', 'README.md'), 'mine');
  expect(create('rutas')).toContain('ya existe');
  expect(read('mfe-rutas', 'README.md')).toBe('mine');
});

test('inside the repository it becomes a workspace and a Jest project, with the next port and the repository’s tools', () => {
  writeFileSync(
    join(folder, 'package.json'),
    '{\n  "name": "lavanda",\n  "workspaces": [\n    "shared",\n    "mfe-ventas",\n    "e2e"\n  ]\n}\n',
  );
  writeFileSync(join(folder, 'jest.config.mjs'), "export default {\n  projects: [\n    '<rootDir>/mfe-ventas',\n  ],\n};\n");
  for (const name of ['shared', 'mfe-ventas']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'shared', 'package.json'), '{}');
  writeFileSync(join(folder, 'mfe-ventas', 'tsconfig.json'), '{ "extends": "../tsconfig.base.json" }');
  writeFileSync(join(folder, 'mfe-ventas', 'rsbuild.config.ts'), "remotePreset({ name: 'mfe-ventas', port: 3020 })");

  create('rutas');
  expect(json('package.json').workspaces).toEqual(['shared', 'mfe-ventas', 'mfe-rutas', 'e2e']);
  expect(read('jest.config.mjs')).toContain("    '<rootDir>/mfe-ventas',\n    '<rootDir>/mfe-rutas',\n");
  expect(read('mfe-rutas', 'rsbuild.config.ts')).toContain("name: 'mfe-rutas', port: 3021");
  expect(read('mfe-rutas', 'jest.config.mjs')).toContain('remoteProject');
  const { devDependencies, scripts } = json('mfe-rutas', 'package.json');
  expect(Object.keys(devDependencies)).toEqual(['@rsbuild/core']);
  expect(Object.keys(scripts)).toEqual(['build', 'dev', 'typecheck']);
});
