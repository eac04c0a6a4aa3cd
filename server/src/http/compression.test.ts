import { get, type IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  const { headers } = await createClient(server.url, '').post('/api/auth/submit', {
    usuario: 'super@aguaclara.mx',
    password: 'lavanda123',
  });
  cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => server.close());

/** Makes a request. @returns the response and its raw bytes, which `fetch` would decompress */
async function request(path: string, accepts?: string) {
  const headers = { cookie, ...(accepts === undefined ? {} : { 'accept-encoding': accepts }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, resolve).once('error', reject);
  });
  return { response, body: new Uint8Array(await arrayBuffer(response)) };
}

const text = (body: Uint8Array) => new TextDecoder().decode(body);

const LIST = '/api/ventas/?notasPorPagina=20';

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
])('a list travels in %s for who takes %p, the same and several times smaller', async (encoding, accepts, open) => {
  for (const path of [LIST, '/api/ventas/?notasPorPagina=-1', '/api/ventas/?resultSummary=1', '/api/servicios/all']) {
    const plain = await request(path);
    expect(plain.response.headers['content-encoding']).toBeUndefined();
    const { response, body } = await request(path, accepts);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(open(body).toString())).toEqual(JSON.parse(text(plain.body)));
    expect(body.length).toBeLessThan(plain.body.length / 2);
  }
});

it('what is short, refused, a file or an image goes as it is', async () => {
  const accepts = 'gzip, br';
  const [nota] = JSON.parse(text((await request(LIST)).body)).results;
  for (const path of [
    '/api/salud',
    '/api/ventas/?pagina=x',
    '/api/ventas/exportar?formato=csv',
    '/api/ventas/exportar?formato=xlsx',
    `/api/ventas/${nota._id}/imageGenerator`,
  ])
    expect([path, (await request(path, accepts)).response.headers['content-encoding']]).toEqual([path, undefined]);
  for (const rejection of ['identity', 'gzip;q=0, br;q=0', 'zstd'])
    expect([rejection, (await request(LIST, rejection)).response.headers['content-encoding']]).toEqual([rejection, undefined]);
});

it('a ticket’s page is compressed too', async () => {
  const [nota] = JSON.parse(text((await request(LIST)).body)).results;
  const { response, body } = await request(`/api/ventas/${nota._id}/ticket`, 'br');
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
});
