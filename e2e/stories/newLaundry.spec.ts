import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { logIn, typePassword } from '../src/invitees.ts';
import { createLaundry } from '../src/newLaundry.ts';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, test } from '../src/story.ts';

const PASSWORD = 'espuma-1';

const steps = (page: Page): Locator => page.getByRole('region', { name: 'Primeros pasos' });
const step = (page: Page, name: string): Locator => steps(page).getByRole('link', { name });

/** Creates a laundry, activates its superuser on the page of the activation link, and signs in. */
async function activate(page: Page, name: string): Promise<void> {
  const user = `${randomUUID()}@espuma.mx`;
  await page.goto(await createLaundry(name, user));
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Apellidos').fill('Ríos');
  await typePassword(page, PASSWORD);
  await page.getByRole('button', { name: 'Activar cuenta' }).click();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, user, PASSWORD);
  await expect(page).toHaveURL(/\/app\/activos$/);
  await expect(steps(page).getByText('0 de 5')).toBeVisible();
}

/** Adds servicios from the starter list, one of them with another price. */
async function chooseServicios(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Elegir de una lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Servicios para empezar' });
  await dialog.getByRole('button', { name: 'Quitar todos' }).click();
  await dialog.getByRole('checkbox', { name: 'Lavado y doblado por kg' }).check();
  await dialog.getByLabel('Precio de Edredón matrimonial').fill('130');
  await dialog.getByRole('button', { name: 'Agregar 2 servicios' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 servicios agregados.' })).toBeVisible();
}

test('a new laundry goes from its activation to its first printed ticket by what the screens offer', async ({
  page,
  context,
}) => {
  test.slow();
  const printed: string[] = [];
  await context.exposeFunction('onPrint', (text: string) => printed.push(text));
  await context.addInitScript(() => {
    window.print = () => (window as unknown as { onPrint(text: string): void }).onPrint(document.body.textContent ?? '');
  });
  await activate(page, 'La Espuma');

  await step(page, 'Nombre, logo y colores').click();
  await page.getByRole('textbox', { name: 'Primario', exact: true }).fill('#7b2d5f');
  await page.getByRole('main').getByRole('button', { name: 'Guardar' }).click();
  await expect(steps(page).getByText('1 de 5')).toBeVisible();

  await step(page, 'Dirección y teléfono').click();
  const edit = page.getByRole('button', { name: 'Modificar Matriz' });
  await expect(edit).toBeInViewport();
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Modificar sucursal' });
  await dialog.getByLabel('Dirección').fill('Calle Petén 214, Narvarte');
  await dialog.getByLabel('Teléfono').fill('55 5543 0190');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(steps(page).getByText('2 de 5')).toBeVisible();

  await step(page, 'Servicios y precios').click();
  await chooseServicios(page);
  await expect(steps(page).getByText('3 de 5')).toBeVisible();

  await steps(page).getByRole('button', { name: 'Trabajo solo/a' }).click();
  await expect(steps(page).getByText('4 de 5')).toBeVisible();

  await step(page, 'Primera venta').click();
  const pos = new PointOfSale(page);
  await pos.servicio('Edredón matrimonial').click();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Luz');
  await page.getByLabel('Apellidos').fill('Rey');
  await page.getByRole('button', { name: 'Registrar y continuar' }).click();
  await pos.pago('Liquidar');
  await pos.saveNota('creada');
  await page.getByRole('button', { name: /^Imprimir/ }).click();
  await expect.poll(() => printed).toHaveLength(1);
  for (const text of ['La Espuma', 'Calle Petén 214, Narvarte', 'Luz Rey', 'Edredón matrimonial', '130.00']) {
    expect(printed[0]).toContain(text);
  }

  await page.goto('/app/activos');
  await expect(page.getByRole('article').filter({ hasText: 'Luz Rey' })).toBeVisible();
  await page.goto('/app/configuracion/servicios');
  await expect(page.getByRole('button', { name: 'Agregar servicio a Lavado' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('who begins at the counter is led to the servicios; the list can be dismissed for good', async ({ page }) => {
  await activate(page, 'La Burbuja');
  await step(page, 'Primera venta').click();
  await page.getByRole('link', { name: 'Agregar servicios' }).click();
  await chooseServicios(page);
  await page.getByRole('button', { name: 'Ir al Punto de Venta' }).click();
  await expect(new PointOfSale(page).servicio('Edredón matrimonial')).toBeVisible();

  await page.goto('/app/activos');
  await steps(page).getByRole('button', { name: 'Ya no mostrar' }).click();
  await expect(page.getByRole('heading', { name: 'No hay notas activas' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No hay notas activas' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('the first day’s screens fit at every size and are accessible', async ({ page }) => {
  test.slow();
  await activate(page, 'La Tina');
  await fitsAndIsAccessible(page);
  await page.goto('/app/pos');
  await expect(page.getByRole('link', { name: 'Agregar servicios' })).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.goto('/app/configuracion/servicios');
  await expect(steps(page)).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.getByRole('button', { name: 'Elegir de una lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Servicios para empezar' });
  await dialog.getByLabel('Precio de Edredón matrimonial').fill('');
  await dialog.getByRole('button', { name: /^Agregar \d+ servicios$/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await fitsAndIsAccessible(page);
});
