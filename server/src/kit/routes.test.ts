import { createHash } from 'node:crypto';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.close());

test('the kit and what begins a section are announced, and each file is the announced one, for ever', async () => {
  const { crear: create, ...kit } = (await server.anonymous.get('/kit')).body;
  expect([kit.archivo, create.archivo]).toEqual([
    expect.stringMatching(/^lavanda-shared-\d+\.\d+\.\d+-[0-9a-f]{8}\.tgz$/),
    expect.stringMatching(/^lavanda-create-section-\d+\.\d+\.\d+-[0-9a-f]{8}\.tgz$/),
  ]);
  for (const { archivo: file, integridad: integrity } of [kit, create]) {
    const response = await fetch(`${server.url}/kit/${file}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(`sha512-${createHash('sha512').update(bytes).digest('base64')}`).toBe(integrity);
  }
});

test.each(['lavanda-shared-0.0.1-00000000.tgz', 'kit.json', '..%2fkit.json'])('%s is not offered', async (file) => {
  const { status, body } = await server.anonymous.get(`/kit/${file}`);
  expect([status, body.detail]).toEqual([404, expect.stringContaining('GET /kit')]);
});
