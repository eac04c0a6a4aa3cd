import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { LATE, lifecyclesOf, lineIn, pageOf } from '../src/brokenSection.ts';
import { PointOfSale } from '../src/pos.ts';
import { deployTokenOf } from '../src/releases.ts';
import { release as releaseWith } from '../src/remoteTemplate.ts';
import { expect, signIn, test } from '../src/story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REMOTE = 'mfe-rota';

const lineOf = (text: string) => lineIn(pageOf('Versión rota', true), text);

let folder: string;
let deployToken: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  deployToken = await deployTokenOf(REMOTE);
  folder = mkdtempSync(join(tmpdir(), 'lavanda-rota-'));
  await ship('1.0.0', 'Versión sana', false);
  await ship('1.1.0', 'Versión rota', true);
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  // The published section is retired, because later stories must see only the original sections.
  await release('retire', REMOTE);
});

const run = promisify(execFile);

const release = (...args: string[]) => releaseWith(deployToken, ...args);

/** Builds a section from the template with the page of src/brokenSection.ts, publishes it and promotes it to all users. */
async function ship(version: string, title: string, faults: boolean): Promise<void> {
  const remote = join(folder, version);
  cpSync(join(ROOT, 'create-section', 'template'), remote, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(remote, 'node_modules'));
  writeFileSync(join(remote, 'src', 'App.tsx'), pageOf(title, faults));
  writeFileSync(join(remote, 'src', 'lifecycles.ts'), lifecyclesOf(faults));
  writeFileSync(join(remote, 'src', 'late.ts'), LATE);
  // Removed, because Jest compiles a section to CommonJS, where a top-level `await` is an error.
  rmSync(join(remote, 'src', 'contract.test.ts'));
  writeFileSync(join(remote, 'package.json'), JSON.stringify({ name: REMOTE, version, type: 'module' }));
  const section = { segmento: 'rota', titulo: 'Rota', permiso: 'ventas' };
  writeFileSync(join(remote, 'remoto.json'), JSON.stringify({ contrato: 1, secciones: [section] }));
  writeFileSync(
    join(remote, 'rsbuild.config.ts'),
    `import { remotePreset } from '@lavanda/shared/federation/preset';
     export default remotePreset({ name: '${REMOTE}', port: 3017 });`,
  );
  await run(process.execPath, [join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(await release('publish', REMOTE, '--dir', remote)).toContain(`Publicada ${version}-`);
  await release('promote', REMOTE, '--all');
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const wentBack = (page: Page) => page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' });

test.beforeEach(({ page }) => signIn(page, 'usuario@aguaclara.mx'));

for (const { button, message, line, kind } of [
  { button: 'Fallar', message: 'falló el clic', line: "TypeError('falló el clic')", kind: 'throws in a click' },
  { button: 'Prometer', message: 'falló la promesa', line: "Error('falló la promesa')", kind: 'rejects a promise' },
  { button: 'Rechazar', message: 'se acabó', line: "throw 'se acabó'", kind: 'rejects a text' },
  { button: 'Guardar', message: 'Una respuesta 409 que nadie atiende', line: '.unwrap()', kind: 'lets a refused call go' },
]) {
  test(`a build that ${kind} goes on, and the status names the file and the line`, async ({ page, console }) => {
    console.allow(new RegExp(message), /Object/);
    await page.goto('/app/rota');
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => release('status', REMOTE)).toContain(`${message}\n    en src/App.tsx:${lineOf(line)}\n`);
    await expect(title(page, 'Versión rota')).toBeVisible();
  });
}

for (const { what, search, line, told } of [
  { what: 'data', search: '?espera', line: 'use(NEVER)', told: 'no muestra nada' },
  { what: 'code', search: '?codigo', line: 'lazy(() => NEVER)', told: 'no muestra nada' },
  { what: 'code of a part', search: '?parte', line: 'lazy(() => NEVER)', told: 'le falta una parte' },
])
  test(`a build that waits for ${what} for ever gives way to the version before it, and the status names the line`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(globalThis, { lavandaTimeouts: { pantalla: 1_500 } }));
    await page.goto(`/app/rota${search}`);
    await expect(wentBack(page)).toBeVisible();
    await expect(title(page, 'Versión sana')).toBeVisible();
    const place = `Se montó y ${told}: espera algo que no llega (Suspense)\n    en src/App.tsx:${lineOf(line)}\n`;
    await expect.poll(() => release('status', REMOTE)).toContain(place);
  });

