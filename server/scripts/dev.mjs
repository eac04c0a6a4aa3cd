import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Development: recompiles on change and restarts. The database worker needs compiled JavaScript. */
const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const options = { cwd: root, stdio: 'inherit' };
const copySql = () => spawnSync(process.execPath, ['scripts/copy-sql.mjs'], options);

spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], options);
copySql();
watch(join(root, 'src/db/migrations'), copySql);

const processes = [
  spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], options),
  spawn(process.execPath, ['--watch-path=dist', '--watch-preserve-output', 'dist/main.js'], options),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of processes) child.kill(signal);
  });
}
