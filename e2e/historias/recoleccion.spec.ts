import { abrirActivos, PuntoDeVenta, tarjeta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';

test('a pickup is scheduled for a new customer and received at the counter', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  await abrirActivos(page);
  await page.getByRole('button', { name: 'Agendar recolección' }).click();
  const agenda = page.getByRole('dialog');
  await expect(agenda).toContainText('Ingresa un nombre para comenzar la búsqueda');
  await agenda.getByLabel('Nombre del cliente').fill('zzzyx');
  await expect(agenda).toContainText('No se ha encontrado ningún usuario');
  await agenda.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
  await agenda.getByLabel('Nombre', { exact: true }).fill('Regina');
  await agenda.getByLabel('Apellidos').fill('Zaragoza Luna');
  await agenda.getByLabel(/^Teléfono/).fill('55 4108 1170');
  await agenda.getByRole('button', { name: 'Registrar y continuar' }).click();

  const programar = page.getByRole('dialog', { name: 'Nueva agenda de recolección' });
  await expect(programar).toContainText('Regina Zaragoza Luna');
  await programar.getByRole('button', { name: /^Fecha/ }).click();
  const fecha = page.getByRole('dialog', { name: 'Seleccionar fecha' });
  await fecha.getByRole('button', { name: 'Mañana' }).click();
  const aceptar = fecha.getByRole('button', { name: 'Aceptar' });
  if (await aceptar.isVisible()) await aceptar.click();
  await programar.getByRole('button', { name: '10 a 12' }).click();
  const guardada = page.waitForResponse((cada) => cada.url().endsWith('/api/ventas/guardar'));
  await programar.getByRole('button', { name: 'Programar recolección' }).click();
  const { inserted_id: id } = await (await guardada).json();
  await expect(page.getByText('¡Recolección agendada con éxito!')).toBeVisible();

  await page.getByRole('radio', { name: /^Por recolectar/ }).click();
  await expect(tarjeta(page, id)).toContainText('Entre las 10:00 y las 12:00');
  await tarjeta(page, id).getByRole('button', { name: 'Recibir ropa de Regina Zaragoza Luna' }).click();
  await page
    .getByRole('dialog', { name: 'Recibir ropa de Regina Zaragoza Luna' })
    .getByRole('button', { name: 'Ir al Punto de Venta' })
    .click();

  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));
  const pos = new PuntoDeVenta(page);
  await pos.servicio('Edredón individual').click();
  await pos.guardarNota('modificada');
  await pos.sinTicket();
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ status: 0, usuario_name: 'Regina Zaragoza Luna', total: data.subtotal + data.envio });

  await abrirActivos(page);
  await expect(tarjeta(page, id).getByRole('button', { name: 'Cerrar nota de Regina Zaragoza Luna' })).toBeVisible();
});

test('the last row under many customers is within a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await entrar(page, 'usuario@aguaclara.mx');
  await new PuntoDeVenta(page).abrir();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill('mar');
  await expect(page.getByRole('option', { name: /^María/ }).nth(4)).toBeAttached();
  const registrar = page.getByRole('option', { name: '+ Registrar nuevo cliente' });
  await registrar.scrollIntoViewIfNeeded();
  await expect(registrar).toBeInViewport({ ratio: 1 });
});

test('a customer who waits for a pickup leads to that note', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const respuesta = await page.request.get('/api/ventas/?status=-1&notasPosPagina=-1');
  const [pendiente] = (await respuesta.json()).results;
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(pendiente.usuario_name);
  await page.getByRole('option', { name: pendiente.usuario_name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/app/pos/${pendiente._id}$`));
});
