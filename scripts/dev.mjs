import { createInterface } from 'node:readline';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, start } from './lib/process.mjs';
import { sections } from './lib/sections.mjs';

/** `npm run dev`: every package with hot reload, on http://localhost:3000; the shell proxies /api to the server. */
requireNode();
process.chdir(ROOT);
loadEnv();

const PACKAGES = [
  { name: '@lavanda/shared' },
  { name: '@lavanda/server', env: { PORT: '3001' } },
  { name: 'shell' },
  ...sections().map((name) => ({ name })),
];
const WIDTH = Math.max(...PACKAGES.map(({ name }) => name.length));

for (const step of [install, () => build('--filter=@lavanda/shared', '--filter=@lavanda/server')]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}

const windows = process.platform === 'win32';
const children = PACKAGES.map(({ name, env }) => {
  const child = start('npm', ['run', 'dev', '-w', name], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // Each child has its own process group, so that killing the group also kills the watchers that the child started.
    detached: !windows,
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => process.stdout.write(`${name.padEnd(WIDTH)} | ${line}\n`));
  }
  child.once('exit', (code) => end(code ?? 0));
  return child;
});

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) {
    if (child.pid === undefined || child.exitCode !== null) continue;
    if (windows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
