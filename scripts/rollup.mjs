import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, run } from './lib/process.mjs';

/** `npm run db:resumen -- --revisar | --rehacer`: checks the reports' rollup against the notas, or rebuilds it. */
requireNode();
process.chdir(ROOT);
loadEnv();

const steps = [
  install,
  () => build('--filter=@lavanda/server'),
  () => run(process.execPath, ['server/dist/cli/resumen.js', ...process.argv.slice(2)]),
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
