import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Every account of the demo that can sign in; each fails twice, below the limit of failures. */
const ACCOUNTS = ['super', 'admin', 'usuario', 'usuario2', 'contador'].map((name) => `${name}@aguaclara.mx`);

/** Least of several times, so that a busy machine doesn't decide: it only adds. */
const least = (times: readonly number[]) => Math.min(...times);

test('an unknown user takes the work of a wrong password, so the time of the answer tells nobody who exists', async () => {
  const timeOf = async (user: string, status: number): Promise<number> => {
    const start = performance.now();
    expect((await server.anonymous.post('/api/auth/submit', { usuario: user, password: 'incorrecta' })).status).toBe(status);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (const account of [...ACCOUNTS, ...ACCOUNTS]) {
    unknown.push(await timeOf(`nadie${unknown.length}@aguaclara.mx`, 401));
    known.push(await timeOf(account, 403));
  }
  expect(least(unknown) / least(known)).toBeGreaterThan(0.5);
  expect(least(known) / least(unknown)).toBeGreaterThan(0.5);
});
