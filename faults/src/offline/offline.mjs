import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { call } from '../call.mjs';
import { Network } from '../network.mjs';
import { Random } from '../random.mjs';
import { freePort, TestServer } from '../server.mjs';
import { audit } from './audit.mjs';
import { Device } from './device.mjs';
import { Mishaps } from './mishaps.mjs';
import { PrintedRecords } from './printed.mjs';
import { Tasks } from './tasks.mjs';

const HOUR_MS = 3_600_000;
/** User of each device, and how many hours its clock is ahead. */
const DEVICES = [
  ['usuario@aguaclara.mx', 23],
  ['usuario2@aguaclara.mx', -23],
];
const ADMIN = 'super@aguaclara.mx';
const FLOAT = 1_500;
const CLIENTES = 8;
/** Minimum number of servicios that stay in the catalogue. */
const FEWEST = 5;
/** Probability that the other device gets a saved nota too, as it would by a live event. */
const HEARD = 0.1;
/** Interval at which a run prints its progress, ms. */
const PROGRESS_MS = 60_000;
/** Longest time in which a queue with waiting entries may send nothing, ms. */
const SENDING_MS = 90_000;

/**
 * Two devices with two tabs each work through the built app while network, server, service worker, tabs and browsers fail.
 * @param {{ seed: number; operations: number; seconds: number }} options ends after so many calls, or seconds
 */
export async function runOffline({ seed, operations, seconds }) {
  const random = new Random(seed);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL');
  const port = await freePort();
  const server = new TestServer(port, { DATA_DIR: '', DATABASE_URL: postgres.url });
  const network = new Network(() => port, random.branch(1));
  const devices = [];
  try {
    await server.start({ DEMO: 'true' });
    const origin = `http://127.0.0.1:${await network.open()}`;
    const admin = await signIn(port, ADMIN);
    const catalogue = await catalogueOf(admin);
    const printed = new PrintedRecords();
    const cashiers = [];
    for (const [i, [user, hours]] of DEVICES.entries()) {
      const clock = hours * HOUR_MS;
      const tasks = new Tasks({ random: random.branch(10 + i), clock, ...catalogue });
      const device = new Device({ name: `device ${i + 1}`, origin, clock, register: tasks.register });
      devices.push(device);
      const cashier = await signIn(port, user);
      await openDrawer(cashier, device.name, tasks);
      await device.open(user);
      cashiers.push({ device, tasks, cashier });
    }
    const start = Date.now();
    const isDone = () => Date.now() - start > seconds * 1_000 || printed.length >= operations;
    const mishaps = new Mishaps({
      ...{ devices, server, random: random.branch(2), countCalls: () => printed.length },
      changeCatalogue: async () => {
        const servicios = await changeCatalogue(admin, random);
        for (const { tasks } of cashiers) if (random.chance(0.5)) tasks.learn(servicios);
      },
    });
    const progress = setInterval(() => process.stdout.write(`${printed.length} calls\n`), PROGRESS_MS);
    network.worsen();
    let isCalm = false;
    const ended = mishaps.run(isDone).then(() => {
      isCalm = true;
      network.calm();
    });
    const sessions = cashiers.flatMap((cashier, i) =>
      [0, 1].map((tab) =>
        work({ ...cashier, tab, other: cashiers[1 - i].tasks, printed, random, isDone: () => isDone() && isCalm }),
      ),
    );
    await Promise.all([ended, ...sessions]);
    clearInterval(progress);
    const working = Date.now() - start;
    const apart = await waitUntilSent(devices, printed);
    const tills = [];
    for (const { device, tasks, cashier } of cashiers) tills.push(await count(cashier, device.name, tasks));
    const findings = await audit({ printed, apart, tills, url: postgres.url });
    return { printed, apart, devices, mishaps, network, server, working, sending: Date.now() - start - working, findings };
  } finally {
    for (const device of devices) await device.close();
    network.close();
    await server.stop('SIGKILL');
    await postgres.close();
  }
}

async function signIn(port, user) {
  const answer = await call({ port }, 'POST', '/api/auth/submit', { usuario: user, password: 'lavanda123' });
  if (answer?.status !== 200) throw new Error(`${user} could not sign in: ${answer?.status}`);
  return { port, cookie: answer.cookie };
}

