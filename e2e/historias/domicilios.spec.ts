import type { Page } from '@playwright/test';
import { domiciliosGuardados, PaginaCliente, PETEN, registrarCliente, SAVINON } from '../src/clientes.ts';
import { comportar } from '../src/proveedores.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabeYEsAccesible } from '../src/tamanos.ts';

const MERCADO = { descripcion: 'Atrás del mercado, puerta verde', lat: null, lon: null };

/** Messages of the browser itself about the answers that a story asks to fail. */
const FALLAS_PEDIDAS = /Failed to load resource/;

async function abrirCliente(page: Page, domicilios = [PETEN, SAVINON]): Promise<{ cliente: PaginaCliente; id: string }> {
  await entrar(page, 'usuario@aguaclara.mx');
  const id = await registrarCliente(page, domicilios);
  const cliente = new PaginaCliente(page);
  await cliente.abrir(id);
  return { cliente, id };
}

test.afterEach(() => comportar({ mosaicos: 'bien', photon: 'bien' }));

test('an address found by its text, searched by itself after a pause, keeps its pin after a reload', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page);
  await cliente.modificar();
  await cliente.registrar.click();
  const dialogo = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
  const campo = dialogo.getByLabel('Calle, número y colonia');
  await expect(campo).toBeFocused();
  await campo.fill('diagonal san antonio 1');
  await expect(dialogo.getByRole('option')).toHaveCount(3);
  await dialogo.getByRole('option', { name: /1124/ }).click();
  await expect(dialogo.getByRole('button', { name: /^Domicilio 3:/ })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Agregar domicilio' }).click();
  await expect(cliente.pin(3)).toBeVisible();
  await cliente.guardar();
  await page.reload();
  await expect(cliente.pin(3)).toBeVisible();
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(3);
  expect((await domiciliosGuardados(page, id))[2]).toEqual({
    descripcion: expect.stringContaining('Diagonal San Antonio 1124'),
    lat: 19.39514,
    lon: -99.14811,
  });
});

test('an address registered where the map was clicked', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page, []);
  await cliente.modificar();
  await cliente.pulsarMapa(0.25, 0.5);
  await page.getByRole('button', { name: 'Registrar aquí un nuevo domicilio' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
  await dialogo.getByLabel('Calle, número y colonia').fill('Portón azul');
  await dialogo.getByRole('button', { name: 'Agregar domicilio' }).click();
  // What opened the dialog, over the map, is gone.
  await expect(cliente.lista).toBeFocused();
  await cliente.guardar();
  await page.reload();
  await expect(cliente.pin(1)).toBeVisible();
  const [guardado] = await domiciliosGuardados(page, id);
  expect(guardado?.descripcion).toBe('Portón azul');
  // The map began at Mexico City's centre: the click was west of it, on its parallel.
  expect(guardado?.lat).toBeCloseTo(19.4326, 2);
  expect(guardado?.lon).toBeLessThan(-99.15);
});

for (const modo of ['error', 'cuota', 'mudo'] as const) {
  test(`an address typed by hand when the search fails (${modo}), its pin set by a click`, async ({ page, consola }) => {
    consola.permitir(FALLAS_PEDIDAS);
    const { cliente, id } = await abrirCliente(page, []);
    await comportar({ photon: modo });
    await cliente.modificar();
    await cliente.registrar.click();
    const dialogo = page.getByRole('dialog', { name: 'Registrar un nuevo domicilio' });
    const campo = dialogo.getByLabel('Calle, número y colonia');
    await campo.fill(MERCADO.descripcion);
    await campo.press('Enter');
    await expect(dialogo.getByRole('alert')).toContainText('No se pudo buscar el domicilio.');
    await expect(campo).toHaveValue(MERCADO.descripcion);
    await dialogo.getByRole('button', { name: 'Usar este texto' }).click();
    await expect(page.getByText('Haz click en el mapa para ubicar el domicilio 1')).toBeVisible();
    await cliente.pulsarMapa(0.5, 0.75);
    await expect(cliente.pin(1)).toBeVisible();
    await cliente.guardar();
    await page.reload();
    await expect(cliente.pin(1)).toBeVisible();
    const [guardado] = await domiciliosGuardados(page, id);
    expect(guardado?.descripcion).toBe(MERCADO.descripcion);
    expect(guardado?.lon).toBeCloseTo(-99.1332, 2);
  });
}

test('an address without a place is kept and marked', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page, [MERCADO]);
  await expect(cliente.lista).toContainText('Sin ubicación en el mapa');
  await expect(cliente.mapa.getByRole('button', { name: /^Domicilio/ })).toHaveCount(0);
  await cliente.modificar();
  await page.getByRole('button', { name: /^Editar domicilio 1/ }).click();
  await page.getByLabel('Domicilio', { exact: true }).fill('Atrás del mercado, puerta roja');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await cliente.guardar();
  expect(await domiciliosGuardados(page, id)).toEqual([{ ...MERCADO, descripcion: 'Atrás del mercado, puerta roja' }]);
});

