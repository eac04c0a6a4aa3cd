import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, type Development, isFree, startDevelopment } from '../src/development.ts';
import { expect, PASSWORD, test } from '../src/story.ts';

/** Longest time from an edit until the browser shows the edit, ms. */
const SIGHT_MS = 2000;

const FRAME = 'mfe-clientes/src/detail/DetailFrame.tsx';

let development: Development;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  development = await startDevelopment();
});
test.afterAll(async () => {
  await development.finish();
  development.remove();
});

test('npm run dev says where each package is', () => {
  const port = Number(new URL(development.url).port);
  for (const [name, offset] of [
    ['shell', 0],
    ['@lavanda/server', 1],
    ['mfe-pos', 11],
    ['mfe-config', 15],
  ] as const)
    expect(development.lines).toContainEqual(expect.stringMatching(`^${name} +\\| http://localhost:${port + offset}$`));
});

test('an edit of a section shows in the shell at once, without a reload and with what was typed', async ({ page }) => {
  const { url, edit } = development;
  const response = await page.request.post(`${url}/api/auth/submit`, {
    form: { usuario: 'usuario@aguaclara.mx', password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  await page.goto(`${url}/app/clientes/registrar`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Registrar nuevo cliente', { timeout: 30_000 });
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Sin guardar');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  edit(FRAME, '{title}', '{title}, al instante');
  await expect(title).toHaveText('Registrar nuevo cliente, al instante', { timeout: SIGHT_MS });
  edit(FRAME, '{title}, al instante', '{title}');
  await expect(title).toHaveText('Registrar nuevo cliente', { timeout: SIGHT_MS });

  await expect(name).toHaveValue('Sin guardar');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('everything ends with npm, and a production build is still there', async () => {
  await development.finish();
  expect(existsSync(join(development.folder, 'mfe-clientes', 'dist', BUILT))).toBe(true);
  const port = Number(new URL(development.url).port);
  for (const offset of [0, 1, 11, 12, 13, 14, 15]) expect(await isFree(port + offset)).toBe(true);
});
