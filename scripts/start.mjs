import { cargarEnv, construir, exigirNode, instalar } from './lib/preparar.mjs';
import { iniciar, RAIZ } from './lib/proceso.mjs';

/** `npm start`: installs and builds what is missing, then serves the product in the foreground. */
exigirNode();
process.chdir(RAIZ);
cargarEnv();

for (const paso of [instalar, construir]) {
  const codigo = await paso();
  if (codigo !== 0) process.exit(codigo);
}

const servidor = iniciar(process.execPath, ['server/dist/main.js']);
let avisado = false;
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(senal, () => {
    // Ctrl+C on a terminal reaches the server by itself; a second signal cuts its orderly end short.
    avisado = true;
    if (senal !== 'SIGINT' || !process.stdin.isTTY) servidor.kill(senal);
  });
}

// npm doesn't pass every signal on: when it is ended, the server it started ends with it.
if (process.env.npm_lifecycle_event !== undefined) {
  const padre = process.ppid;
  setInterval(() => {
    if (process.ppid === padre || avisado) return;
    avisado = true;
    servidor.kill('SIGTERM');
  }, 500).unref();
}
servidor.once('exit', (codigo, senal) => process.exit(codigo ?? (senal === null ? 1 : 0)));
