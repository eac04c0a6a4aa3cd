import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ADMIN = join(fileURLToPath(new URL('../..', import.meta.url)), 'server', 'dist', 'cli', 'admin.js');

/** Runs an operator's command on the product under test. */
export async function admin(...command: string[]): Promise<string> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, DATA_DIR: process.env.LAVANDA_DATA };
  return (await promisify(execFile)(process.execPath, [ADMIN, ...command], { env })).stdout;
}

/** Starts a section team's own service. It answers with its list of stops, two at first; each POST removes one. */
export async function startStops() {
  const stops = ['Xola 12', 'Petén 214'];
  const server = createServer((request, response) => {
    if (request.method === 'POST') stops.shift();
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stops));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
