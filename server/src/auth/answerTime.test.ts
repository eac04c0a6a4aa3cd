import { startServer, type TestServer } from '../testing/server.ts';

const METRICS_TOKEN = 'metrics-of-this-test';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { METRICS_TOKEN } });
});
afterAll(() => server.close());

/** Every account of the demo that can sign in; each fails twice, below the limit of failures. */
const ACCOUNTS = ['super', 'admin', 'usuario', 'usuario2', 'contador'].map((name) => `${name}@aguaclara.mx`);

/** Seconds of processor that the server has used: unlike the clock, they don't grow on a busy machine. */
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
  let [known, unknown] = [0, 0];
  for (const [i, account] of [...ACCOUNTS, ...ACCOUNTS].entries()) {
    unknown += await workOf(`nadie${i}@aguaclara.mx`, 401);
    known += await workOf(account, 403);
  }
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(known / unknown).toBeGreaterThan(0.6);
});
