import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Development: compiles on every change and starts the server again. The embedded database's worker has to be built JavaScript. */
const raiz = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const opciones = { cwd: raiz, stdio: 'inherit' };
const copiarSql = () => spawnSync(process.execPath, ['scripts/copy-sql.mjs'], opciones);

spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], opciones);
copiarSql();
watch(join(raiz, 'src/db/migraciones'), copiarSql);

const procesos = [
  spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], opciones),
  spawn(process.execPath, ['--watch-path=dist', '--watch-preserve-output', 'dist/main.js'], opciones),
];
for (const senal of ['SIGINT', 'SIGTERM']) {
  process.once(senal, () => {
    for (const proceso of procesos) proceso.kill(senal);
  });
}
