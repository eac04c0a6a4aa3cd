import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVIDOR = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const ESPERA_MS = 120_000;

export interface Servidor {
  url: string;
  /** Folder of its database, for the command line. */
  datos: string;
  /** Ends it and removes its data. */
  terminar(): Promise<void>;
}

function puertoLibre(): Promise<number> {
  return new Promise((resolver, rechazar) => {
    const prueba = createServer();
    prueba.once('error', rechazar);
    prueba.listen(0, '127.0.0.1', () => {
      const direccion = prueba.address();
      prueba.close(() =>
        direccion !== null && typeof direccion === 'object' ? resolver(direccion.port) : rechazar(new Error('Sin puerto')),
      );
    });
  });
}

async function responde(url: string): Promise<boolean> {
  return fetch(`${url}/api/salud`).then(
    (respuesta) => respuesta.ok,
    () => false,
  );
}

/**
 * Starts the built product on a free port with an embedded database of its own and its demo data, set up with `ajustes`. The
 * database is a copy of the one that src/plantilla.ts makes, where there is one: a quarter of the time.
 */
export async function iniciarServidor(ajustes: Record<string, string>): Promise<Servidor> {
  const carpeta = mkdtempSync(join(tmpdir(), 'lavanda-historias-'));
  const datos = join(carpeta, 'datos');
  const plantilla = process.env.LAVANDA_PLANTILLA;
  if (plantilla) cpSync(plantilla, datos, { recursive: true });
  const quitar = () => rmSync(carpeta, { recursive: true, force: true });
  const servidor = await lanzar(datos, ajustes).catch((error: unknown) => {
    quitar();
    throw error;
  });
  return { ...servidor, terminar: () => servidor.terminar().then(quitar) };
}

/** Starts the built product on the embedded database of that folder, made new when there is none; ending it leaves the folder. */
export async function lanzar(datos: string, ajustes: Record<string, string>): Promise<Servidor> {
  const puerto = await puertoLibre();
  const { DATABASE_URL: _, NODE_ENV: __, ...entorno } = process.env;
  const servidor = spawn(process.execPath, [SERVIDOR], {
    env: {
      ...entorno,
      PORT: String(puerto),
      HOST: 'localhost',
      DATA_DIR: datos,
      LOG_LEVEL: 'error',
      ...ajustes,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let termino = false;
  const fin = new Promise<void>((resolver) => {
    servidor.once('exit', () => {
      termino = true;
      resolver();
    });
  });

  async function terminar(): Promise<void> {
    servidor.kill('SIGTERM');
    await fin;
  }

  const url = `http://localhost:${puerto}`;
  const limite = Date.now() + ESPERA_MS;
  while (!(await responde(url))) {
    if (!termino && Date.now() < limite) await esperar(200);
    else {
      const motivo = termino ? 'El servidor terminó antes de responder' : `El servidor no respondió en ${ESPERA_MS / 1000} s`;
      await terminar();
      throw new Error(motivo);
    }
  }
  return { url, datos, terminar };
}
