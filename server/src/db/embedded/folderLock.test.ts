import { spawn, spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { startServer, type TestServer } from '../../testing/server.ts';

/** Options of `unshare` that run a command in a network namespace of its own, as a second container does. */
const OWN_NETWORK = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-root-user', '--net'];
const permitted = process.platform === 'linux' && spawnSync('unshare', [...OWN_NETWORK, 'true']).status === 0;

/**
 * Starts a server on the folder of `where` in a network namespace of its own.
 * @returns its first line of output and how to kill it
 */
async function inAnotherNetwork(where: TestServer['where']): Promise<{ line: string; kill: () => void }> {
  const program = [process.execPath, process.env.LAVANDA_TEST_MAIN ?? ''];
  const child = spawn('unshare', [...OWN_NETWORK, ...program], {
    // The host isn't a loopback address, because in a new network namespace the loopback interface is down.
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DEMO: 'false', PORT: '0', HOST: '0.0.0.0', LOG_LEVEL: 'silent', ...where },
  });
  const line = await new Promise<string>((ready) => {
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).once('line', ready);
  });
  return { line, kill: () => void child.kill('SIGKILL') };
}

const attack = permitted ? test : test.skip;

attack('of two servers in two networks on one folder the second is refused; a killed first one leaves it free', async () => {
  const first = await startServer({ database: 'embebida', demo: false });
  const second = await inAnotherNetwork(first.where);
  second.kill();
  expect(second.line).toMatch(/^La carpeta de datos .* ya está en uso por el proceso \d+ \(desde .*\)\. .*DATA_DIR\.$/);
  expect(second.line).toContain(hostname());
  expect((await first.anonymous.get('/api/salud')).status).toBe(200);

  await first.kill();
  const third = await inAnotherNetwork(first.where);
  expect(third.line).toContain('Lavanda en http');
  await expect(startServer({ where: first.where, demo: false })).rejects.toThrow('ya está en uso');
  third.kill();
});
