import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open; two on one folder would corrupt it. */
export class CarpetaOcupada extends Error {
  constructor(carpeta: string, quien: string) {
    super(`La carpeta de datos ${carpeta} ya está en uso por ${quien}. Ciérralo o elige otra con DATA_DIR.`);
    this.name = 'CarpetaOcupada';
  }
}

/**
 * Takes the folder for as long as this process lives: a socket whose name comes from the folder's real path. The kernel frees
 * it when the process ends however it ends, so there is no stale lock to clean. Who asks is told who holds it.
 * @throws CarpetaOcupada
 */
export async function tomarCandado(carpeta: string): Promise<Server> {
  const real = await realpath(carpeta);
  const direccion = direccionDe(real);
  const soltar = await escuchar(direccion);
  if (soltar) return soltar;
  const quien = await preguntar(direccion);
  if (quien !== null) throw new CarpetaOcupada(carpeta, quien);
  // Only where sockets are files: the process died and left its file behind.
  if (!direccion.startsWith('\0')) await rm(direccion, { force: true });
  const segundo = await escuchar(direccion);
  if (!segundo) throw new CarpetaOcupada(carpeta, 'otro proceso');
  return segundo;
}

function direccionDe(carpetaReal: string): string {
  const nombre = `lavanda-${createHash('sha256').update(carpetaReal).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${nombre}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${nombre}` : join(tmpdir(), `${nombre}.sock`);
}

/** The listening server, or null when someone else has the address. */
function escuchar(direccion: string): Promise<Server | null> {
  const inicio = new Date().toISOString();
  return new Promise((listo, fallo) => {
    const servidor = createServer((enchufe) => {
      enchufe.on('error', () => undefined);
      enchufe.end(`el proceso ${process.pid} (desde ${inicio})`);
    });
    servidor.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? listo(null) : fallo(error)));
    servidor.listen(direccion, () => {
      servidor.unref();
      listo(servidor);
    });
  });
}

function preguntar(direccion: string): Promise<string | null> {
  return new Promise((listo) => {
    let texto = '';
    const enchufe = connect(direccion);
    enchufe.setTimeout(2_000, () => {
      enchufe.destroy();
      listo('otro proceso');
    });
    enchufe.on('data', (trozo) => {
      texto += trozo.toString();
    });
    enchufe.on('end', () => listo(texto || 'otro proceso'));
    enchufe.on('error', () => listo(null));
  });
}
