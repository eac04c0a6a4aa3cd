/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const MODULES = resolve(__dirname, '../../../../node_modules');

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-usos-'));
  symlinkSync(MODULES, join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  write('package.json', JSON.stringify({ name: 'mfe-rutas', version: '1.0.0', type: 'module' }));
  write('remoto.json', '{}');
  write(
    'rsbuild.config.ts',
    `import { remotePreset } from '@lavanda/shared/federation/preset';
     export default remotePreset({ name: 'mfe-rutas', port: 3019 });`,
  );
  write('src/lifecycles.ts', `export { App } from './App';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/** Matches a line of a stack trace, which a build's refusal must not print. */
const STACK = /^\s+at /m;

function run(mode: string) {
  const args = [join(MODULES, '@rsbuild/core/bin/rsbuild.js'), 'build'];
  const env = { PATH: process.env.PATH, NODE_ENV: mode, NO_COLOR: '1' };
  return promisify(execFile)(process.execPath, args, { cwd: folder, env });
}

/** @returns the build's output; undefined when it succeeded */
async function build(mode = 'production'): Promise<string | undefined> {
  return run(mode).then(
    () => undefined,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

test('a build writes the names that its code imports of each shared module, and the version that it was built with', async () => {
  write(
    'src/App.tsx',
    `import { createTheme, responsiveFontSizes } from '@mui/material/styles';
     import Button from '@mui/material/Button';
     import * as redux from 'react-redux';
     import * as router from 'react-router-dom';
     import { store as kept } from '@lavanda/shared';
     import styles from './x.module.css';
     const unused = () => router.useHref('/');
     export const App = () => [Button, kept, responsiveFontSizes(createTheme()), redux.useStore(), Object.keys(router), styles.caja];`,
  );
  write('src/x.module.css', '.caja { color: red } .caja h1 { color: blue }');
  expect(await build()).toBeUndefined();
  const read = (path: string) => JSON.parse(readFileSync(join(folder, 'dist', path), 'utf8'));
  const minor = expect.stringMatching(/^\d+\.\d+\.\d+/);
  expect(read('usos.json')).toEqual({
    modo: 'production',
    librerias: {
      '@lavanda/shared': { version: minor, exportaciones: ['store'] },
      '@mui/material/Button': { version: minor, exportaciones: ['default'] },
      '@mui/material/styles': { version: minor, exportaciones: ['createTheme', 'responsiveFontSizes'] },
      'react-redux': { version: minor, exportaciones: ['useStore'] },
      'react-router-dom': { version: minor, exportaciones: ['*'] },
    },
  });
  expect(read('archivos.json')).toHaveProperty(['usos.json']);
});

test('a build whose styles would reach other sections fails, and says what to do', async () => {
  write(
    'src/App.tsx',
    `import GlobalStyles from '@mui/material/GlobalStyles';
     import { Global } from '@emotion/react';
     import './x.css';
     import styles from './y.module.css';
     export const App = () => [<GlobalStyles styles={{ body: { color: 'pink' } }} />, <Global styles="" />, styles.caja];`,
  );
  write('src/x.css', '.caja { color: red }');
  write('src/y.module.css', '.caja { color: red } :global(body) { color: blue }');
  const said = await build();
  expect(said).toContain('src/App.tsx usa @mui/material/GlobalStyles, que da estilo a toda la página. Usa sx o styled;');
  expect(said).toContain('src/App.tsx usa Global de @emotion/react, que da estilo a toda la página.');
  expect(said).toContain('src/x.css no es un módulo de CSS: sus reglas alcanzarían a las demás secciones.');
  expect(said).toMatch(/static\/css\/\S+ tiene reglas que alcanzan a toda la página \(body\)/);
  expect(said).not.toMatch(STACK);
});

test('a development build fails', async () => {
  write('src/App.tsx', 'export const App = () => null;');
  const said = await build('development');
  expect(said).toContain('La construcción es de desarrollo (development): usa NODE_ENV=production.');
  expect(said).not.toMatch(STACK);
});

test('a build warns of a place that the product doesn’t offer, and of cache tags that remoto.json lacks', async () => {
  const declared = {
    secciones: [{ segmento: 'rutas' }],
    etiquetas: ['rutas.Ruta'],
    extensiones: ['nota.parada', 'rutas.mapa', 'nota.paradas'].map((place, n) => ({ lugar: place, nombre: `n${n}` })),
  };
  write('remoto.json', JSON.stringify(declared));
  write(
    'src/App.tsx',
    `import { api } from '@lavanda/shared';
     export const App = api.enhanceEndpoints({ addTagTypes: ['rutas.Ruta', 'rutas.Parada', 'Nota'] });`,
  );
  const { stdout, stderr } = await run('production');
  const said = stdout + stderr;
  expect(said.match(/La extensión|usa la etiqueta/g)).toHaveLength(2);
  expect(said).toContain(
    'La extensión "n2" va en "nota.paradas", que no es un lugar del producto (clientes.cliente, nota.parada)',
  );
  expect(said).toContain('src/App.tsx usa la etiqueta "rutas.Parada", que falta en "etiquetas" de remoto.json');
});
