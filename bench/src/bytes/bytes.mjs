import { openProduct } from '../browser/product.mjs';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, kb, print, row } from '../report.mjs';
import { CASHIER } from '../requests.mjs';
import { buildSpa } from './spa.mjs';

/**
 * Measures the bytes of a first visit, up to the sign-in page and up to a usable point of sale, with the product federated and
 * as one application. Only files count, because the API's answers are the same in both.
 */
export async function measure() {
  const federated = await walk();
  const single = await walk({ WEB_DIR: await buildSpa() });
  head('Bytes of a first visit, compressed', ['until', 'scripts', 'all', 'files', 'as one: all', 'files']);
  for (const [name, key] of Object.entries({ 'sign-in page': 'signIn', 'point of sale': 'all' })) {
    const [one, other] = [federated[key], single[key]];
    row([name, kb(scripts(one)), kb(total(one)), one.length, kb(total(other)), other.length]);
  }
  print('');
  check('sign-in page, scripts', scripts(federated.signIn), LIMITS.signInScriptBytes, kb);
  check('sign-in page, files', federated.signIn.length, LIMITS.signInRequests);
  check('federated over one application', total(federated.all) / total(single.all), LIMITS.federationRatio, fixed(3));
}

const total = (downloads) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);
const scripts = (downloads) => total(downloads.filter(({ pathname }) => pathname.endsWith('.js')));

/** Signs in and opens the point of sale. @returns the files downloaded until the sign-in page (`signIn`) and in all (`all`) */
async function walk(env) {
  const product = await openProduct(env);
  const context = await product.context('desktop');
  const page = await context.newPage();
  const downloads = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) return;
    downloads.push(request.sizes().then(({ responseBodySize }) => ({ pathname, bytes: Math.max(0, responseBodySize) })));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const signIn = await Promise.all(downloads);
  await page.getByRole('textbox', { name: 'Usuario' }).fill(CASHIER.usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(CASHIER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { level: 1, name: 'Activos' }).waitFor();
  await page.getByRole('link', { name: 'Punto de Venta' }).first().click();
  await page.getByRole('button', { name: /Lavado y doblado por kg/ }).waitFor();
  await page.waitForLoadState('networkidle');
  return { signIn, all: await Promise.all(downloads) };
}
