import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, run } from './lib/process.mjs';

/** `npm run admin -- <command>`: creates laundries, exports, imports, backs up. `npm run admin` lists the commands. */
requireNode();
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(ROOT);
loadEnv();

const steps = [
  install,
  () => build('--filter=@lavanda/server'),
  () => run(process.execPath, ['server/dist/cli/admin.js', ...process.argv.slice(2)], { env: { INIT_CWD: calledFrom } }),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
