import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onExit } from 'signal-exit';

const PRINCIPAL = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Longest wait for a first start with demo data, ms. */
const PACIENCIA = 120_000;

/** A server at rest: for longer than the pause between two of the tickets that it draws for nobody (`dibujante.ts`), it took hardly any of the processor. */
const REPOSO = { ms: 3_000, cpu: 0.1 };

/** The real server, at rest, with demo data in a folder of its own, or as `entorno` says: on a DATABASE_URL only when it is given there. Messages can be sent to the process; `argumentos` are its Node's. */
export async function iniciarServidor(datos, entorno = {}, argumentos = []) {
  const puerto = await puertoLibre();
  const url = `http://localhost:${puerto}`;
  const ficha = randomBytes(16).toString('hex');
  const proceso = spawn(process.execPath, [...argumentos, PRINCIPAL], {
    env: {
      ...process.env,
      PORT: String(puerto),
      HOST: 'localhost',
      DATA_DIR: datos,
      DATABASE_URL: '',
      NODE_ENV: 'development',
      METRICS_TOKEN: ficha,
      ...entorno,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // As the measurement is stopped from outside.
  const soltar = onExit(() => proceso.kill());
  proceso.once('exit', soltar);
  await esperarSalud(url, proceso);
  await esperarReposo(() => procesador(url, ficha));
  return {
    url,
    pid: proceso.pid,
    proceso,
    cerrar: async () => {
      proceso.kill();
      if (proceso.exitCode === null) await once(proceso, 'exit');
    },
  };
}

export async function puertoLibre() {
  const servidor = createServer().listen(0, 'localhost');
  await once(servidor, 'listening');
  const { port } = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  return port;
}

async function esperarSalud(url, proceso) {
  const limite = Date.now() + PACIENCIA;
  while (Date.now() < limite) {
    if (proceso.exitCode !== null) throw new Error(`El servidor terminó con ${proceso.exitCode}`);
    const respuesta = await fetch(`${url}/api/salud`).catch(() => null);
    if (respuesta?.ok) return;
    await new Promise((seguir) => setTimeout(seguir, 200));
  }
  throw new Error('El servidor no estuvo listo a tiempo');
}

/** What a server does as it starts (code being compiled, tickets drawn for nobody) isn't the cost of what is measured: on two processors that work slows a browser beside it down. */
async function esperarReposo(procesador) {
  const limite = Date.now() + PACIENCIA;
  for (let antes = await procesador(); Date.now() < limite; ) {
    await new Promise((seguir) => setTimeout(seguir, REPOSO.ms));
    const ahora = await procesador();
    if (ahora - antes < REPOSO.cpu) return;
    antes = ahora;
  }
  throw new Error('El servidor no descansó a tiempo');
}

/** The processor's time that the server has taken since it started, s. */
async function procesador(url, ficha) {
  const respuesta = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${ficha}` } });
  const [, segundos] = /^process_cpu_seconds_total(?:\{.*\})? (\S+)/m.exec(await respuesta.text());
  return Number(segundos);
}
