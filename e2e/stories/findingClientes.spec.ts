import { expectAccessible } from '../src/accessibility.ts';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { uniqueSurname } from '../src/yourClientes.ts';

test('a customer abroad is registered once, found by any of its words, and followed from note to note', async ({ page }) => {
  test.slow();
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  const name = `María del Carmen ${surname}-Peña`;
  const number = `915 555 ${String(Date.now()).slice(-4)}`;

  await page.goto('/app/clientes/registrar');
  await page.getByLabel('Nombre', { exact: true }).fill('María del Carmen');
  await page.getByLabel('Apellidos').fill(`${surname}-Peña`);
  await page.getByLabel(/^Teléfono/).fill(`+1 (915) ${number.slice(4)} ext 12`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`+1 ${number}`)).toBeVisible();
  await expect(page.getByText('ext 12')).toBeVisible();
  await expect(page.getByText('Aún no tiene notas.')).toBeVisible();
  await fitsAndIsAccessible(page);
  const cliente = new URL(page.url()).pathname;

  // Registering the same phone again warns that this cliente exists.
  await page.goto('/app/clientes/registrar');
  await page.getByLabel('Nombre', { exact: true }).fill('Carmen');
  await page.getByLabel(/^Teléfono/).fill(`+1 ${number}`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`Ya existe: ${name}, +1 ${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrar de todos modos' })).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.getByRole('link', { name: `Abrir: ${name}` }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(new RegExp(cliente));

  // At the counter, too, registering the phone finds the stored cliente, who is then used for the nota.
  const pos = new PointOfSale(page);
  await pos.open();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(`pena ${surname.toLowerCase()} carmen`);
  const option = page.getByRole('option', { name: new RegExp(surname) });
  await expect(option.locator('mark')).toHaveText(['Carmen', surname, 'Peña']);
  await page.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
  await page.getByLabel(/^Teléfono/).fill(`001 ${number}`);
  await page.getByRole('button', { name: 'Registrar y continuar' }).click();
  await expect(page.getByText(`Ya existe: ${name}, +1 ${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrar de todos modos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Usar este cliente: ${name}` }).click();
  await expect(pos.nota.getByText(name)).toBeVisible();
  await pos.servicio('Edredón individual').click();
  await pos.pago('Sin abono');
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();

  // The cliente's page shows the adeudo and links to that nota and to a new one.
  await page.goto(cliente);
  await expect(page.getByText(/^Adeudo \$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Últimas notas' }).getByRole('link')).toHaveAttribute('href', `/app/pos/${id}`);
  await fitsAndIsAccessible(page);
  await page.getByRole('link', { name: 'Nueva nota' }).click();
  await expect(page).toHaveURL(/\/app\/pos$/);
  await expect(pos.nota.getByText(name)).toBeVisible();

  // In 'Tus Ventas' too every word counts, in any order.
  await page.goto('/app/ventas');
  await page.getByRole('searchbox', { name: 'Nombre del cliente' }).fill(`Peña ${surname}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(name).first()).toBeVisible();
});
