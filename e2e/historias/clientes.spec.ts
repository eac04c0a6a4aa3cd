import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { PETEN, SAVINON } from '../src/clientes.ts';
import { entrar, expect, PASSWORD, test } from '../src/prueba.ts';
import { abrirLista, apellidoUnico, buscar, leer, registrar } from '../src/tusClientes.ts';

const SALIR = '¿Salir sin guardar los cambios?';

test('the list says who has addresses and fiscal data, and goes on to its end by scrolling, with few rows drawn', async ({
  page,
}) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  await registrar(page, { apellido, domicilio: [PETEN, SAVINON], rfc: 'HMI950101AB1', regimenFiscal: '601', nombre: 'Hotel' });
  await buscar(page, apellido);
  const fila = page.getByRole('row').filter({ hasText: apellido });
  await expect(fila.getByRole('cell')).toHaveText([
    'Hotel',
    apellido,
    '55 4108 1170',
    '2',
    'SI',
    /Copiar datos.*Detalles\/Editar/,
  ]);
  await expect(page).toHaveTitle('Agua Clara | Tus Clientes');

  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  const tabla = page.getByRole('table', { name: 'Tus Clientes' });
  await expect(tabla).toHaveAttribute('aria-rowcount', '-1');
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 20_000);
    expect(await tabla.getAttribute('aria-rowcount')).not.toBe('-1');
  }).toPass({ timeout: 30_000 });
  const filas = Number(await tabla.getAttribute('aria-rowcount'));
  expect(filas).toBeGreaterThan(40);
  await page.mouse.wheel(0, 200_000);
  const ultima = tabla.locator('tr[aria-rowindex]').last();
  await expect(ultima).toHaveAttribute('aria-rowindex', String(filas));
  expect(await tabla.getByRole('row').count()).toBeLessThan(50);
  const vistos = await page.evaluate(async () => {
    const respuestas: string[] = [];
    let despues: string | null | undefined;
    do {
      const cuerpo = await (await fetch(`/api/clientes/${despues ? `?despues=${despues}` : ''}`)).json();
      respuestas.push(...cuerpo.clientes.map((cliente: { _id: string }) => cliente._id));
      despues = cuerpo.siguiente;
    } while (despues);
    return respuestas;
  });
  expect(new Set(vistos).size).toBe(filas - 1);
});

test('a search waits 1.5 s, ignores accents and case, finds phones, and stays in the address', async ({ page }) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  const telefono = `55${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  await registrar(page, { nombre: 'José Ñandú', apellido, telefono });
  const campo = page.getByRole('searchbox', { name: 'Nombre del cliente' });
  const fila = page.getByRole('row').filter({ hasText: apellido });

  await campo.fill(`jose nandu ${apellido.toUpperCase()}`);
  await expect(fila).toBeVisible();
  expect(new URL(page.url()).searchParams.get('nombre')).toBe(`jose nandu ${apellido.toUpperCase()}`);
  await page.reload();
  await expect(fila).toBeVisible();
  await expect(campo).toHaveValue(`jose nandu ${apellido.toUpperCase()}`);

  await buscar(page, `${telefono.slice(0, 2)} ${telefono.slice(2, 6)} ${telefono.slice(6)}`);
  await expect(fila).toBeVisible();
  await buscar(page, `%_'"🧺 ${apellido}`);
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/clientes$/);

  await buscar(page, apellido);
  await fila.getByRole('link', { name: /^Detalles\/Editar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `José Ñandú ${apellido}` })).toBeFocused();
  await page.goBack();
  await expect(fila).toBeVisible();
  await expect(campo).toHaveValue(apellido);
});

test('Copiar datos puts readable lines on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await abrirLista(page);
  const apellido = apellidoUnico();
  await registrar(page, { apellido, domicilio: [PETEN], rfc: 'RIBM860412QX3', regimenFiscal: '612', cp: '03020' });
  await buscar(page, apellido);
  await page.getByRole('button', { name: `Copiar datos de María Fernanda ${apellido}` }).click();
  await expect(page.getByText('Datos copiados')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      `María Fernanda ${apellido}`,
      'Teléfono: 55 4108 1170',
      `Domicilio 1: ${PETEN.descripcion}`,
      'RFC: RIBM860412QX3',
      'Régimen fiscal: 612 Personas Físicas con Actividades Empresariales y Profesionales',
      'Código postal: 03020',
    ].join('\n'),
  );
});

