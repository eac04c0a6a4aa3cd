import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../limits.mjs';
import { loadMaterial, saveNota } from '../load/calls.mjs';
import { timesHead, timesRow } from '../report.mjs';
import { CASHIER, call, signIn, write } from '../requests.mjs';
import { openProduct } from './product.mjs';

const CONNECTED = 50;
/** A session may have only a limited number of streams, so the 50 streams belong to several sessions. */
const PER_SESSION = 10;
const CHANGES = Number(process.env.BENCH_TIMES ?? 40);
/** Time between two changes, ms. */
const PAUSE = 400;

/** Measures how many ms pass from a save at one register until another register shows the card, with 50 open streams. */
export async function measure() {
  const product = await openProduct();
  const page = await (await product.context('desktop', CASHIER, { listens: true })).newPage();
  const listening = page.waitForResponse((response) => response.url().includes('/api/eventos?'));
  const register = await registerAt(product.url);
  await page.goto('/app/activos');
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(register.surname);
  await listening;
  for (let n = 0; n < CONNECTED / PER_SESSION; n++) await openStreams(product.url);
  await wait(2_000);
  const times = [];
  for (let n = 1; n <= CHANGES; n++) {
    const shown = page.waitForFunction((count) => document.querySelectorAll('article').length >= count, n);
    const start = performance.now();
    const [ms] = await Promise.all([shown.then(() => performance.now() - start), register.save()]);
    times.push(ms);
    await wait(PAUSE);
  }
  timesHead(`From a save to its card at another register, ${CONNECTED} connected`, LIMITS.liveMs, ['what']);
  timesRow(['a new note'], times, LIMITS.liveMs);
}

/** Opens the streams of one session. They end with the server. */
async function openStreams(url) {
  const cookie = await signIn(url);
  for (let n = 0; n < PER_SESSION; n++) {
    const stream = get(`${url}/api/eventos`, { headers: { cookie }, agent: false });
    stream.on('response', (answer) => answer.resume()).on('error', () => undefined);
  }
}

/** A second register, in the sucursal of the measured page, and a new cliente whose notas it saves. */
async function registerAt(url) {
  const cookie = await signIn(url, CASHIER);
  const surname = `Vivo${randomUUID().slice(0, 6)}`;
  const { response: cliente } = await call(url, write('/api/clientes/guardar', cookie, { nombre: 'Prueba', apellido: surname }));
  const material = { ...(await loadMaterial({ url, cookie })), customers: [cliente] };
  return { surname, save: () => call(url, saveNota(material, cookie)) };
}
