import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { ejecutar } from './proceso.mjs';

const VERSION_MINIMA = 15;
const DEBIAN = '/usr/lib/postgresql';
/** Longest wait for the server, ms: after a crash it first does again all it hadn't on disk. */
const PACIENCIA_MS = 120_000;

/** Folder of the newest PostgreSQL programs that will do, or undefined. */
function buscarProgramas() {
  const versiones = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const mejor = Math.max(...versiones.filter((version) => version >= VERSION_MINIMA));
  if (Number.isFinite(mejor)) return join(DEBIAN, String(mejor), 'bin');
  const propia = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return propia && existsSync(join(propia, 'initdb')) ? propia : undefined;
}

async function asegurarProgramas() {
  const presentes = buscarProgramas();
  if (presentes) return presentes;
  await ejecutar('apt-get', ['update', '-qq']);
  await ejecutar('apt-get', ['install', '-y', '-qq', 'postgresql'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return buscarProgramas();
}

/** PostgreSQL refuses to run as root: the account it runs under then, by id. */
function cuentaSinPrivilegios() {
  if (process.getuid?.() !== 0) return {};
  const id = (opcion) => Number(spawnSync('id', [opcion, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u') || 65534, gid: id('-g') || 65534 };
}

function puertoLibre() {
  return new Promise((resolver, rechazar) => {
    const prueba = createServer();
    prueba.once('error', rechazar);
    prueba.listen(0, '127.0.0.1', () => {
      const { port } = prueba.address();
      prueba.close(() => resolver(port));
    });
  });
}

/** The first message of a client, as the protocol has it: length, version 3.0, pairs of a name and its value. */
function saludo() {
  const pares = Buffer.from('user\0lavanda\0database\0postgres\0\0');
  const cabeza = Buffer.alloc(8);
  cabeza.writeUInt32BE(cabeza.length + pares.length);
  cabeza.writeUInt32BE(3 << 16, 4);
  return Buffer.concat([cabeza, pares]);
}

/** Whether it takes a session: while it starts up, or puts itself in order after a crash, it listens already and answers that it can't. */
function atiende(puerto) {
  return new Promise((resolver) => {
    const enchufe = connect(puerto, '127.0.0.1', () => enchufe.write(saludo()));
    const listo = (si) => {
      enchufe.destroy();
      resolver(si);
    };
    // 'R', who are you; else 'E', an error.
    enchufe.once('data', (respuesta) => listo(respuesta[0] === 0x52));
    enchufe.once('error', () => listo(false)).once('close', () => listo(false));
  });
}

/**
 * A scratch PostgreSQL server on a free port, in a temporary folder that goes with it, or in `fija`, which stays with what is in it.
 * Resolves to its URL and how to end it; null, having said why, when there is none to be had.
 * @param {{ fija?: string; ajustes?: readonly string[] }} [opciones]
 * @returns {Promise<{ url: string; cerrar: () => Promise<void>; caer: () => Promise<boolean> } | null>} `caer` crashes it and starts it again
 */
export async function iniciarPostgres({ fija, ajustes: propios = [] } = {}) {
  const programas = await asegurarProgramas();
  // This file is read before anything is installed.
  const { onExit } = await import('signal-exit');
  if (!programas) {
    process.stderr.write(`No hay PostgreSQL ${VERSION_MINIMA} o posterior ni forma de instalarlo.\n`);
    return null;
  }
  const cuenta = cuentaSinPrivilegios();
  const carpeta = fija ?? mkdtempSync(join(tmpdir(), 'lavanda-pg-'));
  if (fija !== undefined) mkdirSync(fija, { recursive: true, mode: 0o700 });
  if (cuenta.uid !== undefined) chownSync(carpeta, cuenta.uid, cuenta.gid);
  const opciones = { ...cuenta, cwd: carpeta, stdio: ['ignore', 'ignore', 'inherit'] };
  const datos = join(carpeta, 'datos');
  const creada = existsSync(join(datos, 'PG_VERSION'))
    ? { status: 0 }
    : spawnSync(
        join(programas, 'initdb'),
        ['-D', datos, '-U', 'lavanda', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
        opciones,
      );
  const puerto = await puertoLibre();
  const ajustes = [
    `port=${puerto}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'full_page_writes=off',
    'max_connections=300',
    ...propios,
  ];
  const lanzar = () => {
    const servidor = spawn(
      join(programas, 'postgres'),
      ['-D', datos, '-k', carpeta, ...ajustes.flatMap((ajuste) => ['-c', ajuste])],
      { ...opciones, stdio: 'ignore' },
    );
    // Who started it may be stopped from outside, by a signal to that process alone.
    const soltar = onExit(() => servidor.kill('SIGINT'));
    const fin = new Promise((resolver) => servidor.once('exit', resolver).once('error', resolver)).finally(soltar);
    return { servidor, fin };
  };
  let actual = lanzar();
  const terminar = async (senal) => {
    actual.servidor.kill(senal);
    await actual.fin;
  };
  const escucha = async () => {
    const limite = Date.now() + PACIENCIA_MS;
    // One that has ended won't begin.
    while (Date.now() < limite && actual.servidor.exitCode === null && actual.servidor.pid !== undefined) {
      if (await atiende(puerto)) return true;
      await esperar(100);
    }
    return false;
  };
  const cerrar = async () => {
    await terminar('SIGINT');
    if (fija === undefined) rmSync(carpeta, { recursive: true, force: true });
  };
  // As a power cut of the database alone: nobody is told, nothing is put in order.
  const caer = async () => {
    await terminar('SIGQUIT');
    actual = lanzar();
    return escucha();
  };
  if (creada.status === 0 && (await escucha())) {
    return { url: `postgres://lavanda@127.0.0.1:${puerto}/postgres`, cerrar, caer };
  }
  process.stderr.write('El servidor PostgreSQL de prueba no arrancó.\n');
  await cerrar();
  return null;
}
