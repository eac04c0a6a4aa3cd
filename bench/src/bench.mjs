import { print } from './report.mjs';

/**
 * `npm run bench -- load growth memory import bytes vitals touch search sections live offline` runs the named measurements,
 * or all. Each prints a table. The exit code is 1 when one of them is over its limits.
 */
const MEASUREMENTS = {
  load: async () => (await import('./load/load.mjs')).measureLoad(),
  growth: async () => (await import('./growth.mjs')).measureGrowth(),
  memory: async () => (await import('./memory.mjs')).measureMemory(),
  import: async () => (await import('./import.mjs')).measureImport(),
  bytes: async () => (await import('./bytes/bytes.mjs')).measureBytes(),
  vitals: async () => (await import('./browser/vitals.mjs')).measureVitals(),
  touch: async () => (await import('./browser/touch.mjs')).measureTouch(),
  search: async () => (await import('./browser/search.mjs')).measureSearch(),
  live: async () => (await import('./browser/live.mjs')).measureLive(),
  offline: async () => (await import('./browser/offline.mjs')).measureOffline(),
  sections: async () => (await import('./browser/sections.mjs')).measureSections(),
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in MEASUREMENTS));
if (unknown !== undefined) {
  process.stderr.write(`There is no measurement "${unknown}". There are: ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exit(2);
}

const over = [];
for (const name of names.length > 0 ? names : Object.keys(MEASUREMENTS)) {
  if (!(await MEASUREMENTS[name]())) over.push(name);
}
print(over.length === 0 ? '\nok' : `\nover: ${over.join(', ')}`);
process.exitCode = over.length === 0 ? 0 : 1;
