import { cargarEnv, construir, exigirNode, instalar } from './lib/preparar.mjs';
import { ejecutar, RAIZ } from './lib/proceso.mjs';

/** `npm run db:resumen -- --revisar | --rehacer`: proves the reports' rollup equal to the notes, or rebuilds it. */
exigirNode();
process.chdir(RAIZ);
cargarEnv();

const pasos = [
  instalar,
  () => construir('--filter=@lavanda/server'),
  () => ejecutar(process.execPath, ['server/dist/cli/resumen.js', ...process.argv.slice(2)]),
];
for (const paso of pasos) {
  process.exitCode = await paso();
  if (process.exitCode !== 0) break;
}
