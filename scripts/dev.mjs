import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { deployedServer } from './lib/deployedServer.mjs';
import { install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, start, whenNpmEnds } from './lib/process.mjs';
import { sections } from './lib/sections.mjs';

/**
 * `npm run dev`: runs the compiler of `shared`, the server, the shell and the sections, all of which follow edits, on
 * http://localhost:3000; the shell proxies /api to the server. `PORT` moves every port (shared/src/federation/devServer.ts). With
 * `--server https://…` no local server is started: the local shell, with React's development build, and the local sections use
 * the API and data of that deployed server. When one of them ends, all end.
 */
requireNode();
process.chdir(ROOT);
loadEnv();

/** Maximum wait for a package to end by itself, ms. */
const PATIENCE_MS = 10_000;
/** npm sends its own second signal within this many ms after the first; a later signal is a person's and kills at once. */
const SECOND_SIGNAL_MS = 1000;
const WIDTH = Math.max(...['@lavanda/server', ...sections()].map((name) => name.length));

const windows = process.platform === 'win32';
const children = [];
let endedAt;

const deployed = deployedServer(process.argv.slice(2));

const say = (name, text) => process.stdout.write(`${name.padEnd(WIDTH)} | ${text}\n`);

/**
 * Starts a package's `dev` script.
 * @param {(line: string) => void} [onLine] called with each line of its output
 */
function launch(name, env = {}, onLine = () => undefined) {
  const child = start('npm', ['run', '--silent', 'dev', '-w', name], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // Each child gets its own process group; killing the group also kills the watchers that the child started.
    detached: !windows,
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      say(name, line);
      onLine(line);
    });
  }
  child.once('exit', (code, signal) => {
    if (endedAt === undefined) say(name, `ended (${signal ?? code}), so everything ends`);
    void end(code || 1);
  });
  // A child's 'close' event comes when the last process of its group has ended, because all of them share its output.
  children.push({ child, closed: new Promise((resolve) => child.once('close', resolve)) });
}

function kill(signal) {
  for (const { child } of children) {
    try {
      if (windows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
    }
  }
}

async function end(code) {
  if (endedAt !== undefined) return;
  endedAt = Date.now();
  kill('SIGTERM');
  setTimeout(() => kill('SIGKILL'), PATIENCE_MS);
  await Promise.all(children.map(({ closed }) => closed));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (endedAt !== undefined && Date.now() - endedAt >= SECOND_SIGNAL_MS) kill('SIGKILL');
    void end(0);
  });
}
whenNpmEnds(() => end(0));
// Kills the children also when this script itself fails.
process.on('exit', () => kill('SIGKILL'));

/** Starts `shared` and resolves after its first compile, because the other packages import its compiled files. */
function compileShared() {
  return new Promise((resolve) => {
    launch('@lavanda/shared', {}, (line) => /Watching for file changes/.test(line) && resolve());
  });
}

function isBusy(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const done = (busy) => {
      socket.destroy();
      resolve(busy);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}

/** Resolves when the address answers with success; the dev servers hold requests until their first compile is done. */
async function isServed(address) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(100);
}

/** Environment variables for a package's dev script. */
function environmentOf(name, port) {
  if (name === '@lavanda/server') return { PORT: String(port) };
  return name === 'shell' && deployed !== undefined ? { LAVANDA_API: deployed } : {};
}

const code = await install();
if (code !== 0) process.exit(code);
await compileShared();

const { API_PORT, configuredPort, devPort, SHELL_PORT } = await import('@lavanda/shared/federation/devServer');
const served = [
  { name: 'shell', port: devPort(SHELL_PORT), path: '/' },
  ...(deployed === undefined ? [{ name: '@lavanda/server', port: devPort(API_PORT), path: '/api/salud' }] : []),
  ...sections().map((name) => ({ name, port: devPort(configuredPort(join(ROOT, name))), path: '/mf-manifest.json' })),
];
const busy = await Promise.all(served.map(({ port }) => isBusy(port)));
if (busy.includes(true)) {
  for (const { name, port } of served.filter((_, n) => busy[n])) say(name, `port ${port} is in use`);
  process.stderr.write('PORT=4000 npm run dev uses other ports: 4000 for the shell, 4001 for the server...\n');
  await end(1);
}

for (const { name, port } of served) {
  say(name, `http://localhost:${port}`);
  launch(name, environmentOf(name, port));
}
await Promise.all(served.map(({ port, path }) => isServed(`http://localhost:${port}${path}`)));
process.stdout.write(
  `Listo en http://localhost:${devPort(SHELL_PORT)}${deployed === undefined ? '' : `, con los datos de ${deployed}`}\n`,
);
