import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { enReposo, faltas } from '../src/accesibilidad.ts';
import { ACCESO } from '../src/estados/acceso.ts';
import { ACTIVACION } from '../src/estados/activacion.ts';
import { ACTIVOS } from '../src/estados/activos.ts';
import { CLIENTES } from '../src/estados/clientes.ts';
import { CONFIGURACION } from '../src/estados/configuracion.ts';
import { type Estado, type Recorrido, recorridos } from '../src/estados/estado.ts';
import { MARCO } from '../src/estados/marco.ts';
import { POS } from '../src/estados/pos.ts';
import { VENTAS } from '../src/estados/ventas.ts';
import { VERSIONES } from '../src/estados/versiones.ts';
import { type Consola, entrar, expect, PASSWORD, test } from '../src/prueba.ts';
import { TAMANOS } from '../src/tamanos.ts';

/** Every state of the mock-ups that a signed-in user sees. */
const ESTADOS: readonly Estado[] = [...ACTIVOS, ...POS, ...VENTAS, ...CLIENTES, ...MARCO, ...CONFIGURACION, ...VERSIONES];
const PALIDOS = { primario: '#fff3a0', secundario: '#fffbe0' };
const [ESCRITORIO] = TAMANOS;
/** All that depends on the colours. */
const DE_COLOR = ['color-contrast', 'link-in-text-block'];
const POR_ESTADO_MS = 30_000;

/** The colours of a tenant as the page has them: custom properties by name. */
type Pintura = Record<string, string>;

/** Each state on a tablet and on a phone too: LAVANDA_AXE=todo. Without it those are the stories' that look at every size (Pantallas). */
const DEMAS_TAMANOS = process.env.LAVANDA_AXE === 'todo' ? TAMANOS.slice(1) : [];

/** Every rule of axe (WCAG 2.0 to 2.2, A and AA, and good practice), or the ones that are given. */
async function sinFaltas(page: Page, donde: string, reglas?: string[]): Promise<void> {
  // What a button says under the pointer is half drawn while it comes and goes.
  await page.mouse.move(0, 0);
  await enReposo(page);
  const menu = (await page.locator('.MuiPopover-root :is([role="menu"],[role="listbox"])').count()) > 0;
  const encontradas = await faltas(page, (axe) => {
    if (reglas !== undefined) axe.withRules(reglas);
    // An open menu holds the focus until it is closed: no landmark leads to it, nor need to.
    else if (menu) axe.disableRules(['region']);
  });
  expect.soft(encontradas, donde).toEqual([]);
}

async function enLosDemas(page: Page, donde: string): Promise<void> {
  for (const tamano of DEMAS_TAMANOS) {
    await page.setViewportSize(tamano);
    await sinFaltas(page, `${donde}, ${tamano.width}x${tamano.height}`);
  }
  await page.setViewportSize(ESCRITORIO);
}

function nombre({ maqueta, caso }: Estado): string {
  return caso === undefined ? maqueta : `${maqueta} (${caso})`;
}

const titulo = (recorrido: Recorrido): string => recorrido.map(nombre).join(', ');

/** Goes through the states of one page, examining each; what a state needs the browser to complain about is allowed. */
async function recorrer(
  recorrido: Recorrido,
  page: Page,
  consola: Consola,
  examinar: (cual: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(POR_ESTADO_MS * recorrido.length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const estado of recorrido) {
    if (estado.permitir) consola.permitir(estado.permitir);
    await test.step(nombre(estado), () => estado.abrir(page));
    await examinar(nombre(estado));
  }
}

test.describe('axe, before the session', () => {
  for (const recorrido of recorridos([...ACCESO, ...ACTIVACION])) {
    test(titulo(recorrido), async ({ page, consola }) => {
      await recorrer(recorrido, page, consola, async (cual) => {
        await sinFaltas(page, `${cual}, 1440x900`);
        await enLosDemas(page, cual);
      });
    });
  }
});

/**
 * Each state is come to once, in a laundry painted pale yellow, and examined whole. Contrast, all that depends on the colours, is
 * examined again with Agua Clara's in their place.
 */
test.describe('axe, in pale yellow and in Agua Clara', () => {
  let propios: typeof PALIDOS;
  let aguaClara: Pintura;
  // One for all: the product's files are fetched once.
  let contexto: BrowserContext;

  test.beforeAll(async ({ browser, request, baseURL, locale, timezoneId }) => {
    await conSesion(request);
    propios = (await (await request.get('/api/tenant/identidad')).json()).colores;
    await pintar(request, PALIDOS);
    contexto = await browser.newContext({ baseURL, locale, timezoneId, viewport: ESCRITORIO });
    const page = await contexto.newPage();
    await entrar(page, 'super@aguaclara.mx');
    await page.goto('/app/activos');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(39, 76, 119)');
    aguaClara = await page.evaluate(() => {
      const todas = [...document.documentElement.computedStyleMap()].map(([clave, valor]) => [clave, String(valor)] as const);
      return Object.fromEntries(todas.filter(([clave]) => clave.startsWith('--mui-palette')));
    });
    expect(Object.keys(aguaClara).length).toBeGreaterThan(20);
    await entrar(page, 'super@bugambilia.mx');
    await page.close();
  });

  test.afterAll(async ({ request }) => {
    await contexto.close();
    await pintar(await conSesion(request), propios);
  });

  for (const recorrido of recorridos(ESTADOS)) {
    test(titulo(recorrido), async ({ consola }) => {
      const page = await contexto.newPage();
      consola.vigilar(page);
      await recorrer(recorrido, page, consola, async (cual) => {
        await sinFaltas(page, `${cual}, pale yellow, 1440x900`);
        await conPintura(page, aguaClara, () => sinFaltas(page, `${cual}, Agua Clara`, DE_COLOR));
        await enLosDemas(page, `${cual}, pale yellow`);
      });
      // What was being written stays for the next visit, and the next page begins with nothing written.
      await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }
});

async function conSesion(request: APIRequestContext): Promise<APIRequestContext> {
  const form = { usuario: 'super@bugambilia.mx', password: PASSWORD };
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await request.post('/api/auth/submit', { form, headers })).status()).toBe(200);
  return request;
}

async function pintar(request: APIRequestContext, colores: typeof PALIDOS): Promise<void> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await request.post('/api/tenant/identidad', { data: { colores }, headers })).status()).toBe(200);
}

/** Does something with the page in other colours, and puts back its own. */
async function conPintura(page: Page, pintura: Pintura, hacer: () => Promise<void>): Promise<void> {
  const poner = (valores: Pintura) =>
    page.evaluate((nuevos) => {
      for (const [clave, valor] of Object.entries(nuevos)) document.documentElement.style.setProperty(clave, valor);
    }, valores);
  await poner(pintura);
  await hacer();
  await poner(Object.fromEntries(Object.keys(pintura).map((clave) => [clave, ''])));
}
