import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect } from '../story.ts';
import { register, uniqueSurname } from '../yourClientes.ts';

/** A state of the product that the mock-ups draw, and how the built product comes to it. */
export interface State {
  /** The mock-up's file, without size; several when one state of the product is all of them. */
  mockup: string;
  /** Told apart from other states of the same mock-up. */
  testCase?: string;
  /** What the browser says about a call that the state needs to fail. */
  allow?: RegExp;
  /** On the page of the state before it, from which `abrir` goes on; without it, on a page of its own. */
  continues?: true;
  /** Comes to the state, signed in as the superuser, and waits until it is drawn. */
  open(page: Page): Promise<void>;
}

/** States that are gone through on one page, in order. */
export type Walkthrough = [State, ...State[]];

export function walkthroughs(states: readonly State[]): Walkthrough[] {
  const all: Walkthrough[] = [];
  for (const state of states) {
    const ultimo = all.at(-1);
    if (state.continues && ultimo) ultimo.push(state);
    else all.push([state]);
  }
  return all;
}

/** Leaves the dialog or the menu that is open. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiBackdrop-root:visible')).toHaveCount(0);
}

export const REQUESTED_FAILURE = /Failed to load resource/;

/** Every call to an address goes unanswered. */
export async function silence(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => undefined);
}

/** Every call to an address is answered 500, as a server in trouble does. */
export async function fail(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (path: Route) =>
    path.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Error',
        status: 500,
        detail: 'El servidor tuvo un problema. Inténtalo de nuevo.',
      },
    }),
  );
}

/** The section's own placeholder, with its title: not the ones of the shell, while it asks who it is and while the section's code arrives. */
export async function skeleton(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main').locator('h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
}

async function baseQuery<T>(page: Page, path: string, data?: unknown): Promise<T> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const response = data === undefined ? await page.request.get(path) : await page.request.post(path, { data, headers });
  expect(response.status(), path).toBe(200);
  return response.json() as Promise<T>;
}

interface Servicio {
  _id: string;
  servicio: string;
  medida: string;
  precio: number;
}

/** A new note of a new customer at the session's branch, with two payments; resolves to its id and its customer's name. */
export async function notaWithAbonos(page: Page): Promise<{ id: string; cliente: string }> {
  const surname = uniqueSurname();
  const user = await register(page, { apellido: surname });
  const { servicios } = await baseQuery<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const { servicio, _id, precio: price } = servicios.find(({ medida: unit }) => unit === 'pz') as Servicio;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const { inserted_id: id } = await baseQuery<{ inserted_id: string }>(page, '/api/ventas/guardar', {
    id: randomUUID(),
    usuario: user,
    fecha: date,
    articulos: [{ _id: randomUUID(), cantidad: 5, servicio, servicio_id: _id, precio: price, medida: 'pz' }],
    pagos: [
      { _id: randomUUID(), fecha: date, monto: 20, metodo: 'Efvo' },
      { _id: randomUUID(), fecha: date, monto: 15.5, metodo: 'TDC' },
    ],
    status: 0,
  });
  return { id, cliente: `María Fernanda ${surname}` };
}