test('a customer is created with fiscal data, found by the point of sale, edited, cancelled and removed', async ({ page }) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  await page.getByRole('link', { name: 'Registrar nuevo cliente' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El nombre es requerido.')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Óscar');
  await page.getByLabel('Apellidos').fill(apellido);
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
  await expect(page.getByRole('heading', { level: 1, name: `Óscar ${apellido}` })).toBeVisible();
  await expect(page).toHaveTitle('Agua Clara | Editar Cliente');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await leer(page, id)).toMatchObject({
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
  await expect(page.getByRole('heading', { level: 1, name: `Óscar Iván ${apellido}` })).toBeVisible();

  await page.getByRole('link', { name: 'Punto de Venta' }).click();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(apellido);
  await expect(page.getByRole('option', { name: `Óscar Iván ${apellido}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/app/clientes/${id}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' });
  await pregunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(pregunta).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cliente eliminado con éxito')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/clientes$/);
  await buscar(page, apellido);
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
});

test('a customer that was removed has its own page', async ({ page, consola }) => {
  consola.permitir(/Failed to load resource/);
  await entrar(page, 'admin@aguaclara.mx');
  await page.goto(`/app/clientes/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus clientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
});

test('a save that gets no answer keeps everything, and the second one makes no second customer', async ({ page, consola }) => {
  consola.permitir(/Failed to load resource/);
  await abrirLista(page);
  const apellido = apellidoUnico();
  await page.getByRole('link', { name: 'Registrar nuevo cliente' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Lucía');
  await page.getByLabel('Apellidos').fill(apellido);
  // The server saves it, and its answer is lost on the way.
  await page.route('**/api/clientes/guardar', async (ruta) => {
    await ruta.fetch();
    await ruta.abort();
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^El cliente no se guardó/)).toBeVisible();
  await expect(page.getByLabel('Apellidos')).toHaveValue(apellido);
  await page.unroute('**/api/clientes/guardar');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('¡Cliente creado con éxito!')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a clientes' }).click();
  await buscar(page, apellido);
  await expect(page.getByRole('row').filter({ hasText: apellido })).toHaveCount(1);
});

test('unsaved changes ask before leaving by the bar, by Back and by closing the tab', async ({ page }) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  const id = await registrar(page, { apellido });
  await buscar(page, apellido);
  const enlace = page.getByRole('link', { name: `Detalles/Editar a María Fernanda ${apellido}` });
  await enlace.click();
  // Without changes nobody asks.
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByRole('link', { name: 'Volver a clientes' }).click();
  await enlace.click();
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Otra');
  const pregunta = page.getByRole('dialog', { name: SALIR });
  await page.getByRole('link', { name: 'Ventas' }).click();
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(pregunta).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  await page.goBack();
  await expect(pregunta).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/clientes/${id}$`));
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  const cierre = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  const dialogo = await cierre;
  expect(dialogo.type()).toBe('beforeunload');
  await dialogo.dismiss();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Otra');

  await page.getByRole('link', { name: 'Activos' }).click();
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  expect(await leer(page, id)).toMatchObject({ nombre: 'María Fernanda' });
});

test('what was being written outlives the session: it is there after signing in again, and is saved', async ({
  page,
  context,
  consola,
}) => {
  consola.permitir(/401/);
  await abrirLista(page);
  const apellido = apellidoUnico();
  const id = await registrar(page, { apellido });
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
  expect(await leer(page, id)).toMatchObject({ razonSocial: 'FERNANDA SA' });
});

test('a file is checked, imported, and adds nothing the second time; the export holds what the import takes', async ({
  page,
}) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  await registrar(page, { nombre: '=Ana', apellido, telefono: '5512345678', domicilio: [PETEN] });
  await buscar(page, apellido);
  await expect(page.getByRole('row').filter({ hasText: apellido })).toBeVisible();

  const exportar = async (formato: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    const descarga = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: formato }).click();
    return descarga;
  };
  const csv = await exportar('Exportar a CSV');
  const texto = await readFile(await csv.path(), 'utf8');
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const [encabezado = '', ...filas] = texto.trim().split(/\r?\n/);
  expect(texto.startsWith('\uFEFF')).toBe(true);
  expect(encabezado).toMatch(/^Nombre,Apellidos,/);
  expect(filas).toHaveLength(1);
  const xlsx = await exportar('Exportar a Excel (XLSX)');
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  // The same customer, a new one and one with a phone that isn't.
  const archivo = [
    texto.trimEnd(),
    filas[0]?.replace("'=Ana", 'Berta').replace('5512345678', '5587654321').replace('55 1234 5678', '55 8765 4321'),
    filas[0]?.replace("'=Ana", 'Carla').replace('5512345678', '123').replace('55 1234 5678', '123'),
  ].join('\r\n');
  const importar = async (nombre = 'clientes.csv', contenido = Buffer.from(archivo)) => {
    await page.getByRole('button', { name: 'Importar' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Importar clientes' });
    const eleccion = page.waitForEvent('filechooser');
    await dialogo.getByRole('button', { name: 'Elegir archivo' }).click();
    await (await eleccion).setFiles({ name: nombre, mimeType: '', buffer: contenido });
    return dialogo;
  };
  const primera = await importar();
  await expect(primera.getByRole('definition')).toHaveText(['3', '1', '1', '1']);
  await expect(primera.getByRole('row').nth(1)).toContainText('4');
  await expect(primera.getByRole('row').nth(1)).toContainText('El teléfono tiene que ser de 10 dígitos.');
  await sinFaltasDeAccesibilidad(page);
  await primera.getByRole('button', { name: 'Importar 1 cliente' }).click();
  await expect(page.getByText('1 cliente importado')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: apellido })).toHaveCount(2);

  const segunda = await importar();
  await expect(segunda.getByRole('definition')).toHaveText(['3', '0', '2', '1']);
  await expect(segunda.getByText('No hay clientes nuevos en este archivo.')).toBeVisible();
  await expect(segunda.getByRole('button', { name: /^Importar \d/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(segunda).toBeHidden();

  const libro = await importar('clientes.xlsx', await readFile(await xlsx.path()));
  await expect(libro.getByRole('definition')).toHaveText(['1', '0', '1', '0']);
});

test('what a role can not do is not there', async ({ page, otraCaja }) => {
  await abrirLista(page, 'contador@aguaclara.mx');
  const id = await (async () => {
    const caja = await otraCaja('usuario@aguaclara.mx');
    const nuevo = await registrar(caja.page, { apellido: apellidoUnico(), domicilio: [PETEN] });
    await caja.page.goto(`/app/clientes/${nuevo}`);
    await expect(caja.page.getByRole('button', { name: 'Modificar' })).toBeVisible();
    await expect(caja.page.getByRole('button', { name: 'Eliminar' })).toHaveCount(0);
    return nuevo;
  })();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrar nuevo cliente' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Importar' })).toHaveCount(0);
  await page.goto(`/app/clientes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^María Fernanda/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Modificar|Eliminar/ })).toHaveCount(0);
});

test('with the keyboard alone: search, open, edit, save', async ({ page }) => {
  await abrirLista(page);
  const apellido = apellidoUnico();
  await registrar(page, { apellido });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(apellido);
  await page.keyboard.press('Enter');
  const enlace = page.getByRole('link', { name: `Detalles/Editar a María Fernanda ${apellido}` });
  await expect(enlace).toBeVisible();
  for (let saltos = 0; saltos < 8 && !(await enlace.evaluate((uno) => uno === document.activeElement)); saltos += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(enlace).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `María Fernanda ${apellido}` })).toBeFocused();
  // Eliminar, then Modificar.
  await page.keyboard.press('Tab');
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
