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

test('what is pressed is on the screen in the next frame and its address follows, one entry of the history for each', async ({
  page,
}) => {
  await entrar(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  const barra = page.getByRole('navigation').first();
  const titulo = page.getByRole('heading', { level: 1 });
  const camino = ['Ventas', 'Clientes', 'Activos', 'Punto de Venta'];
  for (const seccion of camino) {
    await barra.getByRole('link', { name: seccion, exact: true }).click();
    await expect(titulo).toBeFocused();
  }
  const apretar = (nombre: string) =>
    page.evaluate(
      (texto) =>
        new Promise<(string | null | undefined)[]>((leer) => {
          const enlaces = [...document.querySelectorAll<HTMLElement>('header nav a')];
          requestAnimationFrame(() => {
            const visto = [...document.querySelectorAll('main h1')].find((h1) => h1.checkVisibility());
            leer([document.querySelector('header nav [aria-current]')?.textContent, visto?.textContent, location.pathname]);
          });
          enlaces.find(({ textContent }) => textContent === texto)?.click();
        }),
      nombre,
    );
  expect(await apretar('Ventas')).toEqual(['Ventas', 'Tus Ventas', '/app/pos']);
  await expect(page).toHaveURL('/app/ventas');
  await expect(page).toHaveTitle(/\| Tus Ventas$/);
  await expect(titulo).toBeFocused();
  expect((await apretar('Clientes')).slice(0, 2)).toEqual(['Clientes', 'Tus Clientes']);
  await expect(page).toHaveURL('/app/clientes');
  for (const direccion of ['/app/ventas', '/app/pos', '/app/activos']) {
    await page.goBack();
    await expect(page).toHaveURL(direccion);
    await expect(titulo).toBeFocused();
  }
});
