import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SECTIONS = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remoto.json')));
const PACKAGES = ['server', 'shared', 'shell', ...SECTIONS];

/** Name of a file put in each section's dist like a production build, to see that `npm run dev` doesn't delete builds. */
export const BUILT = 'built.txt';

/** Number of consecutive ports to find free: the shell's port, and the ports of the other packages after it. */
const PORTS = 20;

export interface Development {
  url: string;
  /** Folder with the copy of the checkout in which `npm run dev` runs. */
  folder: string;
  /** What `npm run dev` has written. */
  lines: readonly string[];
  /** Replaces `before` by `after` in a source file. @throws unless the file contains `before` exactly once */
  edit(path: string, before: string, after: string): void;
  /** Sends SIGTERM only to npm, as a supervisor does. Resolves when npm and every process that it started have ended. */
  finish(): Promise<void>;
  remove(): void;
}

/**
 * Starts `npm run dev` on free ports, in a copy of the sources and of the demo database, so that edits and compiled files
 * don't change the checkout or the builds that other stories use. Resolves when the command prints that it is ready.
 */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-desarrollo-'));
  copySources(folder);
  const data = join(folder, 'datos');
  if (process.env.LAVANDA_TEMPLATE) cpSync(process.env.LAVANDA_TEMPLATE, data, { recursive: true });
  const port = await freePorts();
  const { DATABASE_URL: _url, NODE_ENV: _mode, LAVANDA_API: _api, ...environment } = process.env;
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      TILE_URL: `${process.env.LAVANDA_PROVIDERS}/mosaicos/{z}/{x}/{y}.png`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => npm.once('close', () => resolve()));
  const lines: string[] = [];
  const url = `http://localhost:${port}`;
  try {
    await readUntil(npm, `Listo en ${url}`, lines);
  } catch (error) {
    npm.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    folder,
    lines,
    edit: (path, before, after) => {
      const file = join(folder, path);
      const parts = readFileSync(file, 'utf8').split(before);
      if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} of ${before}`);
      writeFileSync(file, parts.join(after));
    },
    finish: () => {
      npm.kill('SIGTERM');
      return closed;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies what `npm run dev` needs; the installed packages are links, except those of this repository. */
function copySources(folder: string): void {
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', ...PACKAGES])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@lavanda'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!['@lavanda', '.cache', '.package-lock.json'].includes(name)) link(`node_modules/${name}`, folder);
  for (const name of ['server', 'shared']) symlinkSync(join(folder, name), join(modules, '@lavanda', name));
  for (const name of SECTIONS) {
    mkdirSync(join(folder, name, 'dist'));
    writeFileSync(join(folder, name, 'dist', BUILT), '');
  }
  for (const name of PACKAGES) if (existsSync(join(ROOT, name, 'node_modules'))) link(`${name}/node_modules`, folder);
  // npm's own list of installed packages. As it is newer than the lock file, `npm run dev` doesn't install them again.
  writeFileSync(join(modules, '.package-lock.json'), '{}');
}

function link(path: string, folder: string): void {
  symlinkSync(join(ROOT, path), join(folder, path));
}

function readUntil(npm: ChildProcess, end: string, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const input of [npm.stdout, npm.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line === end) resolve();
      });
    }
    npm.once('close', () => reject(new Error(`npm run dev ended:\n${lines.join('\n')}`)));
  });
}

/** The first of `PORTS` consecutive free ports, below the range from which the system gives ports to clients. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 500) * PORTS;
    const free = await Promise.all(Array.from({ length: PORTS }, (_, n) => isFree(first + n)));
    if (!free.includes(false)) return first;
  }
}

/** Whether nobody listens on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
