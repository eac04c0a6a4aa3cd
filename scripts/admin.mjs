import { cargarEnv, construir, exigirNode, instalar } from './lib/preparar.mjs';
import { ejecutar, RAIZ } from './lib/proceso.mjs';

/** `npm run admin -- <order>`: creates and lists laundries, exports, imports, backs up. `npm run admin` lists the orders. */
exigirNode();
const desde = process.env.INIT_CWD ?? process.cwd();
process.chdir(RAIZ);
cargarEnv();

const pasos = [
  instalar,
  () => construir('--filter=@lavanda/server'),
  () => ejecutar(process.execPath, ['server/dist/cli/admin.js', ...process.argv.slice(2)], { env: { INIT_CWD: desde } }),
];
for (const paso of pasos) {
  process.exitCode = await paso();
  if (process.exitCode !== 0) break;
}
