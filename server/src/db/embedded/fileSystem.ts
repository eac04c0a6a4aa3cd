import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of emscripten's NODEFS that this file uses. */
interface Stream {
  nfd?: number;
  node: unknown;
}
interface Nodefs {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}
interface EmscriptenModule {
  FS: { filesystems?: { NODEFS?: Nodefs } };
  NODEFS?: Nodefs;
}

/** PGlite's NodeFS with a real fsync: without it a power cut may lose committed transactions. */
export class NodeFSDurable extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const withFsync = (module: unknown): void => addFsync(module as EmscriptenModule);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), withFsync] as typeof emscriptenOpts.preRun,
      },
    };
  }
}

function addFsync(module: EmscriptenModule): void {
  const nodefs = module.FS.filesystems?.NODEFS ?? module.NODEFS;
  if (!nodefs) throw new Error('PGlite has no NODEFS, so data cannot be flushed to the disk');
  nodefs.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) {
      fdatasyncSync(stream.nfd);
      return 0;
    }
    // emscripten keeps no open descriptor for a folder, so the folder is opened for the fsync.
    const fd = openSync(nodefs.realPath(stream.node), 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    return 0;
  };
}

/** Flushes a whole folder to disk, its files first. */
export async function fsyncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await fsyncTree(path);
    else if (entry.isFile()) await fsyncFile(path);
  }
  await fsyncFile(folder);
}

export async function fsyncFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows can't open a folder, and a folder needs no fsync there.
    if (error.code === 'EISDIR' || error.code === 'EPERM') return null;
    throw error;
  });
  try {
    await file?.sync();
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await file?.close();
  }
}
