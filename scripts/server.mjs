import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, run } from './lib/process.mjs';

/**
 * Builds the server and runs one of its commands, `server/src/cli/<name>.ts`:
 * `npm run admin -- <command>` runs an operator's command, such as `crear` for a laundry; without a command it lists all.
 * `npm run db:rollup -- --check | --rebuild` checks that the reports' rollup equals the notas, or rebuilds it.
 * `npm run db:seed -- --notas 1000000 --clientes 50000` fills the configured database, for measurements.
 */
requireNode();
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(ROOT);
loadEnv();

const [name, ...args] = process.argv.slice(2);
const steps = [
  install,
  () => build('--filter=@lavanda/server'),
  () => run(process.execPath, [`server/dist/cli/${name}.js`, ...args], { env: { INIT_CWD: calledFrom } }),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
