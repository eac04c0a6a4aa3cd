import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * This script recompiles the server on each change and restarts it. It doesn't run the TypeScript sources, because the worker
 * thread with the embedded database runs only as compiled JavaScript.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const options = { cwd: root, stdio: 'inherit' };
const copySql = () => spawnSync(process.execPath, ['scripts/copy-sql.mjs'], options);

copySql();
// The watcher is not persistent, so this script ends once the compiler and the server have ended.
watch(join(root, 'src/db/migrations'), { persistent: false }, copySql);

const processes = [];
function launch(args, more = {}) {
  const child = spawn(process.execPath, args, { ...options, ...more });
  processes.push(child);
  child.once('exit', () => end('SIGTERM'));
  return child;
}

function end(signal) {
  for (const child of processes) child.kill(signal);
}

const compiler = launch([tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput', '--noCheck'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let started = false;
createInterface({ input: compiler.stdout }).on('line', (line) => {
  process.stdout.write(`${line}\n`);
  if (started || !/Watching for file changes/.test(line)) return;
  started = true;
  launch(['--watch-path=dist', '--watch-preserve-output', 'dist/main.js']);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(signal));
