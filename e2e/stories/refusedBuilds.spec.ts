import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deployTokenOf } from '../src/releases.ts';
import { release } from '../src/remoteTemplate.ts';
import { expect, test } from '../src/story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REMOTE = 'mfe-rechazada';

const run = promisify(execFile);

interface Refusal {
  stdout: string;
  stderr: string;
}

let folder: string;
let deployToken: string;
test.beforeAll(async () => {
  deployToken = await deployTokenOf(REMOTE);
  folder = mkdtempSync(join(tmpdir(), 'lavanda-rechazada-'));
  cpSync(join(ROOT, 'create-section', 'template'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', JSON.stringify({ name: REMOTE, version: '1.0.0', type: 'module' }));
  const section = { segmento: 'rechazada', titulo: 'Rechazada', permiso: 'ventas' };
  write('remoto.json', JSON.stringify({ contrato: 1, secciones: [section] }));
  write(
    'rsbuild.config.ts',
    `import { remotePreset } from '@lavanda/shared/federation/preset';
     export default remotePreset({ name: '${REMOTE}', port: 3018 });`,
  );
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

const pageOf = (before: string, hooks: string, content = '<h1>Rechazada</h1>') => `
import { useEffect, useState } from 'react';
${before}

export function App() {
  ${hooks}
  return <main>${content}</main>;
}
`;

/** @returns the output of a build that failed; undefined for a build that succeeded */
const build = (mode = 'production'): Promise<string | undefined> =>
  run(process.execPath, [join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: mode },
  }).then(
    () => undefined,
    ({ stdout, stderr }: Refusal) => stdout + stderr,
  );
const publish = (...args: string[]) => release(deployToken, 'publish', REMOTE, '--dir', folder, ...args);
/** @returns the error output with which the command refuses to publish; 'published: ...' if it publishes */
const refusal = (...args: string[]) =>
  publish(...args).then(
    (said) => `published: ${said}`,
    ({ stderr }: Refusal) => stderr,
  );

const STYLES = "import { responsiveFontSizes } from '@mui/material/styles';";
const GLOBAL = "import GlobalStyles from '@mui/material/GlobalStyles';";

for (const { what, page, mode, sentence } of [
  { what: 'made for development', page: pageOf('', ''), mode: 'development', sentence: 'usa NODE_ENV=production.' },
  {
    what: 'with styles of the whole page',
    page: pageOf(GLOBAL, '', "<GlobalStyles styles={{ body: { color: 'pink' } }} />"),
    sentence: 'src/App.tsx usa @mui/material/GlobalStyles, que da estilo a toda la página.',
  },
  {
    what: 'with a loose style sheet',
    page: pageOf("import './x.css';", ''),
    sentence: 'src/x.css no es un módulo de CSS: sus reglas alcanzarían a las demás secciones.',
  },
])
  test(`a build ${what} isn't made, and says what to do`, async () => {
    write('src/x.css', '.caja { color: red }');
    write('src/App.tsx', page);
    expect(await build(mode)).toContain(sentence);
  });

test('a build that imports what the shell lacks is not published, and says what to do', async () => {
  write('src/App.tsx', pageOf(STYLES, '', '{String(responsiveFontSizes)}'));
  expect(await build()).toBeUndefined();
  expect(await refusal('--without-test')).toContain(
    'Importa responsiveFontSizes de @mui/material/styles, que el shell no da: quítalo, o publícala cuando un shell lo dé.',
  );
});

for (const { what, page, sentence, limit } of [
  {
    what: 'throws a while after it was mounted',
    page: pageOf(
      '',
      `const [late, setLate] = useState(false);
       useEffect(() => { const timer = setTimeout(() => setLate(true), 2_500); return () => clearTimeout(timer); }, []);
       if (late) throw new Error('tarde');`,
    ),
    sentence: '/app/rechazada: se detiene al dibujarse: tarde',
  },
  {
    what: 'replaces fetch and leaves an interval',
    page: pageOf(
      '',
      'useEffect(() => { setInterval(() => undefined, 1_000); globalThis.fetch = async () => Response.error(); }, []);',
    ),
    sentence: 'Cambia fetch, que es de toda la página.',
  },
  {
    what: 'never ends its render',
    page: pageOf('', 'for (;;) globalThis.turns = (globalThis.turns ?? 0) + 1;'),
    sentence: 'La prueba de contrato no terminó en 20 s: ¿un ciclo sin fin al dibujarse?',
    limit: '20000',
  },
])
  test(`a section that ${what} is not published, and hears what it breaks`, async () => {
    write('src/App.tsx', pageOf('', ''));
    expect(await build()).toBeUndefined();
    write('src/App.tsx', page);
    if (limit) process.env.LAVANDA_TEST_LIMIT = limit;
    expect(await refusal()).toContain(sentence);
    delete process.env.LAVANDA_TEST_LIMIT;
  });

test('a section that keeps the rules is published, and its status says that it passed', async () => {
  write('src/App.tsx', pageOf('', ''));
  expect(await build()).toBeUndefined();
  expect(await publish()).toContain('Publicada 1.0.0-');
  expect(await release(deployToken, 'status', REMOTE)).toContain('sin firma, cumple la prueba de contrato');
});
