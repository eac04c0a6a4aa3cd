import { expect, type Page } from '@playwright/test';
import { PointOfSale } from './pos.ts';
import { openMenu } from './secondFactor.ts';
import { register, uniqueSurname } from './yourClientes.ts';

const SAVES = '**/api/ventas/guardar';

/** Captures a nota for a new cliente and keeps the nota on this device. @returns the cliente's surname */
export async function captureUnsent(page: Page): Promise<string> {
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente(surname, `María Fernanda ${surname}`);
  await page.route(SAVES, (route) => route.abort());
  await pos.addKilos('Lavado y doblado por kg', '3.5');
  await pos.save.click();
  const saved = page.getByRole('dialog', { name: 'Nota guardada en este equipo' });
  await saved.getByRole('button', { name: 'Seguir' }).click();
  return surname;
}

/** Signs out while the captured nota still waits to be sent, and then lets the calls that save notas reach the server again. */
export async function leaveItUnsent(page: Page): Promise<void> {
  await openMenu(page, 'Salir');
  const leaving = page.getByRole('dialog', { name: '¿Salir con capturas por enviar?' });
  await expect(leaving).toContainText('Falta 1 captura por enviar');
  await leaving.getByRole('button', { name: 'Salir', exact: true }).click();
  await page.unroute(SAVES);
}
