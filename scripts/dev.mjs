import { createInterface } from 'node:readline';
import { cargarEnv, construir, exigirNode, instalar } from './lib/preparar.mjs';
import { iniciar, RAIZ } from './lib/proceso.mjs';
import { secciones } from './lib/secciones.mjs';

/** `npm run dev`: every package with hot reload. The shell answers on http://localhost:3000 and passes /api to the server. */
exigirNode();
process.chdir(RAIZ);
cargarEnv();

const PAQUETES = [
  { nombre: '@lavanda/shared' },
  { nombre: '@lavanda/server', env: { PORT: '3001' } },
  { nombre: 'shell' },
  ...secciones().map((nombre) => ({ nombre })),
];
const ANCHO = Math.max(...PAQUETES.map(({ nombre }) => nombre.length));

for (const paso of [instalar, () => construir('--filter=@lavanda/shared', '--filter=@lavanda/server')]) {
  const codigo = await paso();
  if (codigo !== 0) process.exit(codigo);
}

const windows = process.platform === 'win32';
const procesos = PAQUETES.map(({ nombre, env }) => {
  const proceso = iniciar('npm', ['run', 'dev', '-w', nombre], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // A group of its own, so that ending it ends the watchers it started too.
    detached: !windows,
  });
  for (const salida of [proceso.stdout, proceso.stderr]) {
    createInterface({ input: salida }).on('line', (linea) => process.stdout.write(`${nombre.padEnd(ANCHO)} | ${linea}\n`));
  }
  proceso.once('exit', (codigo) => terminar(codigo ?? 0));
  return proceso;
});

let terminando = false;
function terminar(codigo) {
  if (terminando) return;
  terminando = true;
  process.exitCode = codigo;
  for (const proceso of procesos) {
    if (proceso.pid === undefined || proceso.exitCode !== null) continue;
    if (windows) proceso.kill();
    else process.kill(-proceso.pid, 'SIGTERM');
  }
}
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(senal, () => terminar(0));
