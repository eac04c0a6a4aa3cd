import { AsyncLocalStorage } from 'node:async_hooks';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { howToPress, staysSelected, stepToward } from './keyboardStep.ts';

/** Longest wait for a control to become visible, enabled and reachable with the keyboard, ms. */
const WAIT_MS = 10_000;
/**
 * Most key presses to reach a control. No page has as many controls, so more presses mean that the focus goes in
 * circles.
 */
const MAX_STEPS = 250;

type LocatorActions = Pick<
  Locator,
  'click' | 'check' | 'uncheck' | 'setChecked' | 'fill' | 'clear' | 'press' | 'focus' | 'pressSequentially' | 'selectOption'
>;

type Perform = (this: Locator, ...data: never[]) => unknown;

const withPermission = new AsyncLocalStorage<string>();

/** Runs an action with the pointer although keyboard mode is on. The test results record the reason. */
export async function withPointer<T>(page: Page, reason: string, run: () => Promise<T>): Promise<T> {
  test.info().annotations.push({ type: 'puntero', description: reason });
  const done = await withPermission.run(reason, run);
  // A click on something that is not focusable leaves the focus nowhere, which `focused` must not take as lost focus.
  documents.delete(page);
  return done;
}

/**
 * Moves focus to a control with Tab, Shift+Tab and arrows from where it is.
 * @throws Error when the control cannot be reached
 * @returns `selected` is true when the arrow key that reached it also chose it, as in a radio group
 */
async function reach(target: Locator): Promise<{ selected: boolean }> {
  const page = target.page();
  await expect(target, 'se ve').toBeVisible({ timeout: WAIT_MS });
  await expect(target, 'se puede usar').toBeEnabled({ timeout: WAIT_MS });
  await focused(page, target);
  const trail: string[] = [];
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const element = await target.elementHandle({ timeout: WAIT_MS });
    if (element === null) continue;
    const step = await element.evaluate(stepToward);
    if (step.arrived) {
      // A menu or dialog that is closing may still cover the control for a moment.
      await expect
        .poll(() => element.evaluate(stepToward).then(({ obstacle }) => obstacle), `El foco en ${target} se ve`)
        .toBe('');
      return { selected: false };
    }
    trail.push(`${step.from} ${step.key}`);
    await page.keyboard.press(step.key);
    if (step.key.startsWith('Arrow') && (await element.evaluate(staysSelected))) return { selected: true };
  }
  throw new Error(`The keyboard doesn't reach ${target}. Last steps:\n${trail.slice(-12).join('\n')}`);
}

/** The document in which each page's last keyboard action happened; entering /app/ counts as another document. */
const documents = new WeakMap<Page, string>();

/** Checks that the last action didn't lose the focus: after a document's first action, some element must have the focus. */
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

/** Pause after typing, ms. Without it the counter would take the text and a following Enter for a scanned code. */
const HAND_MS = 80;

async function typeByHand(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.waitForTimeout(HAND_MS);
}

async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  const keyboard = target.page().keyboard;
  await keyboard.press('Control+A');
  if (text === '') await keyboard.press('Delete');
  else await typeByHand(target.page(), text);
}

async function markIt(target: Locator, marked: boolean): Promise<void> {
  if ((await target.isChecked()) !== marked) await press(target);
  await expect(target).toBeChecked({ checked: marked });
}

const WITH_KEYBOARD: LocatorActions = {
  async click(this: Locator, options) {
    if (options?.position || (options?.button ?? 'left') !== 'left') throw new Error(`This is for the pointer only: ${this}`);
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
    // Tab never reaches a title. The page itself focuses it on a change of section, so here it is focused directly.
    if (await this.evaluate((element) => element.matches('h1'))) await this.evaluate((title: HTMLElement) => title.focus());
    else await reach(this);
  },
  async pressSequentially(this: Locator, text) {
    await reach(this);
    await typeByHand(this.page(), text);
  },
  async selectOption(this: Locator, values) {
    await reach(this);
    const selected = typeof values === 'object' && values !== null && 'label' in values ? values.label : values;
    if (typeof selected !== 'string') throw new Error('With the keyboard an option is chosen by its text');
    await this.page().keyboard.type(selected);
    return [selected];
  },
};

/** Actions that only a pointer can do; a story that needs one uses `withPointer` and gives a reason. */
const BY_POINTER = ['dblclick', 'dragTo', 'hover', 'tap'] as const;

/** From now on in this process, locators click, fill and choose with the keyboard only, and the actions in BY_POINTER throw. */
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
      throw new Error(`${name} is for the pointer only`);
    });
  }
}
