import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { call } from './call.mjs';
import { filterBomb, maskBomb, notaOf } from './hostile.mjs';
import { freePort, TestServer } from './server.mjs';

/**
 * `npm run test:floods`: one laundry saves notas while another laundry floods the server with hostile
 * images, and again while clients without a session flood it with requests for pictures of a long nota. No save may be
 * refused, and with a flood the p95 of the saves' times may be at most twice that without one.
 */
const SECONDS = 10;
const MAX_RATIO = 2;
const BOMBS = [filterBomb(), maskBomb()];
/**
 * Pause of a flooding client after each answer, ms, so that the test measures drawings and not the flood's own load.
 */
const PAUSE_MS = 250;

async function signIn(port, user) {
  const { cookie } = await call({ port }, 'POST', '/api/auth/submit', { usuario: user, password: 'lavanda123' });
  return { port, cookie };
}

/** Data that a new nota of the client's laundry needs: a cliente, a servicio and today's local date. */
async function counterOf(client) {
  const { body: catalogue } = await call(client, 'GET', '/api/servicios/all');
  const { body } = await call(client, 'POST', '/api/clientes/guardar', { nombre: 'Prueba', apellido: 'De Carga' });
  const servicio = catalogue.servicios.find(({ medida: unit }) => unit === 'pz');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  return { clienteId: body.response, servicio, today };
}

/** Saves one nota after another for `SECONDS`. @returns p95 in ms, the number of saves, and statuses other than 200 */
async function save(client, counter) {
  const [times, refused] = [[], []];
  for (const end = Date.now() + SECONDS * 1_000; Date.now() < end; ) {
    const start = performance.now();
    const answer = await call(client, 'POST', '/api/ventas/guardar', notaOf(counter, 3));
    times.push(performance.now() - start);
    if (answer?.status !== 200) refused.push(answer?.status ?? 'no answer');
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.ceil(times.length * 0.95) - 1], saves: times.length, refused };
}

/** Floods with `count` concurrent requests while `work` runs. @returns the result of `work` */
async function during(count, request, work) {
  let isOver = false;
  const flood = Array.from({ length: count }, async (_, i) => {
    while (!isOver) {
      await request(i).catch(() => undefined);
      await wait(PAUSE_MS);
    }
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(flood);
  }
}

async function measure(name, environment) {
  const port = await freePort();
  const server = new TestServer(port, { ...environment, DEMO: 'true' });
  try {
    await server.start();
    const [client, hostile] = [await signIn(port, 'usuario@bugambilia.mx'), await signIn(port, 'super@aguaclara.mx')];
    const [counter, own] = [await counterOf(client), await counterOf(hostile)];
    const nota = notaOf(own, 200);
    await call(hostile, 'POST', '/api/ventas/guardar', nota);
    const { body: link } = await call(hostile, 'POST', `/api/ventas/${nota.id}/enlace`);
    const image = `http://127.0.0.1:${port}/api/tenant/imagen?tipo=logo`;
    const headers = { cookie: hostile.cookie };
    const upload = (i) => fetch(image, { method: 'POST', headers, body: BOMBS[i % 2] }).then((r) => r.text());
    const picture = () => fetch(`http://127.0.0.1:${port}${new URL(link.url).pathname}/imagen`).then((r) => r.arrayBuffer());
    await save(client, counter);
    const quiet = await save(client, counter);
    const flooded = {
      images: await during(8, upload, () => save(client, counter)),
      pictures: await during(60, picture, () => save(client, counter)),
    };
    return Object.entries(flooded).map(([flood, { p95, saves, refused }]) => {
      const isGood = refused.length === 0 && p95 <= MAX_RATIO * quiet.p95 && server.exits === 0;
      const figures = `${saves} saves, p95 ${p95.toFixed(1)} ms (quiet ${quiet.p95.toFixed(1)}), refused ${refused.length}`;
      process.stdout.write(`${isGood ? 'ok' : 'FAILED'} ${name}, flood of ${flood}: ${figures}\n`);
      return isGood;
    });
  } finally {
    await server.stop('SIGKILL');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'lavanda-floods-'));
const postgres = await startPostgres();
try {
  const results = [
    ...(await measure('embedded', { DATA_DIR: folder, DATABASE_URL: '' })),
    ...(await measure('postgres', { DATABASE_URL: postgres.url })),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
