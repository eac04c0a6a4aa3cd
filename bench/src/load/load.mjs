import { openDatabase, openPostgres, SIZES } from '../database.mjs';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, median, print, quantile, row } from '../report.mjs';
import { signIn } from '../server.mjs';
import { calls, loadMaterial } from './calls.mjs';
import { openRecorder } from './recorder.mjs';
import { replay, replayer } from './replay.mjs';
import { openSender } from './sender.mjs';

const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8,32').split(',').map(Number);
const TIMES = { seconds: Number(process.env.BENCH_SECONDS ?? 1.8), warmup: 0.4 };

/** Measures each call with each number of clients: the server, then the same statements through bare `pg`. */
export async function measureLoad() {
  const postgres = await openPostgres();
  const database = await openDatabase(postgres, SIZES.at(-1));
  const recorder = await openRecorder(database.databaseUrl);
  const sender = openSender();
  try {
    return await measureCalls({ ...database, recorder, sender });
  } finally {
    sender.close();
    await recorder.close();
    await database.close();
    await postgres.close();
  }
}

async function measureCalls(database) {
  const material = await loadMaterial(database);
  const cookies = [database.cookie, await signIn(database.url), await signIn(database.url)];
  const sides = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms'];
  const notes = SIZES.at(-1).toLocaleString('en-US');
  head(`Load: the server and the same statements by pg, ${notes} notes, ${TIMES.seconds} s each`, [
    'call',
    'clients',
    ...sides,
    ...sides.map((side) => `SQL ${side}`),
    'SQL / server',
  ]);
  const medians = [];
  let failures = 0;
  for (const [name, templatesOf] of calls(material)) {
    const ratios = [];
    const sessions = cookies.map(templatesOf);
    const works = [];
    for (const templates of sessions) works.push(await recordAll(database.recorder, templates));
    // This unmeasured run warms up the server, whose code isn't compiled yet in its first calls.
    await database.sender.send({ url: database.url, connections: sessions, seconds: 1 });
    for (const clients of CLIENTS) {
      const connections = Array.from({ length: clients }, (_, i) => sessions[i % sessions.length]);
      const bare = connections.map((_, i) => works[i % works.length]);
      const server = summary(await database.sender.send({ url: database.url, connections, ...TIMES }));
      const sql = summary(await replay(bare, TIMES));
      ratios.push(sql.rate / server.rate);
      row([name, clients, ...server.cells, ...sql.cells, ratios.at(-1).toFixed(2)]);
      failures += server.failures + sql.failures;
    }
    medians.push([name, median(ratios)]);
  }
  print('');
  const within = medians.map(([name, ratio]) =>
    check(`${name}: SQL / server`, ratio, LIMITS.loadRatio[name] ?? LIMITS.loadRatio.others, fixed(2)),
  );
  return check('failed requests', failures, 0) && within.every(Boolean);
}

function summary({ times, seconds, failures }) {
  const rate = times.length / seconds;
  const parts = [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(1));
  return { rate, failures, cells: [rate.toFixed(0), ...parts] };
}

/** Records each call's second run, when the server has cached its session and prepared its statements. */
async function recordAll(recorder, templates) {
  const works = [];
  for (const template of templates) {
    // A template with new ids is sent only once: saving the same nota again runs other statements.
    if (template.fresh.length === 0) await recorder.record(template);
    works.push(replayer(recorder.pool, await recorder.record(template), template));
  }
  return works;
}
