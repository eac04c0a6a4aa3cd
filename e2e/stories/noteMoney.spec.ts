import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../src/accessibility.ts';
import { card, openActivos, PointOfSale } from '../src/pos.ts';
import { expect, signIn, test } from '../src/story.ts';

const headers = () => ({ origin: process.env.LAVANDA_URL ?? '' });

test('a discount with its reason, the address among two, and a fee that changed meanwhile, saved by the next touch', async ({
  page,
  console,
  otherTill,
}) => {
  console.allow(/422|ERR_FAILED/);
  // Live events are blocked, so that only the save's answer can tell this page of the new fee.
  await page.route('**/api/eventos*', (route) => route.abort());
  const { page: owner } = await otherTill('super@aguaclara.mx');
  const { envio } = await (await owner.request.get('/api/tenant/identidad')).json();
  const setFee = (rule: unknown) => owner.request.post('/api/tenant/identidad', { data: { envio: rule }, headers: headers() });

  await signIn(page, 'usuario@aguaclara.mx');
  const place = (address: string) => ({ descripcion: address, lat: null, lon: null });
  const cliente = {
    _id: randomUUID(),
    nombre: 'Rocío',
    apellido: 'Dos Casas',
    domicilio: [place('Xola 12'), place('Amores 1450')],
  };
  expect((await page.request.post('/api/clientes/guardar', { data: cliente, headers: headers() })).status()).toBe(200);

  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente('Rocío Dos', 'Rocío Dos Casas');
  await pos.servicio('Edredón matrimonial').click();
  await pos.servicio('Edredón matrimonial').click();
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
  await expect(pos.sum('Envío')).toContainText('$45.00');

  await page.getByRole('button', { name: 'Agregar descuentos' }).click();
  const discount = page.getByRole('dialog', { name: 'Descuento' });
  await expect(discount).toContainText('tu rol puede dar hasta $57.00');
  await discount.getByRole('radio', { name: '%' }).click();
  await discount.getByRole('button', { name: '10 %' }).click();
  await discount.getByRole('button', { name: 'Aplicar $28.50' }).click();
  await expect(discount.getByText('Escribe el motivo del descuento.')).toBeVisible();
  await expectAccessible(page);
  await discount.getByLabel('Motivo del descuento').fill('Cliente frecuente');
  await page.keyboard.press('Enter');
  await expect(discount).toBeHidden();
  await expect(pos.sum('Descuentos 10 %')).toContainText('$28.50');

  await pos.save.click();
  const where = page.getByRole('dialog', { name: '¿A dónde se entrega?' });
  await expectAccessible(page);
  await where.getByRole('radio', { name: 'Amores 1450' }).check();
  await where.getByRole('button', { name: 'Entregar aquí' }).click();
  await expect(where).toBeHidden();
  await expect(pos.nota.getByRole('button', { name: /^Entregar en Amores 1450/ })).toBeVisible();

  try {
    expect((await setFee({ rulesType: 'conCosto', rules: { conCosto: { monto: 35 } } })).status()).toBe(200);
    await pos.save.click();
    await expect(page.getByRole('alert')).toContainText('El envío cambió de $45.00 a $35.00.');
    await expect(pos.save).toContainText('$247.50');
    const id = await pos.saveNota('creada');
    await pos.withoutTicket();

    const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
    expect(data).toMatchObject({
      envio: 35,
      descuentos: 27.5,
      descuento_porcentaje: 10,
      descuento_motivo: 'Cliente frecuente',
      domicilio: { descripcion: 'Amores 1450' },
      total: 247.5,
    });
    const ticket = await (await page.request.get(`/api/ventas/${id}/ticket`)).text();
    for (const text of ['Descuentos 10 %: Cliente frecuente', 'Amores 1450', '$247.50']) expect(ticket).toContain(text);
    await openActivos(page);
    await expect(card(page, id)).toContainText('Amores 1450');
  } finally {
    await setFee(envio);
  }
});

test('an owner turns the express fee on, and the counter, the note and its ticket have it', async ({ page, otherTill }) => {
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/configuracion/lavanderia');
  const section = page.getByRole('region', { name: 'Descuentos y servicio express' });
  await section.getByRole('combobox', { name: /^Recargo/ }).click();
  await page.getByRole('option', { name: 'Porcentaje' }).click();
  await section.getByLabel('Recargo de servicio express, porcentaje').fill('50');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeVisible();

  const { page: till } = await otherTill('usuario@aguaclara.mx');
  const pos = new PointOfSale(till);
  await pos.open();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio('Edredón matrimonial').click();
  await pos.nota.getByRole('button', { name: 'Servicio Express' }).click();
  await expect(pos.sum('Servicio express')).toContainText('$60.00');
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();
  const off = { data: { recargo_express: null }, headers: headers() };
  expect((await page.request.post('/api/tenant/identidad', off)).status()).toBe(200);
  const { data } = await (await till.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ recargo: 60, total: 180 });
  await pos.open(id);
  await expect(pos.sum('Servicio express')).toContainText('$60.00');
  await expect(pos.save).toContainText('$180.00');
});
