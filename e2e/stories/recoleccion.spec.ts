import { freePhone } from '../src/clientes.ts';
import { card, openActivos, PointOfSale } from '../src/pos.ts';
import { expect, signIn, test } from '../src/story.ts';

test('a pickup is scheduled for a new customer and received at the counter', { tag: '@keyboard' }, async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  await openActivos(page);
  await page.getByRole('button', { name: 'Agendar recolección' }).click();
  const agenda = page.getByRole('dialog');
  await expect(agenda).toContainText('Ingresa un nombre para comenzar la búsqueda');
  await agenda.getByLabel('Nombre del cliente').fill('zzzyx');
  await expect(agenda).toContainText('No se ha encontrado ningún usuario');
  await agenda.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
  await agenda.getByLabel('Nombre', { exact: true }).fill('Regina');
  await agenda.getByLabel('Apellidos').fill('Zaragoza Luna');
  await agenda.getByLabel(/^Teléfono/).fill(freePhone());
  await agenda.getByRole('button', { name: 'Registrar y continuar' }).click();

  const schedule = page.getByRole('dialog', { name: 'Nueva agenda de recolección' });
  await expect(schedule).toContainText('Regina Zaragoza Luna');
  await schedule.getByRole('button', { name: /^Fecha/ }).click();
  const date = page.getByRole('dialog', { name: 'Seleccionar fecha' });
  await date.getByRole('button', { name: 'Mañana' }).click();
  const accept = date.getByRole('button', { name: 'Aceptar' });
  if (await accept.isVisible()) await accept.click();
  await schedule.getByRole('button', { name: '10 a 12' }).click();
  const saved = page.waitForResponse((each) => each.url().endsWith('/api/ventas/guardar'));
  await schedule.getByRole('button', { name: 'Programar recolección' }).click();
  const { inserted_id: id } = await (await saved).json();
  await expect(page.getByText('¡Recolección agendada con éxito!')).toBeVisible();

  await page.getByRole('radio', { name: /^Por recolectar/ }).click();
  await expect(card(page, id)).toContainText('Entre las 10:00 y las 12:00');
  const reception = page.getByRole('dialog', { name: 'Recibir ropa de Regina Zaragoza Luna' });
  // The board ignores a touch right after its cards moved, so the click is repeated until it works.
  await expect(async () => {
    await card(page, id).getByRole('button', { name: 'Recibir ropa de Regina Zaragoza Luna' }).click();
    await expect(reception).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await reception.getByRole('button', { name: 'Ir al Punto de Venta' }).click();

  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));
  const pos = new PointOfSale(page);
  await pos.servicio('Edredón individual').click();
  await pos.saveNota('modificada');
  await pos.withoutTicket();
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ status: 0, usuario_name: 'Regina Zaragoza Luna', total: data.subtotal + data.envio });

  await openActivos(page);
  await expect(card(page, id).getByRole('button', { name: 'Cerrar nota de Regina Zaragoza Luna' })).toBeVisible();
});

test('the last row under many customers is within a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'usuario@aguaclara.mx');
  await new PointOfSale(page).open();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill('mar');
  await expect(page.getByRole('option', { name: /^María/ }).nth(4)).toBeAttached();
  const register = page.getByRole('option', { name: '+ Registrar nuevo cliente' });
  await register.scrollIntoViewIfNeeded();
  await expect(register).toBeInViewport({ ratio: 1 });
});

test('a customer who waits for a pickup leads to that note', { tag: '@keyboard' }, async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const response = await page.request.get('/api/ventas/?status=-1&notasPosPagina=-1');
  const [pending] = (await response.json()).results;
  const pos = new PointOfSale(page);
  await pos.open();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(pending.usuario_name);
  await page.getByRole('option', { name: pending.usuario_name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/app/pos/${pending._id}$`));
});
