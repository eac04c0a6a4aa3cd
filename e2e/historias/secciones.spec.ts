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
  const recorrer = async (cuales: readonly string[]) => {
    for (const seccion of cuales) {
      const enlace = barra.getByRole('link', { name: seccion, exact: true });
      await enlace.click();
      await expect(enlace).toHaveAttribute('aria-current', 'page');
      // The one that was left is out of the page by then.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  };
  await recorrer(secciones.slice(1));
  const hojas = await page.evaluateHandle(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode));
  await recorrer(secciones);
  expect(await hojas.evaluate((estaban) => estaban.filter((hoja) => !hoja?.isConnected).length)).toBe(0);
});

test('each section that is pressed is one entry of the history, and back goes through them', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  const barra = page.getByRole('navigation').first();
  const titulo = page.getByRole('heading', { level: 1 });
  for (const seccion of ['Ventas', 'Clientes', 'Activos', 'Punto de Venta', 'Ventas', 'Clientes']) {
    await barra.getByRole('link', { name: seccion, exact: true }).click();
    await expect(titulo).toBeFocused();
  }
  await expect(page).toHaveURL('/app/clientes');
  await expect(page).toHaveTitle(/\| Tus Clientes$/);
  for (const direccion of ['/app/ventas', '/app/pos', '/app/activos']) {
    await page.goBack();
    await expect(page).toHaveURL(direccion);
    await expect(titulo).toBeFocused();
  }
});
