import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../limits.mjs';
import { head, timesRow } from '../report.mjs';
import { CASHIER, signIn } from '../server.mjs';
import { openProduct } from './product.mjs';

const CONNECTED = 50;
/** A session may have only a limited number of streams, so the 50 streams belong to several sessions. */
const PER_SESSION = 10;
const CHANGES = Number(process.env.BENCH_TIMES ?? 40);
/** Time between two changes, ms. */
const PAUSE = 400;

/** Measures the time from a save at one register until another register paints the card, with 50 open streams, ms. */
export async function measureLive() {
  const product = await openProduct();
  const streams = [];
  try {
    const context = await product.context('desktop', CASHIER, { listens: true });
    const page = await context.newPage();
    const listening = page.waitForResponse((response) => response.url().includes('/api/eventos?'));
    const register = await registerAt(product.url);
    await page.goto('/app/activos');
    await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(register.surname);
    await listening;
    for (let session = 0; session < CONNECTED / PER_SESSION; session++) {
      const cookie = await signIn(product.url);
      for (let n = 0; n < PER_SESSION; n++)
        streams.push(get(`${product.url}/api/eventos`, { headers: { cookie }, agent: false }));
    }
    for (const stream of streams) stream.on('response', (answer) => answer.resume()).on('error', () => undefined);
    await wait(2_000);
    const times = [];
    for (let n = 1; n <= CHANGES; n++) {
      const painted = page.evaluate(paintOfCards, n);
      const start = Date.now();
      await register.save();
      times.push((await painted) - start);
      await wait(PAUSE);
    }
    head(`From a save to its card at another register, ${CONNECTED} connected (ms; limit p95 ${LIMITS.liveMs})`, [
      'what',
      'times',
      'p50',
      'p95',
      'max',
      '',
    ]);
    return timesRow(['a new note'], times, LIMITS.liveMs);
  } finally {
    for (const stream of streams) stream.destroy();
    await product.close();
  }
}

/** Runs in the page. Resolves once `count` cards are painted. @returns the time of that paint, ms since 1970 */
function paintOfCards(count) {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelectorAll('article').length < count) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(Date.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** A second register, in the sucursal of the measured page, and a new cliente whose notas it saves. */
async function registerAt(url) {
  const signedIn = await fetch(`${url}/api/auth/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CASHIER),
  });
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  const call = async (path, body) => {
    const init = body && { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(url + path, init ?? { headers: { cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const surname = `Vivo${randomUUID().slice(0, 6)}`;
  const { response: cliente } = await call('/api/clientes/guardar', { nombre: 'Prueba', apellido: surname });
  const { servicios } = await call('/api/servicios/all');
  const piece = servicios.find((each) => each.medida === 'pz');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const line = () => ({
    _id: randomUUID(),
    cantidad: 1,
    servicio: piece.servicio,
    servicio_id: piece._id,
    precio: piece.precio,
    medida: piece.medida,
  });
  const save = () =>
    call('/api/ventas/guardar', {
      id: randomUUID(),
      usuario: cliente,
      fecha: today,
      articulos: [line()],
      pagos: [],
      status: 0,
    });
  return { surname, save };
}
