import type { Locator } from '@playwright/test';
import { abrirActivos, PuntoDeVenta, tarjeta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';

/**
 * 2 x 120.00 + 3.35 kg x 38.90 (130.32) + 60.00 = 430.32; with delivery, 35.00 for 300 to 800: 465.32.
 */
test('a note is made and part paid at one register, and settled and closed at another', async ({ page, otraCaja }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await expect(page.getByText('Ningún articulo agregado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'CANCELAR' })).toBeHidden();

  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio('Edredón matrimonial').click();
  await pos.servicio('Edredón matrimonial').click();
  await pos.agregarKilos('Lavado y doblado por kg', '3.35');
  await pos.agregarFlex('Costura y arreglos', { nombre: 'Cierre de chamarra', costo: '60' });
  const carrito = page.getByRole('list', { name: 'Artículos' });
  await expect(carrito.getByRole('listitem')).toHaveCount(3);
  await expect(carrito).toContainText('$240.00');
  await expect(carrito).toContainText('$130.32');
  await expect(page.getByRole('button', { name: 'CANCELAR' })).toBeVisible();
  await expect(pos.guardar).toContainText('$430.32');

  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
  await pos.nota.getByRole('button', { name: 'Servicio Express' }).click();
  await expect(pos.guardar).toContainText('$465.32');
  await pos.abonar('200');
  await pos.metodo('TDC');
  await expect(pos.nota).toContainText('$265.32');
  const id = await pos.guardarNota('creada');
  await pos.sinTicket();
  await expect(page.getByText('Ningún articulo agregado')).toBeVisible();

  await abrirActivos(page);
  await expect(tarjeta(page, id)).toContainText('Claudia Hernández Pineda');
  await expect(tarjeta(page, id)).toContainText('$465.32');
  await expect(tarjeta(page, id)).toContainText('$265.32');
  await expect(tarjeta(page, id)).toContainText('A domicilio');

  const { page: segunda } = await otraCaja('usuario2@aguaclara.mx');
  await abrirActivos(segunda);
  await tarjeta(segunda, id).getByRole('link').click();
  const otro = new PuntoDeVenta(segunda);
  await expect(segunda.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(3);
  await segunda.getByRole('button', { name: 'Ver desglose de abonos' }).click();
  await expect(segunda.getByRole('dialog', { name: 'Desglose de abonos' })).toContainText('TDC');
  await segunda.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
  await otro.abonar('100');
  await otro.guardarNota('modificada');
  await otro.sinTicket();

  await abrirActivos(segunda);
  await expect(tarjeta(segunda, id)).toContainText('$165.32');
  await tarjeta(segunda, id).getByRole('button', { name: 'Cerrar nota de Claudia Hernández Pineda' }).click();
  const cierre = segunda.getByRole('dialog', { name: 'Cierre de nota' });
  await expect(cierre).toContainText('¿Registrar un pago con el cierre de la nota?');
  await cierre.getByRole('radio', { name: 'Liquidar' }).click();
  await expect(cierre.getByRole('radio', { name: 'Efvo' })).toBeChecked();
  await cierre.getByRole('button', { name: 'Cobrar $165.32 y cerrar' }).click();
  await expect(segunda.getByText('¡Servicio actualizado con éxito!')).toBeVisible();
  await expect(tarjeta(segunda, id)).toHaveCount(0);

  await abrirActivos(page);
  await expect(tarjeta(page, id)).toHaveCount(0);

  const respuesta = await page.request.get(`/api/ventas/${id}`);
  const { data } = await respuesta.json();
  expect(data).toMatchObject({ status: 10, total: 465.32, abonos: 465.32, envio: 35, subtotal: 430.32 });
  expect(data.pagos.map((pago: { monto: number; metodo: string }) => [pago.monto, pago.metodo])).toEqual([
    [200, 'TDC'],
    [100, 'Efvo'],
    [165.32, 'Efvo'],
  ]);
});

test('the line last added to is lit for a moment, and nothing moves that the next touch would wait for', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.servicio('Edredón individual').click();
  await pos.servicio('Edredón matrimonial').click();
  const lineas = page.getByRole('list', { name: 'Artículos' }).getByRole('listitem');
  const fondo = (linea: number) => lineas.nth(linea).evaluate((nodo) => getComputedStyle(nodo).backgroundColor);
  await expect.poll(async () => (await fondo(1)) !== (await fondo(0))).toBe(true);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await pos.servicio('Edredón individual').click();
  await expect.poll(async () => (await fondo(0)) !== (await fondo(1))).toBe(true);
  await expect.poll(async () => (await fondo(0)) === (await fondo(1))).toBe(true);
});

test('with the keyboard the ring of every service is seen whole, between the headings of the categories', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  await new PuntoDeVenta(page).abrir();
  const primero = page.locator('[data-mosaico]').first();
  await expect(primero).toBeVisible();
  for (const tamano of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(tamano);
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(primero).toBeFocused();
    const cortados = await page.evaluate(() => {
      const titulos = [...document.querySelectorAll('section[data-categoria] h2')];
      return [...document.querySelectorAll<HTMLElement>('[data-mosaico]')].flatMap((mosaico) => {
        mosaico.focus();
        const { outlineWidth, outlineOffset } = getComputedStyle(mosaico);
        const anillo = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const { top, bottom } = mosaico.getBoundingClientRect();
        const tapan = titulos
          .map((titulo) => titulo.getBoundingClientRect())
          .filter((caja) => caja.top < bottom + anillo && caja.bottom > top - anillo);
        return anillo > 3 && tapan.length === 0 ? [] : [`${mosaico.textContent}: ${anillo} px`];
      });
    });
    expect(cortados).toEqual([]);
  }
});

test('saving without customer or articles says what is missing', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.guardar.click();
  const aviso = page.getByRole('alertdialog', { name: 'Verifica la información ingresada:' });
  await expect(aviso).toContainText('Tienes que seleccionar un usuario y la nota tiene que contener articulos');
  await aviso.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await expect(page.getByLabel('Nombre del cliente')).toBeFocused();
});

test('the match that the arrows are on is in sight, however low the window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 560 });
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  const buscadores = [
    () => pos.abrir().then(() => page.keyboard.press('F2')),
    () => page.goto('/app/activos').then(() => page.getByRole('button', { name: 'Agendar recolección' }).click()),
  ];
  for (const abrirBuscador of buscadores) {
    await abrirBuscador();
    await page.getByLabel('Nombre del cliente').fill('mar');
    const hallados = page.getByRole('option', { name: /Mar/ });
    await expect.poll(() => hallados.count()).toBeGreaterThan(7);
    for (let abajo = 0; abajo < 7; abajo += 1) await page.keyboard.press('ArrowDown');
    await expect(hallados.nth(7)).toBeInViewport({ ratio: 1 });
    for (let arriba = 0; arriba < 7; arriba += 1) await page.keyboard.press('ArrowUp');
    await expect(hallados.first()).toBeInViewport({ ratio: 1 });
  }
});

