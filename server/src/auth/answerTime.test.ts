import { startServer, type TestServer } from '../testing/server.ts';

const METRICS_TOKEN = 'metrics-of-this-test';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { METRICS_TOKEN } });
});
afterAll(() => server.close());

/** All accounts of the demo laundry Agua Clara. The test fails each sign-in twice, which is below the limit. */
const ACCOUNTS = ['super', 'admin', 'usuario', 'usuario2', 'contador'].map((name) => `${name}@aguaclara.mx`);

/** Processor time, s, that the server has used: unlike time on the clock, it doesn't grow on a busy machine. */
async function cpuSeconds(): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^process_cpu_seconds_total ([\d.e-]+)/m.exec(await response.text())?.[1]);
}

async function workOf(user: string, status: number): Promise<number> {
  const before = await cpuSeconds();
  const response = await server.anonymous.post('/api/auth/submit', { usuario: user, password: 'incorrecta' });
  expect(response.status).toBe(status);
  return (await cpuSeconds()) - before;
}

test('an unknown user takes the work of a wrong password, so the time of the answer tells nobody who exists', async () => {
  const work: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const [i, account] of [...ACCOUNTS, ...ACCOUNTS].entries()) {
    work.unknown.push(await workOf(`nadie${i}@aguaclara.mx`, 401));
    work.known.push(await workOf(account, 403));
  }
  // The smallest of ten times measures the work itself, because compilation, garbage collection and other requests only add.
  const [known, unknown] = [Math.min(...work.known), Math.min(...work.unknown)];
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(known / unknown).toBeGreaterThan(0.6);
});
