import { cargarEnv, construir, exigirNode, instalar } from './lib/preparar.mjs';
import { ejecutar, RAIZ } from './lib/proceso.mjs';

/** `npm run db:seed -- --notas 1000000 --clientes 50000`: fills the database the settings name, for measuring. */
exigirNode();
process.chdir(RAIZ);
cargarEnv();

const pasos = [
  instalar,
  () => construir('--filter=@lavanda/server'),
  () => ejecutar(process.execPath, ['server/dist/cli/seed.js', ...process.argv.slice(2)]),
];
for (const paso of pasos) {
  process.exitCode = await paso();
  if (process.exitCode !== 0) break;
}
