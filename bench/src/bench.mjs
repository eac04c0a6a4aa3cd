import { cleanUp } from './cleanup.mjs';
import { print, takeOver } from './report.mjs';

const MEASUREMENTS = {
  load: './load/load.mjs',
  growth: './growth.mjs',
  memory: './memory.mjs',
  import: './import.mjs',
  bytes: './bytes/bytes.mjs',
  vitals: './browser/vitals.mjs',
  touch: './browser/touch.mjs',
  search: './browser/search.mjs',
  live: './browser/live.mjs',
  offline: './browser/offline.mjs',
  sections: './browser/sections.mjs',
};

/**
 * `npm run bench -- load touch` runs the named measurements, or all. Each prints a table. The exit code is 1 when one of them
 * is over its limits.
 */
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in MEASUREMENTS));
if (unknown !== undefined) {
  process.stderr.write(`There is no measurement "${unknown}". There are: ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exit(2);
}

const over = [];
for (const name of names.length > 0 ? names : Object.keys(MEASUREMENTS)) {
  const { measure } = await import(MEASUREMENTS[name]);
  await measure().finally(cleanUp);
  if (takeOver()) over.push(name);
}
print(over.length === 0 ? '\nok' : `\nover: ${over.join(', ')}`);
process.exitCode = over.length === 0 ? 0 : 1;
