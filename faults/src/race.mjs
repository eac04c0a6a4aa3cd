import { setTimeout as wait } from 'node:timers/promises';
import { auditar } from './auditor.mjs';
import { Desastres } from './disasters.mjs';
import { Libro } from './ledger.mjs';
import { Red } from './network.mjs';
import { Random } from './random.mjs';
import { Box } from './register.mjs';
import { freePort, TestServer } from './server.mjs';

/** User of each register and how many hours its clock is ahead. The first four share the notas of one sucursal. */
const TILLS = [
  ['usuario@aguaclara.mx', 0],
  ['usuario2@aguaclara.mx', 0],
  ['usuario@aguaclara.mx', 26],
  ['usuario2@aguaclara.mx', -30],
  ['usuario@bugambilia.mx', 0],
  ['usuario@bugambilia.mx', 5],
];
const COMPARTEN = 4;
/** Range of time between disasters, ms: a short run has them one after another, a long one also works undisturbed. */
const PAUSAS = { short: [400, 2_500], long: [3_000, 12_000] };

/**
 * Runs registers on a failing database and returns the auditor's findings. It ends after `saved` saves or `seconds`.
 * @param {{ base: any; disco: import('./disk.mjs').Disco; seed: number; saved: number; seconds: number; length:
 *   boolean }} options `length`: a long run
 */
export async function run({ base, disco, seed, saved, seconds, length }) {
  const random = new Random(seed);
  const port = await freePort();
  const server = new TestServer(port, base.entorno);
  const red = new Red(() => port, random.rama(1));
  const workbook = new Libro();
  let calma = true;
  try {
    await server.start({ DEMO: 'true' });
    await server.finish('SIGTERM');
    await server.start(await base.empezar());
    const input = await red.open();
    const groups = [new Map(), new Map()];
    const actors = length ? [...TILLS, ...TILLS] : TILLS;
    const tills = actors.map(([, clock], i) => {
      const shared = groups[i % TILLS.length < COMPARTEN ? 0 : 1];
      return new Box({ port: input, workbook, random: random.rama(10 + i), clock, shared, calma: () => calma });
    });
    for (const [i, till] of tills.entries()) await till.open(actors[i][0]);

    calma = false;
    red.empeorar();
    const start = Date.now();
    const basta = () => Date.now() - start > seconds * 1_000 || workbook.count('guardada') >= saved;
    const desastres = new Desastres({ servidor: server, base, disco, azar: random.rama(2) });
    const terminados = desastres.scroll(basta, length ? PAUSAS.long : PAUSAS.short).then(() => {
      calma = true;
      red.calmar();
    });
    await Promise.all([terminados, ...tills.map((till) => work(till, () => basta() && calma))]);
    const duration = Date.now() - start;
    // A request that was sent twice may still be in flight.
    await wait(300);
    await server.finish('SIGKILL');
    return {
      workbook,
      red: red.account,
      desastres: desastres.account,
      caidas: server.caidas,
      duration,
      toldOne: server.toldOne,
      ...(await auditar(workbook, base.donde)),
    };
  } finally {
    red.close();
    await server.finish('SIGKILL');
  }
}

async function work(till, basta) {
  while (!basta()) await till.atender();
}
