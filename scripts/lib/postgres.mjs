import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './process.mjs';

const MIN_VERSION = 15;
const DEBIAN = '/usr/lib/postgresql';
/** Maximum wait for the server, ms; after a crash it replays its log before it accepts sessions. */
const PATIENCE_MS = 120_000;

/** Folder of Debian's newest PostgreSQL programs from `MIN_VERSION` on, else pg_config's, of any version; undefined if none. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const best = Math.max(...versions.filter((version) => version >= MIN_VERSION));
  if (Number.isFinite(best)) return join(DEBIAN, String(best), 'bin');
  const own = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return own && existsSync(join(own, 'initdb')) ? own : undefined;
}

async function ensurePrograms() {
  const present = findPrograms();
  if (present) return present;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return findPrograms();
}

/** User and group id to run PostgreSQL with when this process is root, because PostgreSQL refuses to run as root. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u') || 65534, gid: id('-g') || 65534 };
}

/** Resolves to a free TCP port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The startup message of PostgreSQL's protocol: length, version 3.0, pairs of name and value. */
function greeting() {
  const pairs = Buffer.from('user\0lavanda\0database\0postgres\0\0');
  const header = Buffer.alloc(8);
  header.writeUInt32BE(header.length + pairs.length);
  header.writeUInt32BE(3 << 16, 4);
  return Buffer.concat([header, pairs]);
}

/** Resolves to whether the server accepts sessions. While it starts or recovers from a crash, it listens but refuses them. */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(greeting()));
    const done = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    // First byte of the answer: 'R' is an authentication request, 'E' an error.
    socket.once('data', (response) => done(response[0] === 0x52));
    socket.once('error', () => done(false)).once('close', () => done(false));
  });
}

const isCreated = (data) => existsSync(join(data, 'PG_VERSION'));

/** Creates the folder with the server's data. @returns whether it could */
function createData(programs, data, options) {
  const { status } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'lavanda', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  return status === 0;
}

function settingsOf(port, extra) {
  return [`port=${port}`, 'listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off', 'max_connections=300', ...extra];
}

/** Starts the server. `ended` resolves when its process has exited or couldn't start. */
function launchServer(programs, { data, folder, settings, options, onExit }) {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  // Stops PostgreSQL when this process exits, also when a signal ends only this process.
  const release = onExit(() => server.kill('SIGINT'));
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve)).finally(release);
  return { server, ended };
}

/**
 * Starts a scratch PostgreSQL server on a free port, in a temporary folder that is removed at the end, or in the given `folder`.
 * Resolves to null, with a message, when there is no PostgreSQL or it doesn't start. `crash` stops the server as a power cut
 * does, restarts it and resolves to whether it accepts sessions.
 * @param {{ folder?: string; settings?: readonly string[] }} [options]
 * @returns {Promise<{ url: string; close: () => Promise<void>; crash: () => Promise<boolean> } | null>}
 */
export async function startPostgres({ folder: kept, settings: extra = [] } = {}) {
  const programs = await ensurePrograms();
  // Imported here, because this file is also loaded before the dependencies are installed.
  const { onExit } = await import('signal-exit');
  if (!programs) {
    process.stderr.write(`There is no PostgreSQL ${MIN_VERSION} or later, nor a way to install it.\n`);
    return null;
  }
  const account = unprivilegedAccount();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'lavanda-pg-'));
  if (kept !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const data = join(folder, 'datos');
  const created = isCreated(data) || createData(programs, data, options);
  const port = await freePort();
  const settings = settingsOf(port, extra);
  const launch = () => launchServer(programs, { data, folder, settings, options, onExit });
  let current = launch();
  const end = async (signal) => {
    current.server.kill(signal);
    await current.ended;
  };
  const listens = async () => {
    const deadline = Date.now() + PATIENCE_MS;
    // Stops waiting when the server's process has exited.
    while (Date.now() < deadline && current.server.exitCode === null && current.server.pid !== undefined) {
      if (await accepts(port)) return true;
      await wait(100);
    }
    return false;
  };
  const close = async () => {
    await end('SIGINT');
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  };
  // SIGQUIT is an immediate shutdown without a checkpoint, as in a power cut, so the next start has to recover.
  const crash = async () => {
    await end('SIGQUIT');
    current = launch();
    return listens();
  };
  if (created && (await listens())) {
    return { url: `postgres://lavanda@127.0.0.1:${port}/postgres`, close, crash };
  }
  process.stderr.write('The scratch PostgreSQL server did not start.\n');
  await close();
  return null;
}
