import { Admin } from './admin.mjs';
import { audit } from './auditor.mjs';
import { Cashier } from './cashier.mjs';
import { Disasters } from './disasters.mjs';
import { Ledger } from './ledger.mjs';
import { Network } from './network.mjs';
import { Random } from './random.mjs';
import { Register } from './register.mjs';
import { freePort, TestServer } from './server.mjs';

/** User of each register and how many hours its clock is ahead. The first four share the notas of one sucursal. */
const REGISTERS = [
  ['usuario@aguaclara.mx', 0],
  ['usuario2@aguaclara.mx', 0],
  ['usuario@aguaclara.mx', 26],
  ['usuario2@aguaclara.mx', -30],
  ['usuario@bugambilia.mx', 0],
  ['usuario@bugambilia.mx', 5],
];
const SHARING = 4;
/** The user who voids notas of that sucursal. */
const ADMIN = 'admin@aguaclara.mx';
/** The two users who open and close the caja of that sucursal at the same time. */
const CASHIERS = [ADMIN, 'super@aguaclara.mx'];
/** Range of the pause between two disasters, ms; shorter in a short run, so that enough disasters happen. */
const PAUSES = { short: [400, 2_500], long: [3_000, 12_000] };

/**
 * Runs registers on a failing database and returns the auditor's findings. Ends after `saves` saves or `seconds`.
 * @param {{ database: any; disk: import('./disk.mjs').Disk; seed: number; saves: number; seconds: number; long: boolean }}
 *   options
 */
export async function run({ database, disk, seed, saves, seconds, long }) {
  const random = new Random(seed);
  const port = await freePort();
  const server = new TestServer(port, database.environment);
  const network = new Network(() => port, random.branch(1));
  const ledger = new Ledger();
  let isCalm = true;
  try {
    await server.start({ DEMO: 'true' });
    await server.stop('SIGTERM');
    await server.start(await database.begin());
    const networkPort = await network.open();
    const groups = [new Map(), new Map()];
    const users = long ? [...REGISTERS, ...REGISTERS] : REGISTERS;
    const common = { port: networkPort, ledger, isCalm: () => isCalm };
    const registers = users.map(([, clock], i) => {
      const shared = groups[i % REGISTERS.length < SHARING ? 0 : 1];
      const own = random.branch(10 + i);
      return new Register({ ...common, random: own, clock, shared, imports: i % 2 === 0 });
    });
    for (const [i, register] of registers.entries()) await register.open(users[i][0]);
    const admin = new Admin({ ...common, random: random.branch(3), shared: groups[0] });
    await admin.open(ADMIN);
    const cashiers = CASHIERS.map((_, i) => new Cashier({ ...common, random: random.branch(4 + i) }));
    for (const [i, cashier] of cashiers.entries()) await cashier.open(CASHIERS[i]);

    isCalm = false;
    network.worsen();
    const start = Date.now();
    const isDone = () => Date.now() - start > seconds * 1_000 || ledger.count('acknowledged') >= saves;
    const disasters = new Disasters({ server, database, disk, random: random.branch(2) });
    const ended = disasters.run(isDone, long ? PAUSES.long : PAUSES.short).then(() => {
      isCalm = true;
      network.calm();
    });
    await Promise.all([ended, ...[...registers, admin, ...cashiers].map((client) => work(client, () => isDone() && isCalm))]);
    const duration = Date.now() - start;
    // The second copy of a repeated request may still be on its way to the server.
    await network.untilAnswered();
    await server.stop('SIGKILL');
    return {
      ledger,
      network: network.counts,
      disasters: disasters.counts,
      exits: server.exits,
      duration,
      output: server.output,
      ...(await audit(ledger, database.where)),
    };
  } finally {
    network.close();
    await server.stop('SIGKILL');
  }
}

/** Makes a client work until `isDone`. If a request is never answered, the client stops and records a complaint. */
async function work(client, isDone) {
  try {
    while (!isDone() || client.isDue) await client.act();
  } catch (error) {
    client.complain(error.message);
  }
}
