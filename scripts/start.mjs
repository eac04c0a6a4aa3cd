import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT, start, whenNpmEnds } from './lib/process.mjs';

/** `npm start`: installs and builds whatever is missing, then runs the server in the foreground. */
requireNode();
process.chdir(ROOT);
loadEnv();

for (const step of [install, build]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}

const server = start(process.execPath, ['server/dist/main.js']);
let signalled = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // On a terminal, Ctrl+C already reaches the server; a second signal would interrupt its graceful shutdown.
    signalled = true;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}

whenNpmEnds(() => {
  if (!signalled) server.kill('SIGTERM');
});
server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
