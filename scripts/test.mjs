import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asegurarChromium, buscarChromium } from './lib/chromium.mjs';
import { cuentaDeFallas, cuentaDeJest, cuentaDePlaywright, historiasInestables, unaComprobacion } from './lib/cuenta.mjs';
import { iniciarPostgres } from './lib/postgres.mjs';
import { construir, exigirNode, instalar } from './lib/preparar.mjs';
import { ejecutar, herramienta, npm, RAIZ } from './lib/proceso.mjs';

/**
 * `npm test`: every check of the product, one stage after the other, going on after a failing one.
 * The last line counts them: `N passed, N failed`.
 */
exigirNode();
process.chdir(RAIZ);
if ((await instalar()) !== 0) process.exit(1);

const informes = mkdtempSync(join(tmpdir(), 'lavanda-pruebas-'));
const total = { pasaron: 0, fallaron: 0 };

async function etapa(nombre, trabajo) {
  process.stdout.write(`\n== ${nombre}\n`);
  const inicio = Date.now();
  const { pasaron, fallaron } = await trabajo();
  total.pasaron += pasaron;
  total.fallaron += fallaron;
  const segundos = ((Date.now() - inicio) / 1000).toFixed(1);
  process.stdout.write(`== ${nombre}: ${pasaron} bien, ${fallaron} mal (${segundos} s)\n`);
}

async function jest(nombre, argumentos, env) {
  const archivo = join(informes, `${nombre}.json`);
  const codigo = await herramienta(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${archivo}`, '--maxWorkers=2', '--silent', '--passWithNoTests', ...argumentos],
    // The JSON also goes to the standard output; the report people read goes to the error output.
    { stdio: ['ignore', 'ignore', 'inherit'], env },
  );
  return cuentaDeJest(archivo, codigo);
}

async function apiEnPostgres() {
  const postgres = await iniciarPostgres();
  if (!postgres) return { pasaron: 0, fallaron: 1 };
  try {
    return await jest('api-postgres', ['--selectProjects', 'server'], { LAVANDA_TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.cerrar();
  }
}

/** A bounded run; `npm run test:faults -- --largo` is the long one. Its figures stay in sight. */
async function fallas() {
  const archivo = join(informes, 'fallas.json');
  const codigo = await npm(['run', '--silent', 'test:faults', '--', '--informe', archivo]);
  return cuentaDeFallas(archivo, codigo);
}

/** A story that fails is repeated once, so that a machine's hiccup refuses nobody's work; the ones that needed it are named. */
async function historias(nombre, argumentos = []) {
  if (!(await asegurarChromium())) {
    process.stderr.write('No hay un Chromium ni forma de instalarlo.\n');
    return { pasaron: 0, fallaron: 1 };
  }
  const archivo = join(informes, `${nombre}.json`);
  const chromium = buscarChromium();
  // What fails in one version may pass in another: the log says in which it was.
  if (chromium) await ejecutar(chromium, ['--version', '--no-sandbox']);
  const codigo = await herramienta('@playwright/test/cli.js', ['test', '--retries=1', '--reporter=list,json', ...argumentos], {
    cwd: join(RAIZ, 'e2e'),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: archivo,
      LAVANDA_PLANTILLA: join(informes, 'plantilla'),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  });
  const inestables = historiasInestables(archivo);
  if (inestables.length > 0) process.stdout.write(`inestables: ${inestables.join('; ')}\n`);
  return cuentaDePlaywright(archivo, codigo);
}

/** `npm run test:teclado` handles every story so; here, the ones of the counter: make a note, get paid, close it, pick up. */
const CON_TECLADO = ['-c', 'playwright.teclado.config.ts', 'historias/nota.spec', 'historias/recoleccion'];

const turbo = (...argumentos) =>
  herramienta('turbo/bin/turbo', ['run', ...argumentos, '--output-logs=errors-only', '--continue']);

await etapa('Construcción', async () => unaComprobacion(await construir()));
await etapa('Tipos', async () => unaComprobacion(await turbo('typecheck')));
await etapa('Lint', async () => unaComprobacion(await herramienta('@biomejs/biome/bin/biome', ['check', '.'])));
await etapa('Unidades y componentes', () => jest('unidades', ['--ignoreProjects', 'server']));
await etapa('API, base embebida', () => jest('api-embebida', ['--selectProjects', 'server'], { LAVANDA_TEST_DATABASE_URL: '' }));
await etapa('API, PostgreSQL', apiEnPostgres);
await etapa('Fallas', fallas);
await etapa('Historias en el navegador', () => historias('historias'));
await etapa('El trabajo principal, solo con el teclado', () => historias('teclado', CON_TECLADO));

rmSync(informes, { recursive: true, force: true });
process.stdout.write(`\n${total.pasaron} passed, ${total.fallaron} failed\n`);
process.exitCode = total.fallaron === 0 ? 0 : 1;
