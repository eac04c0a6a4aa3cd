import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of emscripten's NODEFS that this file touches. */
interface Flujo {
  nfd?: number;
  node: unknown;
}
interface Nodefs {
  stream_ops: { fsync?: (flujo: Flujo) => number };
  realPath(nodo: unknown): string;
}
interface Modulo {
  FS: { filesystems?: { NODEFS?: Nodefs } };
  NODEFS?: Nodefs;
}

/**
 * PGlite's NodeFS with an fsync that reaches the disk. Stock NODEFS has none, so PostgreSQL believes that its log is safe when it is only
 * in the operating system's memory, and a power cut loses acknowledged transactions.
 */
export class NodeFSDurable extends NodeFS {
  override async init(pglite: PGlite, opciones: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, opciones);
    const conFsync = (modulo: unknown): void => darFsync(modulo as Modulo);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), conFsync] as typeof emscriptenOpts.preRun },
    };
  }
}

function darFsync(modulo: Modulo): void {
  const nodefs = modulo.FS.filesystems?.NODEFS ?? modulo.NODEFS;
  if (!nodefs) throw new Error('PGlite no ofrece NODEFS: no se puede asegurar que los datos lleguen al disco');
  nodefs.stream_ops.fsync = (flujo) => {
    if (flujo.nfd !== undefined) {
      fdatasyncSync(flujo.nfd);
      return 0;
    }
    // A folder: emscripten keeps no descriptor for it.
    const fd = openSync(nodefs.realPath(flujo.node), 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    return 0;
  };
}

/** Makes a whole folder, its files first, reach the disk. */
export async function fsyncArbol(carpeta: string): Promise<void> {
  for (const entrada of await readdir(carpeta, { withFileTypes: true })) {
    const ruta = join(carpeta, entrada.name);
    if (entrada.isDirectory()) await fsyncArbol(ruta);
    else if (entrada.isFile()) await fsyncUno(ruta);
  }
  await fsyncUno(carpeta);
}

export async function fsyncUno(ruta: string): Promise<void> {
  const archivo = await open(ruta, 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows can't open a folder, and needs no fsync of one.
    if (error.code === 'EISDIR' || error.code === 'EPERM') return null;
    throw error;
  });
  try {
    await archivo?.sync();
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await archivo?.close();
  }
}
