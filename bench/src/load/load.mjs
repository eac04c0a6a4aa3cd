import { openDatabase, openPostgres, SIZES } from '../database.mjs';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, median, print, quantile, row } from '../report.mjs';
import { signIn } from '../requests.mjs';
import { calls, loadMaterial } from './calls.mjs';
import { sendRequests } from './requestLoad.mjs';
import { openRecorder, runStatements } from './statements.mjs';

const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8,32').split(',').map(Number);
const TIMES = { seconds: Number(process.env.BENCH_SECONDS ?? 1.8), warmup: 0.4 };

/** Measures each call with each number of clients: the server, then the same statements through bare `pg`. */
export async function measure() {
  const database = await openDatabase(await openPostgres(), SIZES.at(-1));
  const { url } = database;
  const record = await openRecorder(database.databaseUrl);
  const material = await loadMaterial(database);
  const cookies = [database.cookie, await signIn(url), await signIn(url)];
  const sides = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms'];
  const notes = SIZES.at(-1).toLocaleString('en-US');
  const columns = ['call', 'clients', ...sides, ...sides.map((side) => `SQL ${side}`), 'SQL / server'];
  head(`Load: the server and the same statements by pg, ${notes} notes, ${TIMES.seconds} s each`, columns);
  const medians = [];
  let failures = 0;
  for (const [name, requestsOf] of calls(material)) {
    const ratios = [];
    const sessions = cookies.map((cookie) => () => requestsOf(cookie));
    const works = sessions.map(() => []);
    for (const [i, makeRound] of sessions.entries()) {
      for (const request of makeRound()) works[i].push(await record(request));
    }
    // This unmeasured run warms up the server, whose code isn't compiled yet in its first calls.
    await sendRequests({ url, connections: sessions, seconds: 1 });
    for (const clients of CLIENTS) {
      const ofEach = (all) => Array.from({ length: clients }, (_, i) => all[i % all.length]);
      const server = summary(await sendRequests({ url, connections: ofEach(sessions), ...TIMES }));
      const sql = summary(await runStatements(ofEach(works), TIMES));
      ratios.push(sql.rate / server.rate);
      row([name, clients, ...server.cells, ...sql.cells, ratios.at(-1).toFixed(2)]);
      failures += server.failures + sql.failures;
    }
    medians.push([name, median(ratios)]);
  }
  print('');
  for (const [name, ratio] of medians)
    check(`${name}: SQL / server`, ratio, LIMITS.loadRatio[name] ?? LIMITS.loadRatio.others, fixed(2));
  check('failed requests', failures, 0);
}

function summary({ times, seconds, failures }) {
  const rate = times.length / seconds;
  return { rate, failures, cells: [fixed(0)(rate), ...[0.5, 0.95, 0.99].map((part) => fixed(1)(quantile(times, part)))] };
}
