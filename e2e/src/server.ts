import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const WAIT_MS = 120_000;

export interface TestServer {
  url: string;
  /** Folder of the server's database, for commands that need it. */
  data: string;
  /** Stops the server; if `startServer` started it, removes its data too. */
  finish(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolver, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolver(address.port) : reject(new Error('Sin puerto')),
      );
    });
  });
}

async function responds(url: string): Promise<boolean> {
  return fetch(`${url}/api/salud`).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts the built product on a free port, with its own embedded demo database and `settings` as environment. Copies
 * the database made by src/databaseTemplate.ts if there is one, which is four times faster.
 */
export async function startServer(settings: Record<string, string>): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-historias-'));
  const data = join(folder, 'datos');
  const template = process.env.LAVANDA_TEMPLATE;
  if (template) cpSync(template, data, { recursive: true });
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  const server = await launch(data, settings).catch((error: unknown) => {
    cleanUp();
    throw error;
  });
  return { ...server, finish: () => server.finish().then(cleanUp) };
}

/** Starts the built product on the embedded database in `data`, created if missing. Stopping it keeps the folder. */
export async function launch(data: string, settings: Record<string, string>): Promise<TestServer> {
  const port = await freePort();
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...environment,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let finished = false;
  const end = new Promise<void>((resolver) => {
    server.once('exit', () => {
      finished = true;
      resolver();
    });
  });

  async function finish(): Promise<void> {
    server.kill('SIGTERM');
    await end;
  }

  const url = `http://localhost:${port}`;
  const limit = Date.now() + WAIT_MS;
  while (!(await responds(url))) {
    if (!finished && Date.now() < limit) await wait(200);
    else {
      const reason = finished ? 'El servidor terminó antes de responder' : `El servidor no respondió en ${WAIT_MS / 1000} s`;
      await finish();
      throw new Error(reason);
    }
  }
  return { url, data, finish };
}
