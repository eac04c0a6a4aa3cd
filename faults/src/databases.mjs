import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const POWER_CUT = fileURLToPath(new URL('./powerCut.cjs', import.meta.url));

/**
 * The embedded database and its failures. `postgres` returns the same members: `crash` makes the database fail, for which the
 * server has to be stopped if `withServer` is true; `revive` restarts the database after a full disk; `environment` holds the
 * server's variables, and `where` is the auditor's way to the database.
 */
export function embedded(disk, { noFsync = false } = {}) {
  const data = join(disk.folder, 'data');
  const flushed = mkdtempSync(join(tmpdir(), 'lavanda-power-cut-'));
  return {
    name: 'embedded',
    crashes: 'power cuts',
    withServer: true,
    environment: { DATA_DIR: data, DATABASE_URL: '' },
    where: { folder: join(data, 'pg') },
    /** Starts tracking the disk: the folder's current content counts as flushed. @returns variables for the server's start */
    begin: async () => {
      cpSync(join(data, 'pg'), join(flushed, 'pg'), { recursive: true });
      return {
        NODE_OPTIONS: `--require=${POWER_CUT}`,
        LAVANDA_POWER_CUT_SOURCE: join(data, 'pg'),
        LAVANDA_POWER_CUT_DISK: join(flushed, 'pg'),
        ...(noFsync ? { LAVANDA_POWER_CUT_NO_FSYNC: '1' } : {}),
      };
    },
    /** Simulates a power cut: replaces the database's files by the copy of what had reached the disk. */
    crash: async () => {
      rmSync(join(data, 'pg'), { recursive: true });
      cpSync(join(flushed, 'pg'), join(data, 'pg'), { recursive: true });
    },
    revive: async () => undefined,
    close: async () => rmSync(flushed, { recursive: true, force: true }),
  };
}

/** PostgreSQL on its own cluster, with fsync on: it flushes every commit. */
export async function postgres(disk) {
  const server = await startPostgres({
    folder: join(disk.folder, 'data'),
    settings: ['fsync=on', 'full_page_writes=on', 'max_wal_size=64MB', 'min_wal_size=32MB'],
  });
  if (!server) throw new Error('There is no PostgreSQL');
  return {
    name: 'PostgreSQL',
    crashes: 'database crashes',
    withServer: false,
    environment: { DATA_DIR: '', DATABASE_URL: server.url },
    where: { url: server.url },
    begin: async () => ({}),
    crash: async () => {
      await server.crash();
    },
    /** Restarts PostgreSQL if it stopped for lack of space, because it doesn't restart by itself. */
    revive: async () => {
      if (!(await isRunning(server.url))) await server.crash();
    },
    close: server.close,
  };
}

/** Whether PostgreSQL is running. A server that recovers from a crash refuses sessions, but counts as running. */
async function isRunning(url) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return error.code !== 'ECONNREFUSED';
  }
}
