import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { embedded, postgres } from './databases.mjs';
import { Disk } from './disk.mjs';
import { run } from './race.mjs';
import { report } from './report.mjs';

/**
 * `npm run test:faults`: registers save notas and pagos while the network, processes, database and disk fail.
 * `--long`: up to 10,000 acknowledged saves or an hour per database. `--seed N` repeats the random choices, but not the timing.
 * `--database embedded|postgres` tests only one database; `--saves N` and `--seconds N` set the end. With `--no-fsync` the
 * command must fail, because power cuts then lose data.
 */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean' },
    seed: { type: 'string' },
    database: { type: 'string' },
    saves: { type: 'string' },
    seconds: { type: 'string' },
    'no-fsync': { type: 'boolean' },
    report: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const saves = Number(values.saves ?? (values.long ? 10_000 : 400));
const seconds = Number(values.seconds ?? (values.long ? 3_600 : 8));
/** For each database, the size of its disk in a short run, MB, and the function that opens it. */
const DATABASES = {
  embedded: [500, (disk) => embedded(disk, { noFsync: values['no-fsync'] })],
  postgres: [700, postgres],
};

process.stdout.write(`seed ${seed}; up to ${saves} saves or ${seconds} s on each database\n`);

async function runOn([megabytes, open]) {
  const disk = new Disk(values.long ? megabytes * 4 : megabytes);
  let database;
  try {
    database = await open(disk);
    return report(database, disk, await run({ database, disk, seed, saves, seconds, long: values.long === true }));
  } catch (error) {
    process.stdout.write(`${error.stack}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    await database?.close();
    disk.close();
  }
}

// Both databases run in parallel: one works while the other restarts.
const selected = Object.entries(DATABASES).filter(([name]) => values.database === undefined || values.database === name);
const counts = await Promise.all(selected.map(([, database]) => runOn(database)));
const total = { passed: 0, failed: 0 };
for (const { passed, failed } of counts) {
  total.passed += passed;
  total.failed += failed;
}
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(total));
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
