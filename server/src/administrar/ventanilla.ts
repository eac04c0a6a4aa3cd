import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Contexto } from './orden.ts';
import { ErrorDeOrden } from './orden.ts';
import { ejecutar } from './ordenes.ts';
import { ordenRestaurar, type Restaurar } from './respaldar.ts';

/** What the command line sends, a line of JSON. */
interface Peticion {
  argv: string[];
  carpeta: string;
}

/** What it is answered with, a line each: something to print, or the end. */
type Respuesta = { decir: string } | { fin: string | null };

/**
 * Where the server that holds the embedded database takes orders: a socket in the data folder, which only its owner can enter. Windows has no such
 * sockets: there the server is stopped first.
 */
function direccion(dataDir: string): string | null {
  return process.platform === 'win32' ? null : join(dataDir, 'admin.sock');
}

/** What the orders that come in work with. */
export type EnVentanilla = Omit<Contexto, 'decir' | 'carpeta'> & { restaurar: Restaurar };

/** Takes orders until closed; those under way still get their answer. @throws when the socket can't be made (a path of more than about 100 characters) */
export async function abrirVentanilla(contexto: EnVentanilla): Promise<() => void> {
  const ruta = direccion(contexto.ajustes.dataDir);
  if (ruta === null) return () => undefined;
  // The lock of the folder is held: whoever made this file is gone.
  await rm(ruta, { force: true });
  const servidor = createServer((enchufe) => void atender(enchufe, contexto));
  await new Promise<void>((listo, fallo) => {
    servidor.once('error', fallo);
    servidor.listen(ruta, listo);
  });
  await chmod(ruta, 0o600);
  return () => void servidor.close();
}

async function atender(enchufe: Socket, { restaurar, ...contexto }: EnVentanilla): Promise<void> {
  const responder = (respuesta: Respuesta): void => {
    if (enchufe.writable) enchufe.write(`${JSON.stringify(respuesta)}\n`);
  };
  // Who asked may leave before the answer.
  enchufe.on('error', () => undefined);
  for await (const linea of createInterface({ input: enchufe })) {
    try {
      const { argv, carpeta } = JSON.parse(linea) as Peticion;
      const decir = (texto: string): void => responder({ decir: texto });
      if (argv[0] === 'restaurar') await ordenRestaurar({ carpeta, decir }, argv[1], restaurar);
      else await ejecutar({ ...contexto, carpeta, decir }, argv);
      responder({ fin: null });
    } catch (error) {
      responder({ fin: error instanceof ErrorDeOrden ? error.message : `No se pudo: ${String(error)}` });
    }
    enchufe.end();
    return;
  }
}

/** Has the running server do the order. @returns null when it was done, else why not */
export function pedirAlServidor(dataDir: string, peticion: Peticion, decir: (linea: string) => void): Promise<string | null> {
  const ruta = direccion(dataDir);
  if (ruta === null) return Promise.resolve('Detén el servidor: en Windows las órdenes necesitan la base cerrada.');
  return new Promise((listo) => {
    const enchufe = connect(ruta);
    enchufe.once('error', (error) => listo(`El servidor en marcha no recibe órdenes: ${error.message}`));
    enchufe.once('close', () => listo('El servidor cerró antes de terminar.'));
    enchufe.write(`${JSON.stringify(peticion)}\n`);
    createInterface({ input: enchufe }).on('line', (linea) => {
      const respuesta = JSON.parse(linea) as Respuesta;
      if ('decir' in respuesta) decir(respuesta.decir);
      else listo(respuesta.fin);
    });
  });
}
