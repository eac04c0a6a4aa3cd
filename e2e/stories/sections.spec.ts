import { expect, signIn, test } from '../src/story.ts';

/** Sections keep their style sheets, because the browser computes the page's styles again whenever one is removed or added. */
test('switching between sections removes no style sheet from the page', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  const bar = page.getByRole('navigation').first();
  await bar.getByRole('link', { name: 'Reportes', exact: true }).waitFor();
  const sections = await bar.getByRole('link').allTextContents();
  expect(sections.length).toBeGreaterThanOrEqual(5);
  const walk = async (which: readonly string[]) => {
    for (const section of which) {
      const link = bar.getByRole('link', { name: section, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      // Once the title has the focus, the previous section has been removed from the page.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  };
  await walk(sections.slice(1));
  const sheets = await page.evaluateHandle(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode));
  await walk(sections);
  expect(await sheets.evaluate((were) => were.filter((sheet) => !sheet?.isConnected).length)).toBe(0);
});

test('each section that is pressed is one entry of the history, and back goes through them', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  const bar = page.getByRole('navigation').first();
  const title = page.getByRole('heading', { level: 1 });
  for (const section of ['Ventas', 'Clientes', 'Activos', 'Punto de Venta', 'Ventas', 'Clientes']) {
    await bar.getByRole('link', { name: section, exact: true }).click();
    await expect(title).toBeFocused();
  }
  await expect(page).toHaveURL('/app/clientes');
  await expect(page).toHaveTitle(/\| Tus Clientes$/);
  for (const address of ['/app/ventas', '/app/pos', '/app/activos']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(title).toBeFocused();
  }
});
