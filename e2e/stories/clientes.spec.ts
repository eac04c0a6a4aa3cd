import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/accessibility.ts';
import { PETEN, SAVINON } from '../src/clientes.ts';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';
import { openList, read, register, search, uniqueSurname } from '../src/yourClientes.ts';

const LEAVE = '¿Salir sin guardar los cambios?';

test('the list says who has addresses and fiscal data, and goes on to its end by scrolling, with few rows drawn', async ({
  page,
}) => {
  await openList(page);
  const surname = uniqueSurname();
  await register(page, {
    apellido: surname,
    domicilio: [PETEN, SAVINON],
    rfc: 'HMI950101AB1',
    regimenFiscal: '601',
    nombre: 'Hotel',
  });
  await search(page, surname);
  const row = page.getByRole('row').filter({ hasText: surname });
  await expect(row.getByRole('cell')).toHaveText(['Hotel', surname, '55 4108 1170', '2', 'SI', /Copiar datos.*Detalles\/Editar/]);
  await expect(page).toHaveTitle('Agua Clara | Tus Clientes');

  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  const table = page.getByRole('table', { name: 'Tus Clientes' });
  await expect(table).toHaveAttribute('aria-rowcount', '-1');
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 20_000);
    expect(await table.getAttribute('aria-rowcount')).not.toBe('-1');
  }).toPass({ timeout: 30_000 });
  const rows = Number(await table.getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(40);
  await page.mouse.wheel(0, 200_000);
  const lastRow = table.locator('tr[aria-rowindex]').last();
  await expect(lastRow).toHaveAttribute('aria-rowindex', String(rows));
  expect(await table.getByRole('row').count()).toBeLessThan(50);
  const rowsSeen = await page.evaluate(async () => {
    const responses: string[] = [];
    let after: string | null | undefined;
    do {
      const body = await (await fetch(`/api/clientes/${after ? `?despues=${after}` : ''}`)).json();
      responses.push(...body.clientes.map((cliente: { _id: string }) => cliente._id));
      after = body.siguiente;
    } while (after);
    return responses;
  });
  expect(new Set(rowsSeen).size).toBe(rows - 1);
});

test('a search waits 1.5 s, ignores accents and case, finds phones, and stays in the address', async ({ page }) => {
  await openList(page);
  const surname = uniqueSurname();
  const phone = `55${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  await register(page, { nombre: 'José Ñandú', apellido: surname, telefono: phone });
  const field = page.getByRole('searchbox', { name: 'Nombre del cliente' });
  const row = page.getByRole('row').filter({ hasText: surname });

  await field.fill(`jose nandu ${surname.toUpperCase()}`);
  await expect(row).toBeVisible();
  expect(new URL(page.url()).searchParams.get('nombre')).toBe(`jose nandu ${surname.toUpperCase()}`);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(field).toHaveValue(`jose nandu ${surname.toUpperCase()}`);

  await search(page, `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`);
  await expect(row).toBeVisible();
  await search(page, `%_'"🧺 ${surname}`);
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/clientes$/);

  await search(page, surname);
  await row.getByRole('link', { name: /^Detalles\/Editar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `José Ñandú ${surname}` })).toBeFocused();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(field).toHaveValue(surname);
});

test('Copiar datos puts readable lines on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page);
  const surname = uniqueSurname();
  await register(page, {
    apellido: surname,
    domicilio: [PETEN],
    rfc: 'RIBM860412QX3',
    regimenFiscal: '612',
    cp: '03020',
  });
  await search(page, surname);
  await page.getByRole('button', { name: `Copiar datos de María Fernanda ${surname}` }).click();
  await expect(page.getByText('Datos copiados')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      `María Fernanda ${surname}`,
      'Teléfono: 55 4108 1170',
      `Domicilio 1: ${PETEN.descripcion}`,
      'RFC: RIBM860412QX3',
      'Régimen fiscal: 612 Personas Físicas con Actividades Empresariales y Profesionales',
      'Código postal: 03020',
    ].join('\n'),
  );
});

