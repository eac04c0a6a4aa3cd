import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

function fill(path: string): void {
  const fd = openSync(path, 'w');
  try {
    for (;;) writeSync(fd, new Uint8Array(4_096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(fd);
  }
}

/** Starts a PostgreSQL server with its data in `folder`, in a process that runs until its standard input ends. */
async function startPostgres(folder: string): Promise<{ url: string; stop: () => void }> {
  const library = pathToFileURL(join(process.env.LAVANDA_TEST_MAIN ?? '', '../../../scripts/lib/postgres.mjs'));
  const program = `
    const { startPostgres } = await import(${JSON.stringify(library.href)});
    const { url, close } = await startPostgres({ folder: ${JSON.stringify(folder)} });
    process.stdout.write(url);
    process.stdin.resume().once('end', close);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(url), stop: () => child.stdin.end() };
}

const onPostgres = Boolean(process.env.LAVANDA_TEST_DATABASE_URL);
// The test fills a disk that it mounts, which only root may do.
const permitted = process.platform === 'linux' && process.getuid?.() === 0;

describe('a full disk', () => {
  let disk = '';
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'lavanda-disco-'));
    if (permitted) spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=0755', 'lavanda', disk]);
  });
  afterAll(() => {
    if (permitted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  (permitted ? test : test.skip)('shows in health, in Spanish, until there is room again', async () => {
    expect(spawnSync('mountpoint', ['--quiet', disk]).status).toBe(0);
    const folder = join(disk, 'datos');
    const postgres = onPostgres ? await startPostgres(folder) : null;
    const where = postgres ? { DATA_DIR: '', DATABASE_URL: postgres.url } : { DATA_DIR: folder, DATABASE_URL: '' };
    const server = await startServer({ where, demo: false });
    const health = () => server.anonymous.get('/api/salud');
    expect((await health()).status).toBe(200);
    const filler = join(disk, 'relleno');
    fill(filler);
    await until(async () => (await health()).status === 503);
    expect((await health()).body.detail).toContain('está lleno');
    rmSync(filler);
    await until(async () => (await health()).status === 200);
    await server.close();
    postgres?.stop();
  });

  (permitted && !onPostgres ? test : test.skip)('is what a start on it says', async () => {
    const where = { DATA_DIR: join(disk, 'datos'), DATABASE_URL: '' };
    fill(join(disk, 'relleno'));
    await expect(startServer({ where, demo: false })).rejects.toThrow('el disco está lleno. Libera espacio');
  });
});