test('a note being written survives a reload', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.elegirCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  await pos.nota.getByRole('button', { name: 'Factura' }).click();
  await expect(pos.guardar).toContainText('$80.00');
  await page.reload();
  await expect(pos.nota.getByText('Ricardo Villalobos')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
  await expect(pos.guardar).toContainText('$80.00');

  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await page.getByRole('dialog', { name: '¿Quieres vaciar la nota?' }).getByRole('button', { name: 'Vaciar nota' }).click();
  await expect(page.getByText('Ningún articulo agregado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seleccionar usuario' })).toBeFocused();
});

test('who gives up the changes to a note goes on at the customer of a blank one', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.elegirCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  const id = await pos.guardarNota('creada');
  await pos.sinTicket();
  await pos.abrir(id);
  await pos.servicio('Mochila').click();
  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(page).toHaveURL('/app/pos');
  await expect(page.getByRole('button', { name: 'Seleccionar usuario' })).toBeFocused();
});

test('a keyboard goes on at the next card after a note is closed, and at its own when it could not be', async ({
  page,
  consola,
}) => {
  consola.permitir(/Failed to load resource.*503/);
  await entrar(page, 'usuario@aguaclara.mx');
  await abrirActivos(page);
  const tarjetas = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Cerrar nota de/ }) });
  const boton = (cual: Locator) => cual.getByRole('button');
  const id = async (cual: Locator) => (await cual.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';

  const adeuda = await id(tarjetas.filter({ hasNot: page.getByRole('img', { name: 'Pagada' }) }).first());
  const enlaces = await page.getByRole('article').getByRole('link').all();
  const orden = await Promise.all(enlaces.map(async (enlace) => (await enlace.getAttribute('href'))?.split('/').at(-1)));
  const cerrada = tarjeta(page, adeuda);
  const sigue = tarjeta(page, orden[orden.indexOf(adeuda) + 1] ?? '');
  const sinServidor = () =>
    page.route('**/api/ventas/guardar', (ruta) => ruta.fulfill({ status: 503, json: { detail: 'Sin base de datos.' } }));
  await boton(cerrada).focus();
  await page.keyboard.press('Enter');
  const cierre = page.getByRole('dialog', { name: 'Cierre de nota' });
  const cerrar = cierre.getByRole('button', { name: 'Cerrar nota' });
  await expect(cerrar).toBeEnabled();
  await sinServidor();
  await cerrar.focus();
  await page.keyboard.press('Enter');
  await expect(cierre.getByRole('alert')).toContainText('Sin base de datos.');
  await expect(cerrar).toBeFocused();
  await page.unroute('**/api/ventas/guardar');
  await page.keyboard.press('Enter');
  await expect(cerrada).toHaveCount(0);
  await expect(boton(sigue)).toBeFocused();

  const pagada = tarjetas.filter({ has: page.getByRole('img', { name: 'Pagada' }) }).first();
  const queda = tarjeta(page, await id(pagada));
  await sinServidor();
  await boton(queda).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('La nota no se cerró.', { exact: false })).toBeVisible();
  await expect(boton(queda)).toBeFocused();
});
