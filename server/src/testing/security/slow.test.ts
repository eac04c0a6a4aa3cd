import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type TestServer } from '../server.ts';
import { connectRaw, end, raw } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REQUEST_TIMEOUT: '1' } });
});
afterAll(() => server.close());

/** Writes a byte every 100 ms until the server closes. @returns the server's answer */
async function drip(socket: Socket, opening: string): Promise<string> {
  const chunks: string[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString('latin1')));
  const closing = end(socket);
  let opened = true;
  void closing.then(() => {
    opened = false;
  });
  socket.write(opening);
  while (opened) {
    await Promise.race([closing, wait(100)]);
    if (opened) socket.write('a');
  }
  return chunks.join('');
}

const FORM =
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="';
const OPENINGS = [
  'GET /api/salud HTTP/1.1\r\nHost: x\r\nX-A: ',
  'POST /api/auth/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"usuario":"',
  `POST /api/auth/submit HTTP/1.1\r\nHost: x\r\n${FORM}`,
];

test('headers, bodies and forms that never end are cut after REQUEST_TIMEOUT, and so is who says nothing; others are served meanwhile', async () => {
  const silent = await connectRaw(server.url);
  const dismissed = end(silent.resume());
  const drips = await Promise.all(
    OPENINGS.flatMap((opening) =>
      Array.from({ length: 20 }, async () => ({ reply: drip(await connectRaw(server.url), opening) })),
    ),
  );
  expect((await server.anonymous.get('/api/salud')).status).toBe(200);
  for (const { reply } of drips) expect(await reply).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await dismissed;
  expect(silent.destroyed).toBe(true);
});

test('a request in time is answered', async () => {
  expect(await raw(server.url, 'GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