/** Makes a call directly to the server, and repeats it until the answer is 200. @throws on another answer than 200 or 503 */
async function ask(client, method, path, body) {
  for (;;) {
    const answer = await call(client, method, path, body);
    if (answer?.status === 200) return answer.body;
    // No answer, or a 503, means that the server was just killed and is starting again.
    if (answer && answer.status !== 503)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    await wait(200);
  }
}

async function catalogueOf(admin) {
  const clientes = [];
  for (let i = 0; i < CLIENTES; i++) {
    const _id = randomUUID();
    await ask(admin, 'POST', '/api/clientes/guardar', { _id, nombre: 'De siempre', apellido: _id });
    clientes.push(_id);
  }
  return { servicios: await readCatalogue(admin), clientes };
}

/** Raises a servicio's price, or removes a servicio. @returns the changed catalogue */
async function changeCatalogue(admin, random) {
  const before = await readCatalogue(admin);
  const servicio = random.one(before);
  if (before.length > FEWEST && random.chance(0.3)) await ask(admin, 'POST', '/api/servicios/eliminar', { id: servicio._id });
  else await ask(admin, 'POST', '/api/servicios/guardar', { ...servicio, precio: servicio.precio + 1 });
  return readCatalogue(admin);
}

async function readCatalogue(admin) {
  const { servicios } = await ask(admin, 'GET', '/api/servicios/all');
  return servicios.filter(({ medida: unit }) => unit !== 'flex');
}

async function openDrawer(cashier, name, tasks) {
  const caja = randomUUID();
  await ask(cashier, 'POST', '/api/caja/cajas', { _id: caja, nombre: `Caja de ${name}` });
  await ask(cashier, 'POST', '/api/caja/equipo', { equipo: tasks.register, caja });
  const opening = { _id: tasks.turno, equipo: tasks.register, efectivo: { total: FLOAT } };
  await ask(cashier, 'POST', '/api/caja/abrir', opening);
}

async function count(cashier, name, { register, turno }) {
  const counted = { _id: randomUUID(), turno, efectivo: { total: 0 }, tdc: 0, transf: 0, link: 0 };
  const { resultado: result } = await ask(cashier, 'POST', '/api/caja/contar', counted);
  const expected = Math.round(result.metodos.find(({ metodo: method }) => method === 'Efvo').esperado * 100);
  return { name, register, float: FLOAT * 100, expected };
}

/** Simulates one cashier at one tab, who does one task after another. */
async function work({ device, tasks, tab, other, printed, random, isDone }) {
  while (!isDone()) {
    for (const { path, ...task } of tasks.next()) {
      const outcome = await device.call(tab, { method: 'POST', address: path, body: task.body });
      const nota = printed.keep({ ...task, path }, device.name, outcome);
      if (nota) tasks.see(nota);
      else if (task.nota) tasks.forget(task.nota);
      // The other device can get a nota only after the server has stored it.
      if (nota && !outcome.pending && random.chance(HEARD)) other.see(nota);
      // A nota can't be captured if its new cliente wasn't.
      if (task.kind === 'cliente' && (outcome === null || outcome.error)) break;
    }
  }
}

/**
 * Waits until the queues hold only entries that a person has to decide on. Gives a queue up that sends nothing for SENDING_MS.
 * @returns the ids of those entries
 */
async function waitUntilSent(devices, printed) {
  const apart = new Set();
  for (const device of devices) {
    let limit = Date.now() + SENDING_MS;
    let waiting = Number.POSITIVE_INFINITY;
    for (;;) {
      const entries = await device.queue();
      if (entries?.every(({ refusal }) => refusal !== null)) {
        for (const { id, path, refusal } of entries) {
          apart.add(id);
          if (refusal.status !== 409)
            printed.complaints.push(`${device.name}: ${path} waits apart: ${refusal.status} ${refusal.detail}`);
        }
        break;
      }
      if (entries && entries.length < waiting) {
        waiting = entries.length;
        limit = Date.now() + SENDING_MS;
      }
      if (Date.now() > limit) {
        printed.complaints.push(`${device.name}: ${entries?.length} entries are never sent`);
        break;
      }
      await wait(500);
    }
  }
  return apart;
}
