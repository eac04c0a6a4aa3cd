import type { Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';
import { YourLaundry } from '../src/yourLaundry.ts';

interface Capacity {
  kilos: number | null;
  piezas: number | null;
  dias_cerrados: number[];
  fechas_cerradas: string[];
}
interface Answer {
  capacidad: Capacity;
  dias: { dia: string; kilos: number }[];
}

async function readDays(page: Page, from: string, until: string): Promise<Answer> {
  return (await page.request.get(`/api/ventas/capacidad?desde=${from}&hasta=${until}`)).json();
}

async function setCapacity(page: Page, capacity: Capacity): Promise<void> {
  const session = await (await page.request.get('/api/auth/authData')).json();
  const { _id, nombre_sucursal: name } = session.usuario.sucursalData;
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const data = { _id, nombre_sucursal: name, capacidad: capacity };
  expect((await page.request.post('/api/tenant/sucursales/guardar', { data, headers })).status()).toBe(200);
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('a note is promised for the first day with room, and over it only when told to', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const { dia: today } = await (await page.request.get('/api/ventas/hoy')).json();
  const usual = later(today, 2);
  const { capacidad: before, dias: days } = await readDays(page, usual, usual);
  // Sets the capacity so that one kilo is free on the usual promised day.
  await setCapacity(page, { kilos: (days[0]?.kilos ?? 0) + 1, piezas: null, dias_cerrados: [], fechas_cerradas: [] });
  try {
    const surname = uniqueSurname();
    await register(page, { apellido: surname });
    const pos = new PointOfSale(page);
    await pos.open();
    await pos.selectCliente(surname, `María Fernanda ${surname}`);
    await pos.addKilos('Lavado y doblado por kg', '3.35');
    await pos.nota.getByRole('button', { name: /Seleccionar fecha$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar fecha' });
    await expect(dialog.getByText('Primer día con lugar')).toBeVisible();
    await expect(dialog.getByText(/ya no cabe: quedaría en .* kg\.$/)).toBeVisible();
    await fitsAndIsAccessible(page);
    const full = dialog.getByRole('gridcell', { name: `${Number(usual.slice(8))}, no cabe` });
    // The calendar opens at the first day with room. At the end of a month that day is in the next month.
    if ((await full.count()) === 0) await dialog.getByRole('button', { name: 'Mes anterior' }).click();
    await full.click();
    await expect(dialog.getByText(/después del cierre\.$/)).toBeVisible();
    await fitsAndIsAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: /^Prometer .* de todos modos$/ }).click();
    await expect(pos.nota.getByText(`Entrega ${usual}`)).toBeVisible();
    const id = await pos.saveNota('creada');
    const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
    expect(data.fecha_entrega).toBe(usual);
    await pos.withoutTicket();

    await pos.selectCliente(surname, `María Fernanda ${surname}`);
    await pos.addKilos('Lavado y doblado por kg', '0.5');
    await expect(pos.nota.getByText(/^Entrega/)).not.toHaveText(`Entrega ${usual}`);
  } finally {
    await setCapacity(page, before);
  }
});

test('a branch has a capacity in Tu Lavandería, and its kept promises in Reportes', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const laundry = new YourLaundry(page);
  await laundry.open();
  await laundry.sucursal('Narvarte').click();
  const dialog = page.getByRole('dialog', { name: 'Modificar sucursal' });
  await expect(dialog.getByRole('textbox', { name: /^Kilos/ })).toHaveValue(/^\d/);
  await dialog.getByRole('group', { name: 'Días que no abre' }).scrollIntoViewIfNeeded();
  await fitsAndIsAccessible(page);
  await page.goto('/app/dashboard');
  const card = page.getByRole('region', { name: 'Promesas cumplidas' });
  // The first report of a new server takes seconds on a busy machine.
  await expect(card.getByRole('listitem').first()).toContainText('%', { timeout: 30_000 });
  await fitsAndIsAccessible(page);
});
