import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

test('a cliente asks for a recoleccion without a script, staff accept it, and the link says so', async ({ page, browser }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaWithAbonos(page);
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const { url } = await (await page.request.post(`/api/ventas/${id}/enlace`, { headers })).json();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const link = await context.newPage();
  await link.goto(url);
  await link.getByRole('link', { name: 'Pedir recolección a domicilio' }).click();
  // The page shows its own message, because a browser's message would be in the browser's language, not in Spanish.
  await link.getByRole('button', { name: 'Pedir recolección' }).click();
  await expect(link.getByRole('alert')).toHaveText('Elige entre qué horas pasamos.');
  // Chooses tomorrow, because today offers the window from 10:00 to 12:00 only until 10:00.
  await link.getByRole('group', { name: '¿Qué día?' }).getByRole('radio').nth(1).check();
  await link.getByRole('radio', { name: '10:00 a 12:00' }).check();
  await link.getByRole('textbox', { name: /^Comentario para la lavandería/ }).fill('Timbre 2');
  await link.getByRole('button', { name: 'Pedir recolección' }).click();
  await expect(link.getByRole('heading', { name: 'Pedida: espera la confirmación' })).toBeVisible();

  await page.goto('/app/activos?filtro=recolectar');
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(cliente);
  const accept = page.getByRole('button', { name: `Aceptar la recolección de ${cliente}` });
  await expect(accept).toBeVisible();
  await fitsAndIsAccessible(page);
  await accept.click();
  await expect(page.getByText(`Recolección de ${cliente} agendada.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Recibir ropa de ${cliente}` })).toBeVisible();

  await link.reload();
  await expect(link.getByRole('heading', { name: 'Aceptada' })).toBeVisible();
  await context.close();
});

test('the form of the link fits and is accessible at every size', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id } = await notaWithAbonos(page);
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const { url } = await (await page.request.post(`/api/ventas/${id}/enlace`, { headers })).json();
  await page.goto(`${url}/recoleccion`);
  await expect(page.getByRole('heading', { name: 'Pedir recolección' })).toBeVisible();
  await fitsAndIsAccessible(page);
});
