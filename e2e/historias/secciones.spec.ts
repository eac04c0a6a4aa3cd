import { entrar, expect, test } from '../src/prueba.ts';

/**
 * One that goes takes with it the styles that Chromium keeps of every element it has seen (MatchedPropertiesCache): each section would have its own worked out anew
 * whenever it comes back.
 */
test('going to and fro takes no style sheet out of the page, in any section', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  const barra = page.getByRole('navigation').first();
  await barra.getByRole('link', { name: 'Reportes', exact: true }).waitFor();
  const secciones = await barra.getByRole('link').allTextContents();
  expect(secciones.length).toBeGreaterThanOrEqual(5);
  const recorrer = async () => {
    for (const seccion of secciones) {
      const enlace = barra.getByRole('link', { name: seccion, exact: true });
      await enlace.click();
      await expect(enlace).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
    }
  };
  await recorrer();
  const hojas = await page.evaluateHandle(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode));
  await recorrer();
  expect(await hojas.evaluate((estaban) => estaban.filter((hoja) => !hoja?.isConnected).length)).toBe(0);
});
