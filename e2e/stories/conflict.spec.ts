import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../src/accessibility.ts';
import { PointOfSale } from '../src/pos.ts';
import { fits, SIZES } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

test('two registers save the same note: the second sees the difference and no payment is lost', async ({
  page,
  otherTill,
  console,
}) => {
  console.allow(/Failed to load resource.*409/);
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente('tres abejas', 'Café Tres Abejas');
  await pos.servicio('Edredón king size').click();
  await pos.servicio('Edredón king size').click();
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();

  const { page: second } = await otherTill('usuario2@aguaclara.mx');
  const other = new PointOfSale(second);
  await pos.open(id);
  await other.open(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
  await expect(second.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);

  // The other register gets an unsaved change, without which it would show this register's save and no conflict.
  await other.servicio('Mochila').click();
  await pos.payAbono('50');
  await pos.saveNota('modificada');
  await pos.withoutTicket();

  await other.payAbono('70');
  await other.metodo('Transf');
  await other.save.click();
  const conflict = second.getByRole('dialog', { name: 'Otra caja guardó esta nota' });
  await expect(conflict).toContainText('los pagos de ambas se conservan');
  await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click();
  await expect(conflict).toBeHidden();
  const question = second.getByText('¡Nota modificada con éxito! ¿Deseas imprimir ticket?');
  await expect(question).toBeVisible();

  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data.articulos).toHaveLength(2);
  expect(data.pagos.map((pago: { monto: number }) => pago.monto).toSorted()).toEqual([50, 70]);
  expect(data.abonos).toBe(120);
});

test('the same save sent five times at once makes one note and one payment', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const origin = process.env.LAVANDA_URL ?? '';
  const { clientes } = await (await page.request.get('/api/clientes/')).json();
  const { servicios } = await (await page.request.get('/api/servicios/all')).json();
  const servicio = servicios.find((each: { medida: string }) => each.medida === 'pz');
  const id = randomUUID();
  const data = {
    id,
    operacion: randomUUID(),
    usuario: clientes[0]._id,
    fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
    articulos: [
      {
        _id: randomUUID(),
        cantidad: 1,
        servicio: servicio.servicio,
        precio: servicio.precio,
        servicio_id: servicio._id,
        medida: 'pz',
      },
    ],
    pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Efvo' }],
    status: 0,
  };
  const envios = Array.from({ length: 5 }, () => page.request.post('/api/ventas/guardar', { data, headers: { origin } }));
  const responses = await Promise.all(envios);
  expect(responses.map((response) => response.status())).toEqual([200, 200, 200, 200, 200]);
  const ids = await Promise.all(responses.map(async (response) => (await response.json()).inserted_id));
  expect(new Set(ids)).toEqual(new Set([id]));
  const saved = (await (await page.request.get(`/api/ventas/${id}`)).json()).data;
  expect(saved.pagos).toHaveLength(1);
  expect(saved.abonos).toBe(10);
});

test('a note changed without a connection and elsewhere waits apart: which one, by whom, when, and the three ways out', async ({
  page,
  context,
  otherTill,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente('tres abejas', 'Café Tres Abejas');
  await pos.servicio('Edredón king size').click();
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();
  await pos.open(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await pos.servicio('Mochila').click();
  await pos.payAbono('20');
  await pos.save.click();
  await page
    .getByRole('dialog', { name: /en este equipo$/ })
    .getByRole('button', { name: 'Seguir' })
    .click();

  const { page: second } = await otherTill('usuario2@aguaclara.mx');
  const other = new PointOfSale(second);
  await other.open(id);
  await other.servicio('Edredón individual').click();
  await other.saveNota('modificada');

  await context.setOffline(false);
  const chip = page.getByRole('button', { name: '1 por enviar' });
  const review = page.getByRole('button', { name: 'Revisar lo de Café Tres Abejas' });
  await chip.click();
  await review.click();
  const conflict = page.getByRole('dialog', { name: 'La nota de Café Tres Abejas cambió en otro equipo' });
  await expect(conflict).toContainText(
    /Nota \d+ · [A-Z]+\d+\. La cambiaste sin conexión; mientras, [A-Z][^.]+ guardó otra versión\./,
  );
  const [mine, stored] = [/^Lo tuyo\s*Tú, \d\d:\d\d$/, /^Lo guardado\s*[A-Z][^,]+, \d\d:\d\d$/];
  await expect(conflict.getByRole('columnheader')).toHaveText([mine, stored]);
  await expect(conflict.getByRole('row', { name: /^Abonos/ })).toContainText('$20.00');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page);
    await expectAccessible(page);
  }
  await conflict.getByRole('radio', { name: /^Dejar lo guardado/ }).check();
  await conflict.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(page.getByRole('heading', { name: 'No hay nada por enviar.' })).toBeVisible();
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data.articulos.map(({ servicio: name }: { servicio: string }) => name)).toEqual([
    'Edredón king size',
    'Edredón individual',
  ]);
  expect(data.abonos).toBe(20);
});
