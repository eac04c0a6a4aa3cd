import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcesDigest } from './digest.ts';

let repository: string;
let folder: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'lavanda-huella-'));
  folder = join(repository, 'mfe-prueba');
  mkdirSync(join(folder, 'src', 'reportes'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'src', 'reportes', 'Pagina.tsx'), 'export default 1;');
  writeFileSync(join(folder, 'package.json'), '{"dependencies":{"@mui/x-charts":"9.17.0"}}');
});
afterEach(() => rmSync(repository, { recursive: true }));

test('is the same until something that the build is made of changes', () => {
  const first = sourcesDigest(folder);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(folder, 'dist', 'main.js'), 'let a;');
  expect(sourcesDigest(folder)).toBe(first);
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
])('is another one when %s changes', (_what, path, text) => {
  const first = sourcesDigest(folder);
  writeFileSync(join(folder, path), text);
  expect(sourcesDigest(folder)).not.toBe(first);
});