test('a pin is moved on purpose and never by a stray click', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page);
  await cliente.pulsarMapa(0.2, 0.3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cliente.modificar();
  await cliente.pulsarMapa(0.2, 0.3);
  await expect(page.getByRole('dialog', { name: 'Lugar elegido en el mapa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const antes = await cliente.pin(1).boundingBox();
  await page.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }).click();
  await cliente.pulsarMapa(0.2, 0.8);
  await expect.poll(async () => (await cliente.pin(1).boundingBox())?.x).not.toBe(antes?.x);
  await cliente.guardar();
  await page.reload();
  await expect(cliente.pin(1)).toBeVisible();
  const [primero, segundo] = await domiciliosGuardados(page, id);
  expect(primero?.lat).toBeLessThan(PETEN.lat ?? 0);
  expect(segundo).toEqual(SAVINON);
});

test('Cancelar puts moved and new addresses back', async ({ page }) => {
  const { cliente } = await abrirCliente(page);
  await cliente.modificar();
  await page.getByRole('button', { name: /^eliminar domicilio 2/ }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(2);
  await expect(cliente.pin(2)).toBeVisible();
});

test('deleted from the pop-up in view mode, and from the list, each with its question', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page);
  await expect(cliente.registrar).toBeDisabled();
  await cliente.pin(2).click();
  const tarjeta = page.getByRole('dialog', { name: 'Domicilio 2' });
  await expect(tarjeta).toContainText(SAVINON.descripcion);
  await tarjeta.getByRole('button', { name: /^eliminar/ }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar este domicilio?' });
  await expect(pregunta).toContainText(SAVINON.descripcion);
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(1);
  await expect(cliente.registrar).toBeEnabled();
  await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
  await pregunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Aún no hay domicilios registrados.')).toBeVisible();
  await cliente.guardar();
  expect(await domiciliosGuardados(page, id)).toEqual([]);
});

test('tiles that do not load are said, with another try; pins and list work meanwhile', async ({ page, consola }) => {
  consola.permitir(FALLAS_PEDIDAS);
  await comportar({ mosaicos: 'error' });
  const { cliente } = await abrirCliente(page);
  const aviso = cliente.domicilios.getByText('El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.');
  await expect(aviso).toBeVisible();
  await cliente.pin(1).click();
  await expect(page.getByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
  await comportar({ mosaicos: 'bien' });
  await cliente.domicilios.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cliente.domicilios.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(aviso).toBeHidden();
});

test('everything with the keyboard alone', async ({ page }) => {
  const { cliente, id } = await abrirCliente(page);
  await page.getByRole('button', { name: 'Modificar' }).press('Enter');
  await cliente.pin(1).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Domicilio 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cliente.pin(1)).toBeFocused();
  await cliente.registrar.press('Enter');
  await page.keyboard.type('Diagonal San Antonio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Agregar domicilio' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: /^Editar domicilio 1/ }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Editar domicilio 1' });
  await expect(dialogo.getByLabel('Domicilio', { exact: true })).toBeFocused();
  await dialogo.getByLabel('Latitud').fill('19.4');
  await dialogo.getByLabel('Longitud').fill('-99.16');
  await page.keyboard.press('Enter');
  await expect(dialogo).toBeHidden();
  await page.getByRole('button', { name: /^eliminar domicilio 2/ }).press('Enter');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter');
  await expect(cliente.lista.getByRole('listitem')).toHaveCount(2);
  await expect(cliente.lista).toBeFocused();
  await cliente.guardar();
  expect(await domiciliosGuardados(page, id)).toEqual([
    { ...PETEN, lat: 19.4, lon: -99.16 },
    expect.objectContaining({ lat: 19.39514, lon: -99.14811 }),
  ]);
});

test('who only reads sees the addresses and changes nothing', async ({ page, otraCaja }) => {
  const { id } = await abrirCliente(page);
  const contador = await otraCaja('contador@aguaclara.mx');
  const cliente = new PaginaCliente(contador.page);
  await cliente.abrir(id);
  await cliente.pin(1).click();
  await expect(contador.page.getByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
  await expect(contador.page.getByRole('button', { name: /eliminar/ })).toHaveCount(0);
  await expect(cliente.registrar).toBeDisabled();
});

test("the map's code and style come with the first map, from the section's own address", async ({ page }) => {
  const pedidos: string[] = [];
  page.on('request', (peticion) => pedidos.push(new URL(peticion.url()).pathname));
  await entrar(page, 'usuario@aguaclara.mx');
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const estilos = () => pedidos.filter((ruta) => ruta.includes('mfe-clientes') && ruta.endsWith('.css'));
  expect(estilos()).toEqual([]);
  const id = await registrarCliente(page, [PETEN]);
  const cliente = new PaginaCliente(page);
  await cliente.abrir(id);
  expect(estilos()).toHaveLength(1);
  await expect(cliente.mapa).toHaveCSS('overflow', 'hidden');
});

test('map, pop-up, search and list fit at every size and are accessible', async ({ page }) => {
  test.slow();
  const { cliente } = await abrirCliente(page, [PETEN, SAVINON, MERCADO]);
  await cabeYEsAccesible(page);
  await cliente.modificar();
  await cliente.pin(2).click();
  await expect(page.getByRole('dialog', { name: 'Domicilio 2' })).toBeVisible();
  await cabeYEsAccesible(page);
  await cliente.registrar.click();
  await page.getByLabel('Calle, número y colonia').fill('Diagonal San Antonio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(3);
  await cabeYEsAccesible(page);
});
