import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf, wordsOf } from '../src/pdf.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

/** Opens the corte 125 of the demo data, in which less was counted than expected. */
async function openCorte(page: Page): Promise<void> {
  await page.goto('/app/caja');
  await page.getByRole('radio', { name: 'Cortes' }).click();
  await page.getByRole('link', { name: /^Abrir el corte 125 de Caja 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corte 125' })).toBeVisible();
}

/** Left and right edges of a printer's printable width, converted from mm to points. */
const edges = (left: number, right: number) => [(left * 72) / 25.4, (right * 72) / 25.4] as const;

test('a past corte is printed on either paper and saved as a PDF', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await openCorte(page);
  await fitsAndIsAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const sheet = await page.context().newPage();
  for (const [width, [left, right]] of [
    [80, edges(3.5, 76.5)],
    [58, edges(4.5, 53.5)],
  ] as const) {
    await sheet.goto(`/api/caja/cortes/${id}/imprimir?ancho=${width}&imprimir=0`);
    await sheet.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const [paper, ...more] = await readPdf(await sheet.pdf({ preferCSSPageSize: true }));
    expect(more).toEqual([]);
    expect(paper?.width).toBeCloseTo(width, 0);
    for (const text of paper?.texts ?? []) {
      expect(text.left, text.text).toBeGreaterThan(left);
      expect(text.right, text.text).toBeLessThan(right);
      expect(text.size, text.text).toBeGreaterThanOrEqual(7.8);
    }
    expect(paper && wordsOf(paper)).toContain('Se retira');
  }
  await sheet.close();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('corte-125.pdf');
  const pages = await readPdf(await readFile(await file.path()));
  expect(pages.map(({ width }) => Math.round(width))).toEqual([80]);
  expect(pages[0] && wordsOf(pages[0])).toContain('Se retira');
});

test('the accountant filters the history and takes it as a file, by keyboard', async ({ page }) => {
  await signIn(page, 'contador@aguaclara.mx');
  await page.goto('/app/caja/cortes');
  const difference = page.getByRole('button', { name: 'Con diferencia' });
  await difference.press('Space');
  await expect(page).toHaveURL(/diferencia=1/);
  await expect(page.getByRole('link', { name: /^Abrir el corte 125 de Caja 1/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Abrir el corte 127 de Caja 1/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Exportar' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Archivo CSV' }).press('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toContain('Efvo esperado');
});
