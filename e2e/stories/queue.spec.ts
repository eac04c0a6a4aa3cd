import { logIn } from '../src/invitees.ts';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';
import { captureUnsent, leaveItUnsent } from '../src/unsent.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

test('what a user left unsent on a device is sent by an admin who signs in there, and told as of both', async ({
  page,
  otherTill,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = await captureUnsent(page);
  await leaveItUnsent(page);
  await logIn(page, 'admin@aguaclara.mx', PASSWORD);
  await page.getByRole('button', { name: '1 por enviar' }).click();
  const theirs = page.getByRole('region', { name: /^1 nota de .+ sin enviar$/ });
  await expect(theirs).toContainText(surname);
  await fitsAndIsAccessible(page);
  await page.getByRole('link', { name: 'Este equipo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Este equipo' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^1 nota de .+ sin enviar$/ })).toContainText(surname);
  await fitsAndIsAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar cola' }).click();
  expect((await file).suggestedFilename()).toMatch(/^cola-lavanda-\d{4}-\d{2}-\d{2}\.json$/);
  await page.getByRole('button', { name: /^Enviar las de / }).click();
  const question = page.getByRole('dialog', { name: /sin enviar$/ });
  await fitsAndIsAccessible(page);
  await question.getByRole('button', { name: 'Enviar la nota' }).click();
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();

  const { page: owner } = await otherTill('super@aguaclara.mx');
  await owner.goto('/app/configuracion/bitacora');
  const entry = owner.getByRole('listitem').filter({ hasText: surname }).filter({ hasText: 'creó la nota' });
  await expect(entry).toContainText('Enviada por ');
});

test('a browser that keeps nothing says so and works online; one that erased its queue says what may be missing', async ({
  page,
  browser,
  baseURL,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  const forgetful = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 } });
  const register2 = await forgetful.newPage();
  await register2.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await signIn(register2, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  await register(register2, { apellido: surname });
  const pos = new PointOfSale(register2);
  await pos.open();
  await pos.selectCliente(surname, `María Fernanda ${surname}`);
  const line = register2.getByRole('status').filter({ hasText: 'Este equipo no puede trabajar sin conexión' });
  await expect(line).toBeVisible();
  // The line is above the counter and covers nothing, and both fit the window without scrolling.
  const under = await line.boundingBox();
  const counter = await register2.getByRole('main').boundingBox();
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(counter?.y ?? 0);
  expect(await register2.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await register2.setViewportSize({ width: 390, height: 844 });
  await fitsAndIsAccessible(register2);
  await register2.setViewportSize({ width: 1024, height: 768 });
  await pos.addKilos('Lavado y doblado por kg', '2');
  await pos.saveNota('creada');
  await forgetful.close();

  await signIn(page, 'usuario@aguaclara.mx');
  await captureUnsent(page);
  await expect(page.getByRole('button', { name: '1 por enviar' })).toBeVisible();
  // A browser erases databases that it finds corrupt. The waiting capture must remain, because Cache Storage has a copy.
  await page.evaluate(eraseQueue);
  await page.reload();
  await expect(page.getByRole('button', { name: '1 por enviar' })).toBeVisible();
  // When a browser erases the copy too, as it may when the disk is full, only a notice about the loss is possible.
  await page.evaluate(() => caches.delete('lavanda-cola'));
  await page.evaluate(eraseQueue);
  await page.reload();
  const notice = page.getByRole('dialog', { name: 'Falta 1 captura que este equipo no envió' });
  await fitsAndIsAccessible(page);
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await page.reload();
  await page.waitForTimeout(6_000);
  await expect(notice).toHaveCount(0);
});

/** Deletes the queue's database. Playwright runs this function inside the page. */
function eraseQueue(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('lavanda-cola');
    request.onsuccess = resolve;
    request.onerror = reject;
  });
}
