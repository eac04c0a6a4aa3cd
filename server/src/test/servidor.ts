import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Cliente, crearCliente } from './cliente.ts';

export type { Cliente, Respuesta } from './cliente.ts';

export interface ServidorDePrueba {
  url: string;
  /** Without a session. */
  anonimo: Cliente;
  /** What to open the same database with: its folder (embedded), or its URL. */
  donde: { DATA_DIR: string; DATABASE_URL: string };
  /** Lines the process wrote so far: its log, with LOG_LEVEL in `env`. */
  dicho(): string[];
  /** Signs in a demo user (password lavanda123). */
  entrar(usuario: string, password?: string): Promise<Cliente>;
  /** Ends the process as the kernel would: no goodbye. */
  matar(): Promise<void>;
  /** Asks it to end (SIGTERM); again, asks again. @returns its exit code */
  cerrar(): Promise<number | null>;
}

export interface OpcionesServidor {
  /** Default: PostgreSQL when LAVANDA_TEST_DATABASE_URL is set, else embedded. */
  base?: 'embebida' | 'postgres';
  /** Demo data in it; default true. */
  demo?: boolean;
  /** An existing database (`donde` of another server) instead of a new one. */
  donde?: ServidorDePrueba['donde'];
  /** Another version's dist/main.js. */
  main?: string;
  /** More environment for the process. */
  env?: Record<string, string>;
}

/** A new database, with demo data unless told otherwise, for what works on one without a server. */
export function nuevaBase({
  base,
  demo = true,
}: Pick<OpcionesServidor, 'base' | 'demo'> = {}): Promise<ServidorDePrueba['donde']> {
  const postgres = (base ?? (variable('LAVANDA_TEST_DATABASE_URL') ? 'postgres' : 'embebida')) === 'postgres';
  return postgres ? baseDePostgres(demo) : carpetaEmbebida(demo);
}

/** Starts a real server process (dist/main.js) on a database of its own and waits until it listens. */
export async function iniciarServidor(opciones: OpcionesServidor = {}): Promise<ServidorDePrueba> {
  const demo = opciones.demo ?? true;
  const donde = opciones.donde ?? (await nuevaBase(opciones));
  const { proceso, url, dicho } = await lanzar({ DEMO: String(demo), ...donde, ...opciones.env }, opciones.main);
  const terminar = async (senal: NodeJS.Signals): Promise<number | null> => {
    if (proceso.exitCode === null && proceso.signalCode === null) {
      proceso.kill(senal);
      await once(proceso, 'exit');
    }
    return proceso.exitCode;
  };
  return {
    url,
    donde,
    anonimo: crearCliente(url, ''),
    dicho,
    async entrar(usuario, password = 'lavanda123') {
      const respuesta = await crearCliente(url, '').post('/api/auth/submit', { usuario, password });
      const cookie = respuesta.headers.getSetCookie()[0]?.split(';')[0];
      if (respuesta.status !== 200 || cookie === undefined) throw new Error(`${usuario} no entró: ${respuesta.status}`);
      return crearCliente(url, cookie);
    },
    matar: () => terminar('SIGKILL').then(() => undefined),
    cerrar: () => terminar('SIGTERM'),
  };
}

/** Runs the server's process until it listens; what it says when it doesn't is in the error. */
export async function lanzar(
  env: Record<string, string>,
  main = variable('LAVANDA_TEST_MAIN') ?? 'dist/main.js',
): Promise<{ proceso: ChildProcess; url: string; dicho: () => string[] }> {
  const proceso = spawn(process.execPath, [main], {
    env: { PATH: variable('PATH'), NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const dicho: string[] = [];
  const url = await new Promise<string>((listo, fallo) => {
    for (const input of [proceso.stdout, proceso.stderr]) {
      createInterface({ input }).on('line', (linea) => {
        dicho.push(linea);
        const direccion = /Lavanda en (http:\S+)/.exec(linea)?.[1];
        if (direccion) listo(direccion);
      });
    }
    // 'close' comes after its last words.
    proceso.once('close', (codigo) => fallo(new Error(`El servidor terminó con ${codigo}: ${dicho.join('\n')}`)));
  });
  return { proceso, url, dicho: () => [...dicho] };
}

function variable(nombre: string): string | undefined {
  return process.env[nombre] || undefined;
}

/** A data folder without the socket that a killed server leaves in it. */
function copiar(plantilla: string, carpeta: string): Promise<void> {
  return cp(plantilla, carpeta, { recursive: true, filter: (ruta) => !ruta.endsWith('.sock') });
}

async function carpetaEmbebida(demo: boolean): Promise<ServidorDePrueba['donde']> {
  const raiz = variable('LAVANDA_TEST_CARPETA');
  if (!raiz) throw new Error('Sólo corre con Jest (scripts/jest-preparar.mjs)');
  const carpeta = await mkdtemp(join(raiz, 'base-'));
  const plantilla = join(raiz, 'plantilla');
  if (demo && !variable('LAVANDA_TEST_DATABASE_URL')) await copiar(plantilla, carpeta);
  return { DATA_DIR: carpeta, DATABASE_URL: '' };
}

async function baseDePostgres(demo: boolean): Promise<ServidorDePrueba['donde']> {
  const url = variable('LAVANDA_TEST_DATABASE_URL');
  const plantilla = variable('LAVANDA_TEST_PLANTILLA');
  if (!url || !plantilla) throw new Error('Falta LAVANDA_TEST_DATABASE_URL');
  const nombre = `${plantilla}_${randomBytes(6).toString('hex')}`;
  const cliente = new pg.Client(url);
  await cliente.connect();
  await cliente.query(
    demo ? `create database ${nombre} template ${plantilla}` : `create database ${nombre} template template0 encoding 'UTF8'`,
  );
  await cliente.end();
  return { DATA_DIR: '', DATABASE_URL: Object.assign(new URL(url), { pathname: `/${nombre}` }).href };
}
