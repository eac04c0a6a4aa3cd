import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { arrancar } from './arranque.ts';
import { soltarElPuntero } from './teclado.ts';

export { expect };

/** What a story expects the console to complain about, besides nothing. */
export class Consola {
  readonly #permitidos: RegExp[] = [];
  readonly quejas: string[] = [];

  /** Messages this story provokes on purpose: a refused sign-in, a remote that is down. */
  permitir(...patrones: RegExp[]): void {
    this.#permitidos.push(...patrones);
  }

  vigilar(page: Page): void {
    page.on('console', (mensaje) => {
      if (mensaje.type() === 'error' || mensaje.type() === 'warning') this.#anotar(`${mensaje.type()}: ${mensaje.text()}`);
    });
    page.on('pageerror', (error) => this.#anotar(`pageerror: ${error.message}`));
  }

  #anotar(queja: string): void {
    if (!this.#permitidos.some((patron) => patron.test(queja))) this.quejas.push(queja);
  }
}

export interface Caja {
  contexto: BrowserContext;
  page: Page;
}

interface Piezas {
  consola: Consola;
  /** A second browser with its own session, signed in as `usuario`. */
  otraCaja: (usuario: string) => Promise<Caja>;
}

export interface PiezasDelProceso {
  /** Whether the stories are handled with the keyboard alone (src/teclado.ts). */
  soloTeclado: boolean;
  manos: undefined;
  /** The product, on a database of its own. */
  producto: undefined;
}

const ARRANQUE_MS = 180_000;

export const PASSWORD = 'lavanda123';

/** Signs in by the call, not the form: the form has its own story. */
export async function entrar(page: Page, usuario: string): Promise<void> {
  const origin = process.env.LAVANDA_URL ?? '';
  const respuesta = await page.request.post('/api/auth/submit', { form: { usuario, password: PASSWORD }, headers: { origin } });
  expect(respuesta.status()).toBe(200);
}

/** Every story: pages of the served product whose console stays clean. */
export const test = base.extend<Piezas, PiezasDelProceso>({
  soloTeclado: [false, { option: true, scope: 'worker' }],
  manos: [
    async ({ browser, soloTeclado }, usar) => {
      if (soloTeclado) await soltarElPuntero(browser);
      await usar(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  producto: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern.
    async ({}, usar) => {
      const terminar = await arrancar();
      await usar(undefined);
      await terminar();
    },
    { auto: true, scope: 'worker', timeout: ARRANQUE_MS },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern.
  baseURL: async ({}, usar) => usar(process.env.LAVANDA_URL),
  consola: [
    async ({ context }, usar) => {
      const consola = new Consola();
      context.on('page', (page) => consola.vigilar(page));
      await usar(consola);
      expect(consola.quejas, 'La consola tiene que quedar limpia').toEqual([]);
    },
    { auto: true },
  ],
  otraCaja: async ({ browser, consola, baseURL, viewport, locale, timezoneId }, usar) => {
    const contextos: BrowserContext[] = [];
    await usar(async (usuario) => {
      const contexto = await browser.newContext({ baseURL, viewport, locale, timezoneId });
      contextos.push(contexto);
      contexto.on('page', (page) => consola.vigilar(page));
      const page = await contexto.newPage();
      await entrar(page, usuario);
      return { contexto, page };
    });
    for (const contexto of contextos) await contexto.close();
  },
});