test('a customer is created with fiscal data, found by the point of sale, edited, cancelled and removed', async ({ page }) => {
  await openList(page);
  const surname = uniqueSurname();
  await page.getByRole('link', { name: 'Registrar nuevo cliente' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El nombre es requerido.')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Óscar');
  await page.getByLabel('Apellidos').fill(surname);
  await page.getByLabel(/^Teléfono/).fill('(55) 4920-6635');
  await page.getByLabel('RFC').fill('nuog 801231 ab1');
  await page.getByLabel('Código postal').fill('03020');
  await expect(page.getByLabel('RFC')).toHaveValue('NUOG801231AB1');
  await page.getByLabel('Razón social').fill('ÓSCAR NÚÑEZ');
  await page.getByRole('combobox', { name: /Régimen fiscal/ }).click();
  await expect(page.getByRole('option', { name: /^601/ })).toHaveCount(0);
  await page.getByRole('option', { name: /^612/ }).click();
  await page.getByLabel('Correo electrónico').fill('oscar@correo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El correo electrónico no es válido.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill('oscar@correo.mx');
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Cliente creado con éxito!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Óscar ${surname}` })).toBeVisible();
  await expect(page).toHaveTitle('Agua Clara | Editar Cliente');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await read(page, id)).toMatchObject({
    nombre: 'Óscar',
    telefono: '+525549206635',
    rfc: 'NUOG801231AB1',
    regimenFiscal: '612',
    correoElectronico: 'oscar@correo.mx',
  });

  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Razón social').fill('OTRA');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('ÓSCAR NÚÑEZ')).toBeVisible();
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Óscar Iván');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Óscar Iván ${surname}` })).toBeVisible();

  await page.getByRole('link', { name: 'Punto de Venta' }).click();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(surname);
  await expect(page.getByRole('option', { name: `Óscar Iván ${surname}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/app/clientes/${id}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cliente eliminado con éxito')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/clientes$/);
  await search(page, surname);
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
});

test('a customer that was removed has its own page', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  await signIn(page, 'admin@aguaclara.mx');
  await page.goto(`/app/clientes/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus clientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
});

test('a save whose answer is lost goes on, is sent again by itself, and makes one customer with the last change', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await openList(page);
  const surname = uniqueSurname();
  await page.getByRole('link', { name: 'Registrar nuevo cliente' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Lucía');
  await page.getByLabel('Apellidos').fill(surname);
  // The server saves the cliente, but the browser never gets the answer.
  const loseAnswers = () =>
    page.route('**/api/clientes/guardar', async (route) => {
      await route.fetch();
      // `abort` fails when the story has just removed this route, because the page retries the save meanwhile.
      await route.abort().catch(() => undefined);
    });
  await loseAnswers();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Lucía ${surname}` })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 por enviar' })).toBeVisible();
  await page.unroute('**/api/clientes/guardar');
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Luz');
  await loseAnswers();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: '1 por enviar' })).toBeVisible();
  await page.unroute('**/api/clientes/guardar');
  await expect(page.getByRole('button', { name: /por enviar/ })).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('link', { name: 'Volver a clientes' }).click();
  await search(page, surname);
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: surname })).toContainText('Luz');
});

test('unsaved changes ask before leaving by the bar, by Back and by closing the tab', async ({ page }) => {
  await openList(page);
  const surname = uniqueSurname();
  const id = await register(page, { apellido: surname });
  await search(page, surname);
  const link = page.getByRole('link', { name: `Detalles/Editar a María Fernanda ${surname}` });
  await link.click();
  // Leaving an edit without changes asks for no confirmation.
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByRole('link', { name: 'Volver a clientes' }).click();
  await link.click();
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Otra');
  const question = page.getByRole('dialog', { name: LEAVE });
  await page.getByRole('link', { name: 'Ventas' }).click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/clientes/${id}$`));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  const cierre = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  const dialog = await cierre;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  await page.getByRole('link', { name: 'Activos' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  expect(await read(page, id)).toMatchObject({ nombre: 'María Fernanda' });
});

test('what was being written outlives the session: it is there after signing in again, and is saved', async ({
  page,
  context,
  console,
}) => {
  console.allow(/401/);
  await openList(page);
  const surname = uniqueSurname();
  const id = await register(page, { apellido: surname });
  await page.goto(`/app/clientes/${id}`);
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Razón social').fill('FERNANDA SA');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Usuario').fill('admin@aguaclara.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/clientes/${id}$`));
  await expect(page.getByLabel('Razón social')).toHaveValue('FERNANDA SA');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();
  expect(await read(page, id)).toMatchObject({ razonSocial: 'FERNANDA SA' });
});

test('a file is checked, imported, and adds nothing the second time; the export holds what the import takes', async ({
  page,
}) => {
  await openList(page);
  const surname = uniqueSurname();
  await register(page, { nombre: '=Ana', apellido: surname, telefono: '5512345678', domicilio: [PETEN] });
  await search(page, surname);
  await expect(page.getByRole('row').filter({ hasText: surname })).toBeVisible();

  const exportData = async (format: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return download;
  };
  const csv = await exportData('Exportar a CSV');
  const text = await readFile(await csv.path(), 'utf8');
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const [heading = '', ...rows] = text.trim().split(/\r?\n/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(heading).toMatch(/^Nombre,Apellidos,/);
  expect(rows).toHaveLength(1);
  const xlsx = await exportData('Exportar a Excel (XLSX)');
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  // The file has three rows: the cliente that exists, a new one, and one with an invalid phone.
  const file = [
    text.trimEnd(),
    rows[0]?.replace("'=Ana", 'Berta').replace('5512345678', '5587654321').replace('55 1234 5678', '55 8765 4321'),
    rows[0]?.replace("'=Ana", 'Carla').replace('5512345678', '123').replace('55 1234 5678', '123'),
  ].join('\r\n');
  const importData = async (name = 'clientes.csv', content = Buffer.from(file)) => {
    await page.getByRole('button', { name: 'Importar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar clientes' });
    const choice = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Elegir archivo' }).click();
    await (await choice).setFiles({ name, mimeType: '', buffer: content });
    return dialog;
  };
  const first = await importData();
  await expect(first.getByRole('definition')).toHaveText(['3', '1', '1', '1']);
  const wrong = first.getByRole('table', { name: 'Filas con error: no se importan' }).getByRole('row').nth(1);
  await expect(wrong).toContainText('4');
  await expect(wrong).toContainText('El teléfono tiene que ser de 10 dígitos.');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Importar 1 cliente' }).click();
  await expect(page.getByText('1 cliente importado')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(2);

  const second = await importData();
  await expect(second.getByRole('definition')).toHaveText(['3', '0', '2', '1']);
  await expect(second.getByText('No hay clientes nuevos en este archivo.')).toBeVisible();
  await expect(second.getByRole('button', { name: /^Importar \d/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();

  const workbook = await importData('clientes.xlsx', await readFile(await xlsx.path()));
  await expect(workbook.getByRole('definition')).toHaveText(['1', '0', '1', '0']);
});

test('what a role can not do is not there', async ({ page, otherTill }) => {
  await openList(page, 'contador@aguaclara.mx');
  const id = await (async () => {
    const till = await otherTill('usuario@aguaclara.mx');
    const created = await register(till.page, { apellido: uniqueSurname(), domicilio: [PETEN] });
    await till.page.goto(`/app/clientes/${created}`);
    await expect(till.page.getByRole('button', { name: 'Modificar' })).toBeVisible();
    await expect(till.page.getByRole('button', { name: 'Eliminar' })).toHaveCount(0);
    return created;
  })();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrar nuevo cliente' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Importar' })).toHaveCount(0);
  await page.goto(`/app/clientes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^María Fernanda/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Modificar|Eliminar/ })).toHaveCount(0);
});

test('with the keyboard alone: search, open, edit, save', async ({ page }) => {
  await openList(page);
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(surname);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: `Detalles/Editar a María Fernanda ${surname}` });
  await expect(link).toBeVisible();
  for (let skips = 0; skips < 8 && !(await link.evaluate((one) => one === document.activeElement)); skips += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `María Fernanda ${surname}` })).toBeFocused();
  // Tab passes Eliminar and Nueva nota, then reaches Modificar.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Nueva nota' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Modificar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Fernanda');
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modificar' })).toBeFocused();
});
