import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Client, createClient } from './client.ts';

export type { CallResponse, Client } from './client.ts';

export interface TestServer {
  url: string;
  /** Id of the server's process. */
  pid: number | undefined;
  /** A client without a session. */
  anonymous: Client;
  /** Environment that opens the same database: its folder (embedded) or its URL. */
  where: { DATA_DIR: string; DATABASE_URL: string };
  /** Lines the process has written; they include its log when `env` sets LOG_LEVEL. */
  log(): string[];
  /** Signs in a user; the default password is the demo's, lavanda123. */
  signIn(user: string, password?: string): Promise<Client>;
  /** Kills the process without a shutdown. */
  kill(): Promise<void>;
  /** Sends SIGTERM; a second call sends it again. @returns the exit code; null when a signal ended the process */
  close(): Promise<number | null>;
}

export interface TestServerOptions {
  /** Default: PostgreSQL when LAVANDA_TEST_DATABASE_URL is set, else embedded. */
  database?: 'embebida' | 'postgres';
  /** Whether a new database has the demo data; default true. */
  demo?: boolean;
  /** An existing database (another server's `where`) instead of a new one. */
  where?: TestServer['where'];
  /** Path of another version's dist/main.js, to run that version. */
  main?: string;
  /** Extra environment for the process. */
  env?: Record<string, string>;
}

/** Creates a database without starting a server. */
export function newDatabase({
  database,
  demo = true,
}: Pick<TestServerOptions, 'database' | 'demo'> = {}): Promise<TestServer['where']> {
  const postgres = (database ?? (variable('LAVANDA_TEST_DATABASE_URL') ? 'postgres' : 'embebida')) === 'postgres';
  return postgres ? postgresDatabase(demo) : embeddedFolder(demo);
}

/** Starts a real server process (dist/main.js), by default on a new database, and waits until it listens. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const demo = options.demo ?? true;
  const where = options.where ?? (await newDatabase(options));
  const { child, url, log } = await launch({ DEMO: String(demo), ...where, ...options.env }, options.main);
  const finish = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid,
    where,
    anonymous: createClient(url, ''),
    log,
    async signIn(user, password = 'lavanda123') {
      const response = await createClient(url, '').post('/api/auth/submit', { usuario: user, password });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (response.status !== 200 || cookie === undefined) throw new Error(`${user} could not sign in: ${response.status}`);
      return createClient(url, cookie);
    },
    kill: () => finish('SIGKILL').then(() => undefined),
    close: () => finish('SIGTERM'),
  };
}

/** Starts the server process and waits until it listens. If the process ends before, the error contains its output. */
export async function launch(
  env: Record<string, string>,
  main = variable('LAVANDA_TEST_MAIN') ?? 'dist/main.js',
): Promise<{ child: ChildProcess; url: string; log: () => string[] }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: variable('PATH'), NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        log.push(line);
        const address = /Lavanda en (http:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    // 'close' comes after the process's last output.
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${log.join('\n')}`)));
  });
  return { child, url, log: () => [...log] };
}

function variable(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** Copies a data folder without the socket that a killed server leaves. */
function copy(template: string, folder: string): Promise<void> {
  return cp(template, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
}

async function embeddedFolder(demo: boolean): Promise<TestServer['where']> {
  const root = variable('LAVANDA_TEST_FOLDER');
  if (!root) throw new Error('Runs under Jest only (scripts/jest-setup.mjs)');
  const folder = await mkdtemp(join(root, 'base-'));
  const template = join(root, 'plantilla');
  if (demo && !variable('LAVANDA_TEST_DATABASE_URL')) await copy(template, folder);
  return { DATA_DIR: folder, DATABASE_URL: '' };
}

async function postgresDatabase(demo: boolean): Promise<TestServer['where']> {
  const url = variable('LAVANDA_TEST_DATABASE_URL');
  const template = variable('LAVANDA_TEST_TEMPLATE');
  if (!url || !template) throw new Error('LAVANDA_TEST_DATABASE_URL is missing');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    demo ? `create database ${name} template ${template}` : `create database ${name} template template0 encoding 'UTF8'`,
  );
  await client.end();
  return { DATA_DIR: '', DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href };
}
