import { PointOfSale } from '../src/pos.ts';
import { prepared } from '../src/prepared.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

test.use({ serviceWorkers: 'allow' });
// The service worker stores the app's files one after another, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('a server that takes every call and answers none stops neither the counter nor a reload, and gets all of it once', async ({
  page,
  context,
  console,
}) => {
  console.allow(/Failed to load resource|net::ERR|EventSource/);
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  const name = `María Fernanda ${surname}`;
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  const kept = page.getByRole('dialog', { name: 'Nota guardada en este equipo' });
  await pos.open();
  await prepared(page);
  await pos.selectCliente(surname, name);
  await pos.addKilos('Lavado y doblado por kg', '3.5');

  await context.route('**', () => undefined);
  await pos.save.click();
  await expect(kept.getByText('Folio pendiente')).toBeVisible();
  await kept.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await pos.selectCliente(surname, name);
  await pos.servicio('Mochila').click();
  await pos.save.click();
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('link', { name: 'Ventas' }).first().click();
  await expect(page.getByText('Ventas necesita conexión')).toBeVisible();

  await context.unroute('**');
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();
  await page.goto('/app/activos');
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(surname);
  await expect(page.getByRole('article').filter({ hasText: surname })).toHaveCount(2);
  await expect(page.getByText('Pendiente de enviar')).toHaveCount(0);
});
