import { AsyncLocalStorage } from 'node:async_hooks';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { comoSePulsa, pasoHacia, quedoElegido } from './pasoDeTeclado.ts';

/** What is waited for before and after, in ms: a control comes to be there, enabled, and at hand. */
const ESPERA_MS = 10_000;
/** More presses than any page of the product has controls: whoever needs more is going round in circles. */
const PASOS_MAXIMOS = 250;

type Mando = Pick<
  Locator,
  'click' | 'check' | 'uncheck' | 'setChecked' | 'fill' | 'clear' | 'press' | 'focus' | 'pressSequentially' | 'selectOption'
>;

type Hacer = (this: Locator, ...datos: never[]) => unknown;

const conPermiso = new AsyncLocalStorage<string>();

/**
 * Lets a story use the pointer in the keyboard mode, for what is about the pointer itself; the reason goes with the result.
 * Without the mode it changes nothing.
 */
export async function conPuntero<T>(page: Page, razon: string, hacer: () => Promise<T>): Promise<T> {
  test.info().annotations.push({ type: 'puntero', description: razon });
  const hecho = await conPermiso.run(razon, hacer);
  // A click on what takes no focus leaves it nowhere.
  documentos.delete(page);
  return hecho;
}

/**
 * Goes to a control as a person without a pointer: Tab, Shift+Tab and arrows from where the focus is. Fails when it can't be
 * reached. Resolves to whether an arrow, on arriving, made the choice already, as in any group of radios.
 */
async function alcanzar(destino: Locator): Promise<{ elegido: boolean }> {
  const page = destino.page();
  await expect(destino, 'se ve').toBeVisible({ timeout: ESPERA_MS });
  await expect(destino, 'se puede usar').toBeEnabled({ timeout: ESPERA_MS });
  await conFoco(page, destino);
  const camino: string[] = [];
  for (let pasos = 0; pasos < PASOS_MAXIMOS; pasos += 1) {
    const elemento = await destino.elementHandle({ timeout: ESPERA_MS });
    if (elemento === null) continue;
    const paso = await elemento.evaluate(pasoHacia);
    if (paso.llego) {
      // What is on its way out (a menu, a dialog) stays over the page for an instant.
      await expect
        .poll(() => elemento.evaluate(pasoHacia).then(({ estorbo }) => estorbo), `El foco en ${destino} se ve`)
        .toBe('');
      return { elegido: false };
    }
    camino.push(`${paso.desde} ${paso.tecla}`);
    await page.keyboard.press(paso.tecla);
    if (paso.tecla.startsWith('Arrow') && (await elemento.evaluate(quedoElegido))) return { elegido: true };
  }
  throw new Error(`No se llega con el teclado a ${destino}. Últimos pasos:\n${camino.slice(-12).join('\n')}`);
}

/** Where each page was last handled: which document, and before or after signing in, which opens the app as a load does. */
const documentos = new WeakMap<Page, string>();

/** Nothing that was done took the focus away: once something has been handled in a document, something of it has the focus. */
async function conFoco(page: Page, destino: Locator): Promise<void> {
  const mirar = () =>
    page.evaluate(() => ({
      documento: `${performance.timeOrigin} ${location.pathname.startsWith('/app/')}`,
      enNada: document.activeElement === document.body,
    }));
  const { documento } = await mirar();
  if (documentos.get(page) === documento) {
    await expect.poll(async () => (await mirar()).enNada, `Hay algo con el foco, camino de ${destino}`).toBe(false);
  }
  documentos.set(page, documento);
}

async function pulsar(destino: Locator): Promise<void> {
  if ((await alcanzar(destino)).elegido) return;
  const tecla = await destino.evaluate(comoSePulsa);
  if (tecla !== '') await destino.page().keyboard.press(tecla);
}

async function escribir(destino: Locator, texto: string): Promise<void> {
  await alcanzar(destino);
  const teclado = destino.page().keyboard;
  await teclado.press('Control+A');
  if (texto === '') await teclado.press('Delete');
  else await teclado.type(texto);
}

async function marcar(destino: Locator, marcado: boolean): Promise<void> {
  if ((await destino.isChecked()) !== marcado) await pulsar(destino);
  await expect(destino).toBeChecked({ checked: marcado });
}

const CON_TECLADO: Mando = {
  async click(this: Locator, opciones) {
    if (opciones?.position || (opciones?.button ?? 'left') !== 'left') throw new Error(`Esto es del puntero: ${this}`);
    await pulsar(this);
  },
  async check(this: Locator) {
    await marcar(this, true);
  },
  async uncheck(this: Locator) {
    await marcar(this, false);
  },
  async setChecked(this: Locator, marcado) {
    await marcar(this, marcado);
  },
  async fill(this: Locator, texto) {
    await escribir(this, texto);
  },
  async clear(this: Locator) {
    await escribir(this, '');
  },
  async press(this: Locator, tecla) {
    await alcanzar(this);
    await this.page().keyboard.press(tecla);
  },
  async focus(this: Locator) {
    // A title takes the focus from the page itself, on a change of section, and never from Tab.
    if (await this.evaluate((elemento) => elemento.matches('h1'))) await this.evaluate((titulo: HTMLElement) => titulo.focus());
    else await alcanzar(this);
  },
  async pressSequentially(this: Locator, texto) {
    await alcanzar(this);
    await this.page().keyboard.type(texto);
  },
  async selectOption(this: Locator, valores) {
    await alcanzar(this);
    const elegida = typeof valores === 'object' && valores !== null && 'label' in valores ? valores.label : valores;
    if (typeof elegida !== 'string') throw new Error('Con el teclado se elige una opción por su texto');
    await this.page().keyboard.type(elegida);
    return [elegida];
  },
};

/** What only a pointer does: a story that needs it says why, with `conPuntero`. */
const DEL_PUNTERO = ['dblclick', 'dragTo', 'hover', 'tap'] as const;

/** From now on, in this process, every locator is handled with the keyboard alone. */
export async function soltarElPuntero(browser: Browser): Promise<void> {
  const page: Page = await browser.newPage();
  const prototipo: Record<string, unknown> = Object.getPrototypeOf(page.locator('body'));
  await page.close();
  const cambiar = (nombre: string, conTeclado: Hacer) => {
    const original = prototipo[nombre] as Hacer;
    prototipo[nombre] = function (this: Locator, ...datos: never[]) {
      return (conPermiso.getStore() === undefined ? conTeclado : original).apply(this, datos);
    };
  };
  for (const [nombre, hacer] of Object.entries(CON_TECLADO) as [string, Hacer][]) cambiar(nombre, hacer);
  for (const nombre of DEL_PUNTERO) {
    cambiar(nombre, () => {
      throw new Error(`${nombre} es del puntero`);
    });
  }
}
