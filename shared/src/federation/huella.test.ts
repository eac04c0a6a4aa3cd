import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { huellaDeFuentes } from './huella.ts';

let repositorio: string;
let carpeta: string;
beforeEach(() => {
  repositorio = mkdtempSync(join(tmpdir(), 'lavanda-huella-'));
  carpeta = join(repositorio, 'mfe-prueba');
  mkdirSync(join(carpeta, 'src', 'reportes'), { recursive: true });
  mkdirSync(join(carpeta, 'dist'));
  writeFileSync(join(carpeta, 'src', 'reportes', 'Pagina.tsx'), 'export default 1;');
  writeFileSync(join(carpeta, 'package.json'), '{"dependencies":{"@mui/x-charts":"9.17.0"}}');
});
afterEach(() => rmSync(repositorio, { recursive: true }));

test('stands for the same build until something that it is made of changes', () => {
  const primera = huellaDeFuentes(carpeta);
  expect(primera).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(carpeta, 'dist', 'main.js'), 'let a;');
  expect(huellaDeFuentes(carpeta)).toBe(primera);
});

test.each([
  ['its own code', 'src/reportes/Pagina.tsx', 'export default 2;'],
  ['a library that it bundles', 'package.json', '{"dependencies":{"@mui/x-charts":"9.18.0"}}'],
  ['how it is built', 'rsbuild.config.ts', 'export default {};'],
  ['what its libraries take with them, in a repository of its own', 'package-lock.json', '{"packages":{}}'],
  [
    'what its libraries take with them, in one of many',
    '../package-lock.json',
    '{"packages":{"node_modules/d3-scale":{"version":"4.0.3"}}}',
  ],
])('is another one when %s changes', (_que, ruta, texto) => {
  const primera = huellaDeFuentes(carpeta);
  writeFileSync(join(carpeta, ruta), texto);
  expect(huellaDeFuentes(carpeta)).not.toBe(primera);
});
