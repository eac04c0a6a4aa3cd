import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, run } from './lib/process.mjs';

/** `npm run db:seed -- --notas 1000000 --clientes 50000`: fills the configured database, for measurements. */
requireNode();
process.chdir(ROOT);
loadEnv();

const steps = [
  install,
  () => build('--filter=@lavanda/server'),
  () => run(process.execPath, ['server/dist/cli/seed.js', ...process.argv.slice(2)]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
