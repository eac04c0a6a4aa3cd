import { Agent, request } from 'node:http';
import { leaveOpen, openDatabase, openPostgres, SIZES } from './database.mjs';
import { LIMITS } from './limits.mjs';
import { calls, loadMaterial, read } from './load/calls.mjs';
import { fill, replacements } from './load/template.mjs';
import { check, fixed, head, median, row } from './report.mjs';

const TIMES = Number(process.env.BENCH_TIMES ?? 200);
const WARMUP = 20;
/** Unmeasured calls at the start, while a new server's code isn't compiled yet. */
const FIRST_WARMUP = 300;

/** The counter's calls, and some that read older data. */
function allCalls(db, material) {
  const reading = (query) => (cookie) => [read(`/api/ventas/?notasPorPagina=20&${query}`, cookie)];
  return [
    ...calls(material),
    ['sales, page 400', reading('pagina=400')],
    ['sales of a branch, with debt', reading(`pagina=1&adeudo=true&sucursal=${db.sucursal}`)],
    ["a customer's notes", reading(`pagina=1&userid=${material.customers[1]}`)],
  ];
}

/** Sends a request on a keep-alive connection and discards the answer. @returns ms to its last byte */
function send(agent, url, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(url + path, { method, headers, agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${method} ${path}: ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end(body);
  });
}

/** @returns a function that sends the call at `index` to that database's server, with the next template each time */
function caller({ url, cookie, calls: own, agent }, index) {
  const [, templatesOf] = own[index];
  const templates = templatesOf(cookie);
  let turn = 0;
  return () => {
    const template = templates[turn++ % templates.length];
    return send(agent, url, fill(template, replacements(template)));
  };
}

/** Median ms at each size. The sizes alternate, so that a slowdown of the machine affects every size. */
async function measureSizes(databases, index, times, warmup) {
  const callers = databases.map((db) => caller(db, index));
  const measured = databases.map(() => []);
  for (let turn = -warmup; turn < times; turn++) {
    for (const [i, call] of callers.entries()) {
      const ms = await call();
      if (turn >= 0) measured[i].push(ms);
    }
  }
  return measured.map(median);
}

/** Median ms per nota to list the open notas, when `count` are open. */
async function measureOpen(db, count) {
  await leaveOpen(db.pg, db.tenant, count, 10_000);
  const [ms] = await measureSizes(
    [db],
    db.calls.findIndex(([name]) => name === 'open notes'),
    20,
    3,
  );
  return ms / count;
}

/** Prints each call's time for each number of past notas. */
export async function measureGrowth() {
  const postgres = await openPostgres();
  const databases = [];
  try {
    for (const notes of SIZES) {
      const db = await openDatabase(postgres, notes);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      databases.push({ ...db, agent, calls: allCalls(db, await loadMaterial(db)) });
    }
    await measureSizes(databases, 1, 0, FIRST_WARMUP);
    const [smallest, ...larger] = SIZES.map((notes) => notes.toLocaleString('en-US'));
    const heads = larger.flatMap((notes) => [`${notes}, ms`, 'times']);
    head(`Growth: one client, median of ${TIMES}`, ['call', `${smallest} notes, ms`, ...heads]);
    let worst = 0;
    for (const [index, [name]] of databases[0].calls.entries()) {
      const [first, ...others] = await measureSizes(databases, index, TIMES, WARMUP);
      row([name, first.toFixed(2), ...others.flatMap((ms) => [ms.toFixed(2), (ms / first).toFixed(2)])]);
      worst = Math.max(worst, ...others.map((ms) => ms / first));
    }
    const few = await measureOpen(databases[0], 1000);
    const open = check(
      '10,000 active notes, ms a note beside 1,000',
      (await measureOpen(databases[0], 10_000)) / few,
      1.2,
      fixed(2),
    );
    return check('what grows most, times', worst, LIMITS.growthRatio, fixed(2)) && open;
  } finally {
    for (const { agent, close } of databases) {
      agent.destroy();
      await close();
    }
    await postgres.close();
  }
}
