import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { crudo } from './crudo.ts';

const servidor = createServer((socket) => {
  socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
});
beforeAll(() => once(servidor.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void servidor.close());

test('a connection that is reset has ended, like one that is closed', async () => {
  const { port } = servidor.address() as AddressInfo;
  expect(await crudo(`http://127.0.0.1:${port}`, 'GET / HTTP/1.1\r\n\r\n')).toBe('');
});
