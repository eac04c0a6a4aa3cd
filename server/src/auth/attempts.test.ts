import { asOwner } from '../testing/asOwner.ts';
import { type CallResponse, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterEach(() => server.close());

const USER = 'usuario@aguaclara.mx';
const RIGHT = 'lavanda123';
const from = (address: string, user: string, password: string, cookie = '') =>
  server.anonymous.post(
    '/api/auth/submit',
    { usuario: user, password },
    { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) },
  );
const cookiesOf = ({ headers }: CallResponse): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Every spelling of `user` that has U+0130 (a dotted capital I) in place of none, some or all of its lowercase letters i. */
function spellings(user: string): string[] {
  return [...user].reduce<string[]>(
    (all, letter) => all.flatMap((start) => (letter === 'i' ? [`${start}i`, `${start}\u0130`] : [start + letter])),
    [''],
  );
}

test('an account has 5 tries an address and minute, in whatever spelling: U+0130 gives no more', async () => {
  const all = spellings('super@bugambilia.mx').concat(spellings('SUPER@BUGAMBiLiA.MX'));
  const statuses: number[] = [];
  for (const [i, user] of all.entries()) statuses.push((await from('10.0.0.1', user, `mala${i}`)).status);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  expect((await from('10.0.0.1', 'super@bugambilia.mx', RIGHT)).status).toBe(429);
});

test('an IPv6 network is one address: its /64 has 30 tries a minute, another has its own', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 32; i++) statuses.push((await from(`2001:db8:0:7::${i.toString(16)}`, `nadie${i}@x.mx`, 'x')).status);
  expect(statuses.slice(28)).toEqual([401, 401, 429, 429]);
  expect((await from('2001:db8:0:7:ffff::1', USER, RIGHT)).status).toBe(429);
  expect((await from('2001:db8:0:8::1', USER, RIGHT)).status).toBe(200);
  expect((await from('::ffff:10.0.0.9', USER, RIGHT)).status).toBe(200);
});

test('a refused try writes nothing', async () => {
  const many = (names: string) => Promise.all(Array.from({ length: 60 }, (_, i) => from('10.0.0.2', `${names}${i}@x.mx`, 'x')));
  await many('nadie');
  const refused = await many('otro');
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  await server.close();
  const counted = await asOwner(
    server.where,
    'return (await q("select count(*)::int as filas, sum(intentos)::int as intentos from intentos")).rows[0]',
  );
  // One counter for each of the 30 names that were tried, and one for the address.
  expect(counted).toEqual({ filas: 31, intentos: 60 });
});

describe('who fails on purpose doesn’t lock the owner of an account out', () => {
  /** Sends wrong passwords for the account from `addresses` addresses, 5 from each. */
  const attack = (addresses: number) =>
    Promise.all(Array.from({ length: addresses * 5 }, (_, i) => from(`10.9.${i % addresses}.1`, USER, `mala${i}`)));

  test('from one address: the owner comes in from any other', async () => {
    await attack(1);
    expect((await from('10.9.0.1', USER, RIGHT)).status).toBe(429);
    expect((await from('10.0.0.3', USER, RIGHT)).status).toBe(200);
  });

  test('from many addresses: tries slow down, the owner’s address and device don’t wait', async () => {
    const device = cookiesOf(await from('10.0.0.4', USER, RIGHT));
    const statuses = (await attack(40)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(25);
    expect((await from('10.0.0.4', USER, RIGHT)).status).toBe(200);
    expect((await from('10.9.1.1', USER, RIGHT, device)).status).toBe(200);
  });

  test('from many addresses: from a new place the owner waits some seconds, and comes in', async () => {
    await attack(40);
    for (let tries = 0; tries < 5; tries++) {
      const response = await from('10.0.0.5', USER, RIGHT);
      if (response.status === 200) return;
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeLessThanOrEqual(12);
      await new Promise((ready) => setTimeout(ready, seconds * 1000));
    }
    throw new Error('The owner never came in');
  }, 60_000);

  test('from the owner’s own network: a device that has signed in before has tries of its own', async () => {
    const device = cookiesOf(await from('10.0.0.6', USER, RIGHT));
    for (let i = 0; i < 6; i++) await from('10.0.0.6', USER, `mala${i}`);
    for (let i = 0; i < 30; i++) await from('10.0.0.6', `nadie${i}@x.mx`, 'x');
    expect((await from('10.0.0.6', USER, RIGHT)).status).toBe(429);
    expect((await from('10.0.0.6', USER, RIGHT, device)).status).toBe(200);
  });

  test('a device of one account is none of another, and has 5 tries itself', async () => {
    const device = cookiesOf(await from('10.0.0.7', USER, RIGHT));
    for (let i = 0; i < 5; i++) await from('10.0.0.8', 'admin@aguaclara.mx', `mala${i}`);
    expect((await from('10.0.0.8', 'admin@aguaclara.mx', RIGHT, device)).status).toBe(429);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await from('10.0.0.8', USER, `mala${i}`, device)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });
});

test('the cookie of a device is read by no script and sent to no call but those of signing in', async () => {
  const cookie = (await from('10.0.0.1', USER, RIGHT)).headers.getSetCookie().find((one) => one.startsWith('lavanda_equipo='));
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']) expect(cookie).toContain(part);
});
