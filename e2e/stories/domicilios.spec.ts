import type { Page } from '@playwright/test';
import { ClientePage, PETEN, registerCliente, SAVINON, savedDomicilios } from '../src/clientes.ts';
import { behave } from '../src/providers.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

const MARKET = { descripcion: 'Atrás del mercado, puerta verde', lat: null, lon: null };

/** The browser's console message about the failed calls that a story causes. */
const REQUESTED_FAILURES = /Failed to load resource/;

async function openCliente(page: Page, domicilios = [PETEN, SAVINON]): Promise<{ cliente: ClientePage; id: string }> {
  await signIn(page, 'usuario@aguaclara.mx');
  const id = await registerCliente(page, domicilios);
  const cliente = new ClientePage(page);
  await cliente.open(id);
  return { cliente, id };
}

test.afterEach(() => behave({ mosaicos: 'bien', photon: 'bien' }));

test('an address found by its text, searched by itself after a pause, keeps its pin after a reload', async ({ page }) => {
  const { cliente, id } = await openCliente(page);
  await cliente.edit();
  await cliente.register.click();
  const dialog = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
  const field = dialog.getByLabel('Calle, número y colonia');
  await expect(field).toBeFocused();
  await field.fill('diagonal san antonio 1');
  await expect(dialog.getByRole('option')).toHaveCount(3);
  await dialog.getByRole('option', { name: /1124/ }).click();
  await expect(dialog.getByRole('button', { name: /^Domicilio 3:/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar domicilio' }).click();
  await expect(cliente.pin(3)).toBeVisible();
  await cliente.save();
  await page.reload();
  await expect(cliente.pin(3)).toBeVisible();
  await expect(cliente.list.getByRole('listitem')).toHaveCount(3);
  expect((await savedDomicilios(page, id))[2]).toEqual({
    descripcion: expect.stringContaining('Diagonal San Antonio 1124'),
    lat: 19.39514,
    lon: -99.14811,
  });
});

test('an address registered where the map was clicked', async ({ page }) => {
  const { cliente, id } = await openCliente(page, []);
  await cliente.edit();
  await cliente.clickMap(0.25, 0.5);
  await page.getByRole('button', { name: 'Registrar aquí un nuevo domicilio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
  await dialog.getByLabel('Calle, número y colonia').fill('Portón azul');
  await dialog.getByRole('button', { name: 'Agregar domicilio' }).click();
  // The button that opened the dialog was over the map and no longer exists, so the list gets the focus.
  await expect(cliente.list).toBeFocused();
  await cliente.save();
  await page.reload();
  await expect(cliente.pin(1)).toBeVisible();
  const [saved] = await savedDomicilios(page, id);
  expect(saved?.descripcion).toBe('Portón azul');
  // The map's centre is Mexico City's, and the click was due west of it: the same latitude, a lower longitude.
  expect(saved?.lat).toBeCloseTo(19.4326, 2);
  expect(saved?.lon).toBeLessThan(-99.15);
});

for (const mode of ['error', 'cuota', 'mudo'] as const) {
  test(`an address typed by hand when the search fails (${mode}), its pin set by a click`, async ({ page, console }) => {
    console.allow(REQUESTED_FAILURES);
    const { cliente, id } = await openCliente(page, []);
    await behave({ photon: mode });
    await cliente.edit();
    await cliente.register.click();
    const dialog = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
    const field = dialog.getByLabel('Calle, número y colonia');
    await field.fill(MARKET.descripcion);
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('No se pudo buscar el domicilio.');
    await expect(field).toHaveValue(MARKET.descripcion);
    await dialog.getByRole('button', { name: 'Usar este texto' }).click();
    await expect(page.getByText('Haz click en el mapa para ubicar el domicilio 1')).toBeVisible();
    await cliente.clickMap(0.5, 0.75);
    await expect(cliente.pin(1)).toBeVisible();
    await cliente.save();
    await page.reload();
    await expect(cliente.pin(1)).toBeVisible();
    const [saved] = await savedDomicilios(page, id);
    expect(saved?.descripcion).toBe(MARKET.descripcion);
    expect(saved?.lon).toBeCloseTo(-99.1332, 2);
  });
}

test('an address without a place is kept and marked', async ({ page }) => {
  const { cliente, id } = await openCliente(page, [MARKET]);
  await expect(cliente.list).toContainText('Sin ubicación en el mapa');
  await expect(cliente.map.getByRole('button', { name: /^Domicilio/ })).toHaveCount(0);
  await cliente.edit();
  await page.getByRole('button', { name: /^Editar domicilio 1/ }).click();
  await page.getByLabel('Domicilio', { exact: true }).fill('Atrás del mercado, puerta roja');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await cliente.save();
  expect(await savedDomicilios(page, id)).toEqual([{ ...MARKET, descripcion: 'Atrás del mercado, puerta roja' }]);
});

test('a pin is moved on purpose and never by a stray click', async ({ page }) => {
  const { cliente, id } = await openCliente(page);
  await cliente.clickMap(0.2, 0.3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cliente.edit();
  await cliente.clickMap(0.2, 0.3);
  await expect(page.getByRole('dialog', { name: 'Lugar elegido en el mapa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = await cliente.pin(1).boundingBox();
  await page.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }).click();
  await cliente.clickMap(0.2, 0.8);
  await expect.poll(async () => (await cliente.pin(1).boundingBox())?.x).not.toBe(before?.x);
  await cliente.save();
  await page.reload();
  await expect(cliente.pin(1)).toBeVisible();
  const [first, second] = await savedDomicilios(page, id);
  expect(first?.lat).toBeLessThan(PETEN.lat ?? 0);
  expect(second).toEqual(SAVINON);
});

test('Cancelar puts moved and new addresses back', async ({ page }) => {
  const { cliente } = await openCliente(page);
  await cliente.edit();
  await page.getByRole('button', { name: /^eliminar domicilio 2/ }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(cliente.list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(cliente.list.getByRole('listitem')).toHaveCount(2);
  await expect(cliente.pin(2)).toBeVisible();
});

test('deleted from the pop-up in view mode, and from the list, each with its question', async ({ page }) => {
  const { cliente, id } = await openCliente(page);
  await expect(cliente.register).toBeDisabled();
  await cliente.pin(2).click();
  const card = page.getByRole('dialog', { name: 'Domicilio 2' });
  await expect(card).toContainText(SAVINON.descripcion);
  await card.getByRole('button', { name: /^eliminar/ }).click();
  const question = page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar este domicilio?' });
  await expect(question).toContainText(SAVINON.descripcion);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(cliente.list.getByRole('listitem')).toHaveCount(1);
  await expect(cliente.register).toBeEnabled();
  await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cliente.list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Aún no hay domicilios registrados.')).toBeVisible();
  await cliente.save();
  expect(await savedDomicilios(page, id)).toEqual([]);
});

test('tiles that do not load are said, with another try; pins and list work meanwhile', async ({ page, console }) => {
  console.allow(REQUESTED_FAILURES);
  await behave({ mosaicos: 'error' });
  const { cliente } = await openCliente(page);
  const toast = cliente.domicilios.getByText('El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.');
  await expect(toast).toBeVisible();
  await cliente.pin(1).click();
  await expect(page.getByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
  await behave({ mosaicos: 'bien' });
  await cliente.domicilios.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cliente.domicilios.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(toast).toBeHidden();
});

test('everything with the keyboard alone', async ({ page }) => {
  const { cliente, id } = await openCliente(page);
  // Pressed again until it works: the page moves the focus when its data arrive, and then the button doesn't get the key.
  await expect(async () => {
    await page.getByRole('button', { name: 'Modificar' }).press('Enter');
    await expect(cliente.register).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await cliente.pin(1).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Domicilio 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cliente.pin(1)).toBeFocused();
  await cliente.register.press('Enter');
  await expect(page.getByLabel('Calle, número y colonia')).toBeFocused();
  await page.keyboard.type('Diagonal San Antonio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Agregar domicilio' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(cliente.list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: /^Editar domicilio 1/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Editar domicilio 1' });
  await expect(dialog.getByLabel('Domicilio', { exact: true })).toBeFocused();
  await dialog.getByLabel('Latitud').fill('19.4');
  await dialog.getByLabel('Longitud').fill('-99.16');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^eliminar domicilio 2/ }).press('Enter');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter');
  await expect(cliente.list.getByRole('listitem')).toHaveCount(2);
  await expect(cliente.list).toBeFocused();
  await cliente.save();
  expect(await savedDomicilios(page, id)).toEqual([
    { ...PETEN, lat: 19.4, lon: -99.16 },
    expect.objectContaining({ lat: 19.39514, lon: -99.14811 }),
  ]);
});

test('who only reads sees the addresses and changes nothing', async ({ page, otherTill }) => {
  const { id } = await openCliente(page);
  const counter = await otherTill('contador@aguaclara.mx');
  const cliente = new ClientePage(counter.page);
  await cliente.open(id);
  await cliente.pin(1).click();
  await expect(counter.page.getByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
  await expect(counter.page.getByRole('button', { name: /eliminar/ })).toHaveCount(0);
  await expect(cliente.register).toBeDisabled();
});

test("the map's code and style come with the first map, from the section's own address", async ({ page }) => {
  const requested: string[] = [];
  // Without EventSource the page opens no stream of live events, with which the network would never be idle.
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page, 'usuario@aguaclara.mx');
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const styles = () => requested.filter((path) => path.includes('mfe-clientes') && path.endsWith('.css'));
  expect(styles()).toEqual([]);
  const id = await registerCliente(page, [PETEN]);
  const cliente = new ClientePage(page);
  await cliente.open(id);
  expect(styles()).toHaveLength(1);
  await expect(cliente.map).toHaveCSS('overflow', 'hidden');
});

test('map, pop-up, search and list fit at every size and are accessible', async ({ page }) => {
  test.slow();
  const { cliente } = await openCliente(page, [PETEN, SAVINON, MARKET]);
  await fitsAndIsAccessible(page);
  await cliente.edit();
  await cliente.pin(2).click();
  await expect(page.getByRole('dialog', { name: 'Domicilio 2' })).toBeVisible();
  await fitsAndIsAccessible(page);
  await cliente.register.click();
  await page.getByLabel('Calle, número y colonia').fill('Diagonal San Antonio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(3);
  await fitsAndIsAccessible(page);
});
