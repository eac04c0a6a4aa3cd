import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect } from '../story.ts';
import { register, uniqueSurname } from '../yourClientes.ts';

/** A state of the product drawn in the mock-ups, and how to reach it in the built product. */
export interface State {
  /** File name of the mock-up without its size, or several with commas; several states may share one. */
  mockup: string;
  /** Name of this state, if other states have the same mock-up. */
  testCase?: string;
  /** Console messages to allow, because the state makes a call fail on purpose. */
  allow?: RegExp;
  /** True when the state is reached from the previous state, on the same page, instead of from a new page. */
  continues?: true;
  /** Reaches the state and waits until it is drawn. The page is signed in as a superuser, unless the state precedes sign-in. */
  open(page: Page): Promise<void>;
}

/** States that are visited one after the other on the same page. */
export type Walkthrough = [State, ...State[]];

export function walkthroughs(states: readonly State[]): Walkthrough[] {
  const all: Walkthrough[] = [];
  for (const state of states) {
    const last = all.at(-1);
    if (state.continues && last) last.push(state);
    else all.push([state]);
  }
  return all;
}

/** Closes the open dialog or menu. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiBackdrop-root:visible')).toHaveCount(0);
}

export const REQUESTED_FAILURE = /Failed to load resource/;

/** Leaves every call to an address unanswered. */
export async function silence(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => undefined);
}

/** Answers every call to an address with HTTP status 500. */
export async function fail(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (route: Route) =>
    route.fulfill({
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

/** Waits for the section's own skeleton, which has a title, unlike the shell's skeleton. */
export async function skeleton(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main').locator('h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
}

export async function callApi<T>(page: Page, path: string, data?: unknown): Promise<T> {
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

/**
 * Creates a nota with two abonos, $20.00 in cash and $15.50 by card, for a new cliente.
 * @param more other fields of the save, such as its register
 * @returns its id and its cliente's name
 */
export async function notaWithAbonos(page: Page, more: object = {}): Promise<{ id: string; cliente: string }> {
  const surname = uniqueSurname();
  const user = await register(page, { apellido: surname });
  const { servicios } = await callApi<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const { servicio, _id, precio: price } = servicios.find(({ medida: unit }) => unit === 'pz') as Servicio;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const { inserted_id: id } = await callApi<{ inserted_id: string }>(page, '/api/ventas/guardar', {
    id: randomUUID(),
    usuario: user,
    fecha: date,
    articulos: [{ _id: randomUUID(), cantidad: 5, servicio, servicio_id: _id, precio: price, medida: 'pz' }],
    pagos: [
      { _id: randomUUID(), fecha: date, monto: 20, metodo: 'Efvo' },
      { _id: randomUUID(), fecha: date, monto: 15.5, metodo: 'TDC' },
    ],
    status: 0,
    ...more,
  });
  return { id, cliente: `María Fernanda ${surname}` };
}

/** Creates a nota as `notaWithAbonos` does, and moves it to the stage 'proceso'. */
export async function notaInProcess(page: Page): Promise<{ id: string; cliente: string }> {
  const nota = await notaWithAbonos(page);
  await callApi(page, '/api/ventas/etapa', { id: nota.id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' });
  return nota;
}

/** Creates a nota as `notaInProcess` does, and tags it in three pieces. */
export async function taggedNota(page: Page): Promise<{ id: string; cliente: string }> {
  const nota = await notaInProcess(page);
  const pieces = ['blanca', 'negra', 'celeste'].map((mark) => ({ nombre: 'Planchado - camisa', detalle: mark, linea: null }));
  await callApi(page, '/api/ventas/piezas', { id: nota.id, operacion: randomUUID(), piezas: pieces });
  return nota;
}
