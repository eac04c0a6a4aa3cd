import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { raw } from './raw.ts';

const server = createServer((socket) => {
  socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

test('a connection that is reset has ended, like one that is closed', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await raw(`http://127.0.0.1:${port}`, 'GET / HTTP/1.1\r\n\r\n')).toBe('');
});
