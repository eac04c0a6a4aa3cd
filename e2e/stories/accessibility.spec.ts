import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { atRest, violationsIn } from '../src/accessibility.ts';
import { SIZES } from '../src/sizes.ts';
import { ACTIVATION } from '../src/states/activation.ts';
import { ACTIVOS } from '../src/states/activos.ts';
import { CAJA } from '../src/states/caja.ts';
import { CLIENTES } from '../src/states/clientes.ts';
import { CONFIGURATION } from '../src/states/configuration.ts';
import { FRAME } from '../src/states/frame.ts';
import { POS } from '../src/states/pos.ts';
import { SALES } from '../src/states/sales.ts';
import { SIGN_IN } from '../src/states/signIn.ts';
import { type State, type Walkthrough, walkthroughs } from '../src/states/state.ts';
import { VERSIONS } from '../src/states/versions.ts';
import { expect, PASSWORD, type PageConsole, signIn, test } from '../src/story.ts';

/** The states that are reached after signing in. */
const STATES: readonly State[] = [...ACTIVOS, ...POS, ...CAJA, ...SALES, ...CLIENTES, ...FRAME, ...CONFIGURATION, ...VERSIONS];
const PALE = { primario: '#fff3a0', secundario: '#fffbe0' };
const [DESKTOP] = SIZES;
/** The axe rules that depend on colours. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];
const PER_STATE_MS = 30_000;

/** A tenant's colours: the values of CSS custom properties, by name. */
type Paint = Record<string, string>;

/** LAVANDA_AXE=todo checks each state on a tablet and a phone too. By default the stories of the screens do that. */
const OTHER_SIZES = process.env.LAVANDA_AXE === 'todo' ? SIZES.slice(1) : [];

/** Runs every axe rule (WCAG 2.0 to 2.2, A and AA, and best practices), or only the given ones. */
async function withoutViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  // The pointer moves away from the controls, so that no half-drawn tooltip is checked.
  await page.mouse.move(0, 0);
  await atRest(page);
  const menu = (await page.locator('.MuiPopover-root :is([role="menu"],[role="listbox"])').count()) > 0;
  const found = await violationsIn(page, (axe) => {
    if (rules !== undefined) axe.withRules(rules);
    // While a menu is open, the rule that all content is in landmarks is off: a menu traps the focus, so it may be outside them.
    else if (menu) axe.disableRules(['region']);
  });
  expect.soft(found, where).toEqual([]);
}

async function inTheOthers(page: Page, where: string): Promise<void> {
  for (const size of OTHER_SIZES) {
    await page.setViewportSize(size);
    await withoutViolations(page, `${where}, ${size.width}x${size.height}`);
  }
  await page.setViewportSize(DESKTOP);
}

function name({ mockup, testCase }: State): string {
  return testCase === undefined ? mockup : `${mockup} (${testCase})`;
}

const title = (walkthrough: Walkthrough): string => walkthrough.map(name).join(', ');

/** Visits the states of one page in order and examines each. Allows the console messages that the state declares. */
async function walk(
  walkthrough: Walkthrough,
  page: Page,
  console: PageConsole,
  examine: (which: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(PER_STATE_MS * walkthrough.length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of walkthrough) {
    if (state.allow) console.allow(state.allow);
    await test.step(name(state), () => state.open(page));
    await examine(name(state));
  }
}

test.describe('axe, before the session', () => {
  for (const walkthrough of walkthroughs([...SIGN_IN, ...ACTIVATION])) {
    test(title(walkthrough), async ({ page, console }) => {
      await walk(walkthrough, page, console, async (which) => {
        await withoutViolations(page, `${which}, 1440x900`);
        await inTheOthers(page, which);
      });
    });
  }
});

/**
 * Each state is opened once, in a laundry with a pale yellow palette, and examined with every rule. The colour rules
 * then run again with Agua Clara's colours.
 */
test.describe('axe, in pale yellow and in Agua Clara', () => {
  let tenantColors: typeof PALE;
  let aguaClara: Paint;
  // Shared by all tests, so that the product's files are fetched once.
  let context: BrowserContext;

  test.beforeAll(async ({ browser, request, baseURL, locale, timezoneId }) => {
    await withSession(request);
    tenantColors = (await (await request.get('/api/tenant/identidad')).json()).colores;
    await paint(request, PALE);
    context = await browser.newContext({ baseURL, locale, timezoneId, viewport: DESKTOP });
    const page = await context.newPage();
    await signIn(page, 'super@aguaclara.mx');
    await page.goto('/app/activos');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(39, 76, 119)');
    aguaClara = await page.evaluate(() => {
      const all = [...document.documentElement.computedStyleMap()].map(([key, value]) => [key, String(value)] as const);
      return Object.fromEntries(all.filter(([key]) => key.startsWith('--mui-palette')));
    });
    expect(Object.keys(aguaClara).length).toBeGreaterThan(20);
    await signIn(page, 'super@bugambilia.mx');
    await page.close();
  });

  test.afterAll(async ({ request }) => {
    await context.close();
    await paint(await withSession(request), tenantColors);
  });

  for (const walkthrough of walkthroughs(STATES)) {
    test(title(walkthrough), async ({ console }) => {
      const page = await context.newPage();
      console.watch(page);
      await walk(walkthrough, page, console, async (which) => {
        await withoutViolations(page, `${which}, pale yellow, 1440x900`);
        await withPaint(page, aguaClara, () => withoutViolations(page, `${which}, Agua Clara`, OF_COLOR));
        await inTheOthers(page, `${which}, pale yellow`);
      });
      await page.close();
      await forgetDrafts(context);
    });
  }
});

/** Removes the drafts of a closed page, so that the next one starts empty. */
async function forgetDrafts(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  // Opens an address of the same origin without the app, because a database that a page has open can't be deleted.
  await page.goto('/api/salud');
  await page.evaluate(
    () => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('lavanda-escritos'), { onsuccess: resolve })),
  );
  await page.close();
}

async function withSession(request: APIRequestContext): Promise<APIRequestContext> {
  const form = { usuario: 'super@bugambilia.mx', password: PASSWORD };
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await request.post('/api/auth/submit', { form, headers })).status()).toBe(200);
  return request;
}

async function paint(request: APIRequestContext, colors: typeof PALE): Promise<void> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await request.post('/api/tenant/identidad', { data: { colores: colors }, headers })).status()).toBe(200);
}

/** Runs an action while the page has other colours, then restores the page's own. */
async function withPaint(page: Page, paint: Paint, run: () => Promise<void>): Promise<void> {
  const set = (values: Paint) =>
    page.evaluate((created) => {
      for (const [key, value] of Object.entries(created)) document.documentElement.style.setProperty(key, value);
    }, values);
  await set(paint);
  await run();
  await set(Object.fromEntries(Object.keys(paint).map((key) => [key, ''])));
}
