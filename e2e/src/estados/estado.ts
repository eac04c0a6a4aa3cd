import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect } from '../prueba.ts';
import { apellidoUnico, registrar } from '../tusClientes.ts';

/** A state of the product that the mock-ups draw, and how the built product comes to it. */
export interface Estado {
  /** The mock-up's file, without size; several when one state of the product is all of them. */
  maqueta: string;
  /** Told apart from other states of the same mock-up. */
  caso?: string;
  /** What the browser says about a call that the state needs to fail. */
  permitir?: RegExp;
  /** On the page of the state before it, from which `abrir` goes on; without it, on a page of its own. */
  sigue?: true;
  /** Comes to the state, signed in as the superuser, and waits until it is drawn. */
  abrir(page: Page): Promise<void>;
}

/** States that are gone through on one page, in order. */
export type Recorrido = [Estado, ...Estado[]];

export function recorridos(estados: readonly Estado[]): Recorrido[] {
  const todos: Recorrido[] = [];
  for (const estado of estados) {
    const ultimo = todos.at(-1);
    if (estado.sigue && ultimo) ultimo.push(estado);
    else todos.push([estado]);
  }
  return todos;
}

/** Leaves the dialog or the menu that is open. */
export async function cerrar(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiBackdrop-root:visible')).toHaveCount(0);
}

export const FALLA_PEDIDA = /Failed to load resource/;

/** Every call to an address goes unanswered. */
export async function callar(page: Page, direccion: string | RegExp): Promise<void> {
  await page.route(direccion, () => undefined);
}

/** Every call to an address is answered 500, as a server in trouble does. */
export async function fallar(page: Page, direccion: string | RegExp): Promise<void> {
  await page.route(direccion, (ruta: Route) =>
    ruta.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Error', status: 500, detail: 'El servidor tuvo un problema. Inténtalo de nuevo.' },
    }),
  );
}

/** The section's own placeholder, with its title: not the ones of the shell, while it asks who it is and while the section's code arrives. */
export async function esqueleto(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main').locator('h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
}

async function llamar<T>(page: Page, ruta: string, data?: unknown): Promise<T> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const respuesta = data === undefined ? await page.request.get(ruta) : await page.request.post(ruta, { data, headers });
  expect(respuesta.status(), ruta).toBe(200);
  return respuesta.json() as Promise<T>;
}

interface Servicio {
  _id: string;
  servicio: string;
  medida: string;
  precio: number;
}

/** A new note of a new customer at the session's branch, with two payments; resolves to its id and its customer's name. */
export async function notaConAbonos(page: Page): Promise<{ id: string; cliente: string }> {
  const apellido = apellidoUnico();
  const usuario = await registrar(page, { apellido });
  const { servicios } = await llamar<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const { servicio, _id, precio } = servicios.find(({ medida }) => medida === 'pz') as Servicio;
  const fecha = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const { inserted_id: id } = await llamar<{ inserted_id: string }>(page, '/api/ventas/guardar', {
    id: randomUUID(),
    usuario,
    fecha,
    articulos: [{ _id: randomUUID(), cantidad: 5, servicio, servicio_id: _id, precio, medida: 'pz' }],
    pagos: [
      { _id: randomUUID(), fecha, monto: 20, metodo: 'Efvo' },
      { _id: randomUUID(), fecha, monto: 15.5, metodo: 'TDC' },
    ],
    status: 0,
  });
  return { id, cliente: `María Fernanda ${apellido}` };
}