for (const { what, search, place } of [
  { what: 'a promise', search: '?carga-espera', place: `App.tsx:${lineOf('await NEVER')}` },
  { what: 'a module that waits itself', search: '?carga-codigo', place: `late.ts:${lineIn(LATE, 'for await')}` },
])
  test(`a build whose module waits for ${what} for ever gives way to the version before it, and the status names the line`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(globalThis, { lavandaTimeouts: { codigo: 1_500 } }));
    await page.goto(`/app/rota${search}`);
    await expect(wentBack(page)).toBeVisible();
    await expect(title(page, 'Versión sana')).toBeVisible();
    const told = `Su código no termina de cargar: espera algo que no llega (await)\n    en src/${place}\n`;
    await expect.poll(() => release('status', REMOTE)).toContain(told);
  });

test('a build whose mount never ends gives way to the version before it, and the status names the line', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { lavandaTimeouts: { pantalla: 1_500 } }));
  await page.goto('/app/rota?monta');
  await expect(wentBack(page)).toBeVisible();
  await expect(title(page, 'Versión sana')).toBeVisible();
  const place = `Su mount() no termina\n    en src/lifecycles.ts:${lineIn(lifecyclesOf(true), 'function mount')}\n`;
  await expect.poll(() => release('status', REMOTE)).toContain(place);
});

for (const { what, search, lines } of [
  { what: 'effect sets its own state', search: '?arde', lines: ['function App()', 'setTurns(turns + 1);'] },
  { what: 'promises set its state', search: '?promete', lines: ['function App()', 'void Promise'] },
  { what: 'code works on without a rest', search: '?trabaja', lines: ['function work()'] },
])
  test(`a build whose ${what} for ever goes on, and the status names the line of the function that runs`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { lavandaTimeouts: { busy: 3_000 } }));
    await signIn(page, 'admin@aguaclara.mx');
    await page.goto(`/app/rota${search}`);
    await expect(title(page, 'Versión rota')).toBeVisible();
    const place = new RegExp(`Ocupa el procesador sin descanso\\n    en src/App.tsx:(${lines.map(lineOf).join('|')})\\n`);
    await expect.poll(() => release('status', REMOTE), { timeout: 20_000 }).toMatch(place);
  });

test('a build whose effect crashes when the user leaves the section is told of, with the line', async ({ page, console }) => {
  console.allow(/falló la salida/);
  await page.goto('/app/rota?sale');
  await expect(title(page, 'Versión rota')).toBeVisible();
  await page.getByRole('link', { name: 'Ventas', exact: true }).first().click();
  const place = `falló la salida\n    en src/App.tsx:${lineOf("Error('falló la salida')")}\n`;
  await expect.poll(() => release('status', REMOTE)).toContain(place);
});

test('a counter at work on a slow machine, and then left alone, is not told of', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/entregas/informe')) reports.push(request.postData() ?? '');
  });
  await page.addInitScript(() => Object.assign(globalThis, { lavandaTimeouts: { busy: 15_000 } }));
  const tab = await page.context().newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.servicio('Mochila').click();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  const search = page.getByLabel('Nombre del cliente');
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    await search.fill('');
    await search.pressSequentially('claudia hernández', { delay: 40 });
  }
  await wait(17_000);
  expect(reports.filter((report) => report.includes('sin descanso'))).toEqual([]);
});

for (const { how, search, button, told, line } of [
  { how: 'crashes while drawing', search: '?truena', told: 'no se pudo dibujar', line: "Error('no se pudo dibujar')" },
  {
    how: 'crashes in a clean-up when a dependency changes',
    search: '?limpia',
    button: 'Cambiar',
    told: 'falló la limpieza',
    line: "Error('falló la limpieza')",
  },
  { how: 'sets state while drawing', search: '?redibuja', told: 'error #301', line: '[drawings, setDrawings]' },
])
  test(`a build that ${how} gives way to the version before it, and the status names the line`, async ({ page, console }) => {
    console.allow(new RegExp(told), /already registered/);
    await page.goto(`/app/rota${search}`);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(wentBack(page)).toBeVisible();
    await expect(title(page, 'Versión sana')).toBeVisible();
    const place = new RegExp(`${told}.*\\n    en src/App.tsx:${lineOf(line)}\\n`);
    await expect.poll(() => release('status', REMOTE)).toMatch(place);
  });

