import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onExit } from 'signal-exit';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { atEnd, temporaryFolder } from './cleanup.mjs';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
/** Longest wait for a first start with demo data, ms. */
const PATIENCE = 120_000;
/** Wait after a start, ms, until the server's background work ends, which would slow down a browser on the same machine. */
const SETTLE = 8_000;

/** Starts the built server with demo data, on its own embedded database unless `env` gives a DATABASE_URL. */
export async function startServer(env = {}, nodeArgs = []) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeArgs, MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      CALLS_PER_SECOND: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The server is killed when this process exits, also when the measurement is interrupted.
  const forget = onExit(() => child.kill());
  child.once('exit', forget);
  atEnd(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  await untilHealthy(url, child);
  await wait(SETTLE);
  return { url, child };
}

async function untilHealthy(url, child) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(200)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`${url}/api/salud`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error('The server did not start in time');
}
