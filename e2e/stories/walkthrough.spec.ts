import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createLaundry } from '../src/newLaundry.ts';
import { expect, signIn, test } from '../src/story.ts';

/** Markup that would run a script or add an element to any page that doesn't escape it. */
const IMAGE = '<img data-xss src=x onerror=__xss=1>';
const SCRIPTS = [
  IMAGE,
  '<script data-xss>window.__xss=1</script>',
  '"><svg data-xss onload=__xss=1>',
  "'><b data-xss onclick=__xss=1>",
  '</title></style></script><i data-xss>',
  'javascript:__xss=1',
  '{{constructor.constructor("__xss=1")()}}',
  '</style><style data-xss>*{display:none}</style>',
];
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

async function callApi<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data, headers: { origin: process.env.LAVANDA_URL ?? '' } });
  expect(response.status(), `${path} ${await response.text()}`).toBe(200);
  return response.json() as Promise<T>;
}

interface Seeded {
  cliente: string;
  nota: string;
  closed: string;
  isPublic: string;
}

/** Saves the markup in texts of the laundry, its sucursal, servicios, a cliente, the signed-in user and two notas. */
async function seed(page: Page): Promise<Seeded> {
  const { usuario: user } = await (await page.request.get('/api/auth/authData')).json();
  const { idSucursal } = user;
  await callApi(page, '/api/tenant/identidad', { ticket_legal: SCRIPTS.join('\n') });
  const sucursal = { nombre_sucursal: IMAGE, direccion: SCRIPTS[2], telefono: '5512345678' };
  await callApi(page, '/api/tenant/sucursales/guardar', { _id: idSucursal, ...sucursal });
  for (const servicio of SCRIPTS) {
    await callApi(page, '/api/servicios/guardar', { servicio, categoria: SCRIPTS[1], medida: 'flex' });
  }
  const { response: cliente } = await callApi<{ response: string }>(page, '/api/clientes/guardar', {
    nombre: IMAGE,
    apellido: SCRIPTS[1],
    telefono: '5512345678',
    razonSocial: SCRIPTS[2],
    domicilio: [{ descripcion: IMAGE, lat: 19.39, lon: -99.15 }],
  });
  const { _id } = user;
  await callApi(page, '/api/usuarios/guardar', { _id, nombre: IMAGE });
  const nota = async (changes: object) => {
    const articles = SCRIPTS.map((servicio) => ({
      _id: randomUUID(),
      cantidad: 1,
      servicio,
      precio: 12.5,
      medida: 'flex',
    }));
    const body = { id: randomUUID(), usuario: cliente, fecha: TODAY, articulos: articles, pagos: [], ...changes };
    return (await callApi<{ inserted_id: string }>(page, '/api/ventas/guardar', body)).inserted_id;
  };
  const opened = await nota({});
  const closed = await nota({
    pagos: [{ _id: randomUUID(), fecha: TODAY, monto: SCRIPTS.length * 12.5, metodo: 'Efvo' }],
    status: 10,
  });
  const { url } = await callApi<{ url: string }>(page, `/api/ventas/${opened}/enlace`, {});
  return { cliente, nota: opened, closed, isPublic: new URL(url).pathname };
}

/** Checks that the page shows the text literally, and that nothing in it ran or became an element. */
async function isTextOnly(page: Page, path: string, text = IMAGE): Promise<void> {
  await page.goto(path);
  await expect(page.locator('body')).toContainText(text);
  expect(await page.evaluate(() => '__xss' in window), path).toBe(false);
  await expect(page.locator('[data-xss]'), path).toHaveCount(0);
}

test('script and markup typed into every field are text on every screen and ticket', async ({ page }) => {
  // The test opens a dozen pages, which takes longer than the usual time limit.
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const email = `${randomUUID()}@guion.mx`;
  await isTextOnly(page, await createLaundry(IMAGE, email));
  const form = { nombre: IMAGE, apellidos: SCRIPTS[1], password: 'espuma-1' };
  await callApi(page, '/api/usuarios/confirmation/submit', form);
  await signIn(page, email, 'espuma-1');
  const { cliente, nota, closed, isPublic } = await seed(page);

  for (const path of [
    '/app/activos',
    `/app/pos/${nota}`,
    '/app/ventas',
    '/app/clientes',
    `/app/clientes/${cliente}`,
    '/app/dashboard',
    '/app/configuracion/usuarios',
    '/app/configuracion/lavanderia',
    `/api/ventas/${nota}/ticket?imprimir=0`,
    `/api/ventas/${closed}/ticket?imprimir=0`,
  ]) {
    await isTextOnly(page, path);
  }
  // A category's servicios are drawn only when it is opened.
  await isTextOnly(page, '/app/configuracion/servicios', SCRIPTS[1]);
  await page.getByRole('button', { name: SCRIPTS[1] }).first().click();
  await expect(page.getByText(IMAGE, { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-xss]')).toHaveCount(0);
  // Opens the public ticket without a session. That ticket masks the cliente's name.
  await page.context().clearCookies();
  await isTextOnly(page, isPublic);
  expect(dialogs).toEqual([]);
});