for (const { when, open, stage, text = 'for (;;)', message = 'Loop ran for more than 3 s' } of [
  { when: 'while it is drawn', open: (page: Page) => page.goto('/app/rota?gira'), stage: 'pantalla' },
  { when: 'while its code is loaded', open: (page: Page) => page.goto('/app/rota?carga-gira'), stage: 'codigo' },
  {
    when: 'later on',
    open: async (page: Page) => {
      await page.goto('/app/rota');
      await page.getByRole('button', { name: 'Girar' }).click();
    },
    stage: 'uso',
  },
  {
    when: 'that awaits nothing, later on',
    open: async (page: Page) => {
      await page.goto('/app/rota');
      await page.getByRole('button', { name: 'Esperar' }).click();
    },
    stage: 'uso',
    text: 'while (globalThis',
    message: 'The page had no other task for 3 s',
  },
])
  test(`a build with an endless loop ${when} fails at its line, and the next page of that tab opens the version before`, async ({
    page,
    console,
  }) => {
    console.allow(new RegExp(message), /already registered/);
    // Signs in as another user, because the server keeps at most ten failures of one user and version.
    await signIn(page, 'admin@aguaclara.mx');
    await open(page);
    await expect(title(page, stage === 'uso' ? 'Versión rota' : 'Versión sana')).toBeVisible({ timeout: 20_000 });
    const place = `EndlessLoop: ${message}\n    en src/App.tsx:${lineOf(text)}\n`;
    const told = new RegExp(`${stage} {2}1 vez.*\\n {4}${place}`);
    await expect.poll(() => release('status', REMOTE), { timeout: 20_000 }).toMatch(told);
    await page.reload();
    await expect(title(page, 'Versión sana')).toBeVisible();
    await expect(wentBack(page)).toBeVisible();
  });

// The time limit for loops is compiled into the section's own loops, so nothing stops an endless regular expression.
for (const { when, freeze, told } of [
  {
    when: 'at once',
    freeze: (page: Page) => page.goto('/app/rota?atora', { waitUntil: 'commit' }),
    told: 'La pestaña dejó de responder al montarla',
  },
  {
    when: 'while its code is loaded',
    freeze: (page: Page) => page.goto('/app/rota?carga-atora', { waitUntil: 'commit' }),
    told: 'La pestaña dejó de responder al cargar su código',
  },
  {
    when: 'after a wait while its code is loaded',
    freeze: (page: Page) => page.goto('/app/rota?carga-y-atora', { waitUntil: 'commit' }),
    told: 'La pestaña dejó de responder al cargar su código',
  },
  {
    when: 'later on',
    freeze: async (page: Page) => {
      await page.goto('/app/rota');
      await expect(title(page, 'Versión rota')).toBeVisible();
      await wait(2_000);
      await page.getByRole('button', { name: 'Atorar' }).click({ noWaitAfter: true });
    },
    told: 'La pestaña dejó de responder con la sección ya en pantalla',
  },
])
  test(`a build that freezes its tab ${when} is opened in the version before by the next page of that tab, and told`, async ({
    page,
    context,
  }) => {
    const tab = await context.newCDPSession(page);
    /** Reads the page's text by CDP, because Playwright loses its connection to a page whose process has crashed. */
    const read = async () => {
      const expression = 'document.body.innerText';
      return String((await tab.send('Runtime.evaluate', { expression })).result.value);
    };
    await freeze(page);
    // A frozen tab can't answer, so this is a fixed wait, longer than the 4 s of silence that the shell takes for a freeze.
    await wait(7_000);
    // Does what a browser does when its user closes a page that doesn't respond, and then reloads the page.
    void tab.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await tab.send('Page.reload').catch(() => undefined);
    await expect.poll(() => read().catch(() => ''), { timeout: 20_000 }).toContain('Versión sana');
    expect(await read()).toContain('regresó a su versión anterior');
    await expect.poll(() => release('status', REMOTE)).toContain(`\n    ${told}\n`);
  });
