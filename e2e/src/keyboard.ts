import { AsyncLocalStorage } from 'node:async_hooks';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { howToPress, staysSelected, stepToward } from './keyboardStep.ts';

/** What is waited for before and after, in ms: a control comes to be there, enabled, and at hand. */
const WAIT_MS = 10_000;
/** More presses than any page of the product has controls: whoever needs more is going round in circles. */
const MAX_STEPS = 250;

type NoteActions = Pick<
  Locator,
  'click' | 'check' | 'uncheck' | 'setChecked' | 'fill' | 'clear' | 'press' | 'focus' | 'pressSequentially' | 'selectOption'
>;

type Perform = (this: Locator, ...data: never[]) => unknown;

const withPermission = new AsyncLocalStorage<string>();

/**
 * Lets a story use the pointer in the keyboard mode, for what is about the pointer itself; the reason goes with the result.
 * Without the mode it changes nothing.
 */
export async function withPointer<T>(page: Page, reason: string, run: () => Promise<T>): Promise<T> {
  test.info().annotations.push({ type: 'puntero', description: reason });
  const done = await withPermission.run(reason, run);
  // A click on what takes no focus leaves it nowhere.
  documents.delete(page);
  return done;
}

/**
 * Goes to a control as a person without a pointer: Tab, Shift+Tab and arrows from where the focus is. Fails when it can't be
 * reached. Resolves to whether an arrow, on arriving, made the choice already, as in any group of radios.
 */
async function reach(target: Locator): Promise<{ selected: boolean }> {
  const page = target.page();
  await expect(target, 'se ve').toBeVisible({ timeout: WAIT_MS });
  await expect(target, 'se puede usar').toBeEnabled({ timeout: WAIT_MS });
  await focused(page, target);
  const pathname: string[] = [];
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const element = await target.elementHandle({ timeout: WAIT_MS });
    if (element === null) continue;
    const step = await element.evaluate(stepToward);
    if (step.arrived) {
      // What is on its way out (a menu, a dialog) stays over the page for an instant.
      await expect
        .poll(() => element.evaluate(stepToward).then(({ obstacle }) => obstacle), `El foco en ${target} se ve`)
        .toBe('');
      return { selected: false };
    }
    pathname.push(`${step.from} ${step.key}`);
    await page.keyboard.press(step.key);
    if (step.key.startsWith('Arrow') && (await element.evaluate(staysSelected))) return { selected: true };
  }
  throw new Error(`No se llega con el teclado a ${target}. Últimos pasos:\n${pathname.slice(-12).join('\n')}`);
}

/** Where each page was last handled: which document, and before or after signing in, which opens the app as a load does. */
const documents = new WeakMap<Page, string>();

/** Nothing that was done took the focus away: once something has been handled in a document, something of it has the focus. */
async function focused(page: Page, target: Locator): Promise<void> {
  const look = () =>
    page.evaluate(() => ({
      documento: `${performance.timeOrigin} ${location.pathname.startsWith('/app/')}`,
      inNothing: document.activeElement === document.body,
    }));
  const { documento: doc } = await look();
  if (documents.get(page) === doc) {
    await expect.poll(async () => (await look()).inNothing, `Hay algo con el foco, camino de ${target}`).toBe(false);
  }
  documents.set(page, doc);
}

async function press(target: Locator): Promise<void> {
  if ((await reach(target)).selected) return;
  const key = await target.evaluate(howToPress);
  if (key !== '') await target.page().keyboard.press(key);
}

async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  const keyboard = target.page().keyboard;
  await keyboard.press('Control+A');
  if (text === '') await keyboard.press('Delete');
  else await keyboard.type(text);
}

async function markIt(target: Locator, marked: boolean): Promise<void> {
  if ((await target.isChecked()) !== marked) await press(target);
  await expect(target).toBeChecked({ checked: marked });
}

const WITH_KEYBOARD: NoteActions = {
  async click(this: Locator, options) {
    if (options?.position || (options?.button ?? 'left') !== 'left') throw new Error(`Esto es del puntero: ${this}`);
    await press(this);
  },
  async check(this: Locator) {
    await markIt(this, true);
  },
  async uncheck(this: Locator) {
    await markIt(this, false);
  },
  async setChecked(this: Locator, marked) {
    await markIt(this, marked);
  },
  async fill(this: Locator, text) {
    await write(this, text);
  },
  async clear(this: Locator) {
    await write(this, '');
  },
  async press(this: Locator, key) {
    await reach(this);
    await this.page().keyboard.press(key);
  },
  async focus(this: Locator) {
    // A title takes the focus from the page itself, on a change of section, and never from Tab.
    if (await this.evaluate((element) => element.matches('h1'))) await this.evaluate((title: HTMLElement) => title.focus());
    else await reach(this);
  },
  async pressSequentially(this: Locator, text) {
    await reach(this);
    await this.page().keyboard.type(text);
  },
  async selectOption(this: Locator, values) {
    await reach(this);
    const selected = typeof values === 'object' && values !== null && 'label' in values ? values.label : values;
    if (typeof selected !== 'string') throw new Error('Con el teclado se elige una opción por su texto');
    await this.page().keyboard.type(selected);
    return [selected];
  },
};

/** What only a pointer does: a story that needs it says why, with `conPuntero`. */
const BY_POINTER = ['dblclick', 'dragTo', 'hover', 'tap'] as const;

/** From now on, in this process, every locator is handled with the keyboard alone. */
export async function releasePointer(browser: Browser): Promise<void> {
  const page: Page = await browser.newPage();
  const prototype: Record<string, unknown> = Object.getPrototypeOf(page.locator('body'));
  await page.close();
  const change = (name: string, withKeyboard: Perform) => {
    const original = prototype[name] as Perform;
    prototype[name] = function (this: Locator, ...data: never[]) {
      return (withPermission.getStore() === undefined ? withKeyboard : original).apply(this, data);
    };
  };
  for (const [name, run] of Object.entries(WITH_KEYBOARD) as [string, Perform][]) change(name, run);
  for (const name of BY_POINTER) {
    change(name, () => {
      throw new Error(`${name} es del puntero`);
    });
  }
}
