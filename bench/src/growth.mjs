import { leaveOpen, openDatabase, openPostgres, SIZES } from './database.mjs';
import { LIMITS } from './limits.mjs';
import { calls, loadMaterial, readOpen, readSales } from './load/calls.mjs';
import { check, fixed, head, median, row } from './report.mjs';
import { send } from './requests.mjs';

const TIMES = Number(process.env.BENCH_TIMES ?? 200);
const WARMUP = 20;
/** Unmeasured calls at the start, while a new server's code isn't compiled yet. */
const FIRST_WARMUP = 300;

/** The counter's calls, and some that read older data. */
function allCalls(db, material) {
  const sales = (query) => (cookie) => [readSales(query, cookie)];
  return [
    ...calls(material),
    ['sales, page 400', sales('pagina=400')],
    ['sales of a branch, with debt', sales(`pagina=1&adeudo=true&sucursal=${db.sucursal}`)],
    ["a customer's notes", sales(`pagina=1&userid=${material.customers[1]}`)],
  ];
}

/** Median ms of a call at each size. The sizes alternate, so that a slowdown of the machine affects every size. */
async function measureSizes(databases, requestsOf, times, warmup) {
  const measured = databases.map(() => []);
  for (let turn = -warmup; turn < times; turn++) {
    for (const [i, db] of databases.entries()) {
      const requests = requestsOf(db);
      const request = requests.at(turn % requests.length);
      const begun = performance.now();
      await (await send(db.url, request)).arrayBuffer();
      if (turn >= 0) measured[i].push(performance.now() - begun);
    }
  }
  return measured.map(median);
}

/** Median ms per nota to list the open notas, when `count` are open. */
async function measureOpen(db, count) {
  await leaveOpen(db.pg, db.tenant, count, 10_000);
  const [ms] = await measureSizes([db], ({ cookie }) => [readOpen(cookie)], 20, 3);
  return ms / count;
}

/** Prints each call's time for each number of past notas. */
export async function measure() {
  const postgres = await openPostgres();
  const databases = [];
  for (const notes of SIZES) {
    const db = await openDatabase(postgres, notes);
    databases.push({ ...db, calls: allCalls(db, await loadMaterial(db)) });
  }
  const requestsAt = (index) => (db) => db.calls[index][1](db.cookie);
  await measureSizes(databases, requestsAt(1), 0, FIRST_WARMUP);
  const [smallest, ...larger] = SIZES.map((notes) => notes.toLocaleString('en-US'));
  const heads = larger.flatMap((notes) => [`${notes}, ms`, 'times']);
  head(`Growth: one client, median of ${TIMES}`, ['call', `${smallest} notes, ms`, ...heads]);
  let worst = 0;
  for (const [index, [name]] of databases[0].calls.entries()) {
    const [first, ...others] = await measureSizes(databases, requestsAt(index), TIMES, WARMUP);
    row([name, first.toFixed(2), ...others.flatMap((ms) => [ms.toFixed(2), (ms / first).toFixed(2)])]);
    worst = Math.max(worst, ...others.map((ms) => ms / first));
  }
  const few = await measureOpen(databases[0], 1000);
  const many = await measureOpen(databases[0], 10_000);
  check('10,000 active notes, ms a note beside 1,000', many / few, LIMITS.openRatio, fixed(2));
  check('what grows most, times', worst, LIMITS.growthRatio, fixed(2));
}
