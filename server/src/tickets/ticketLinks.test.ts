import { asOwner } from '../testing/asOwner.ts';
import { bodyAs, createScenario } from '../testing/scenario.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

const USER = 'usuario@aguaclara.mx';
const DAYS = 24 * 3600 * 1000;

const linkOf = async (actor: Client, id: string) =>
  new URL(bodyAs<{ url: string }>(await actor.post(`/api/ventas/${id}/enlace`)).url).pathname;

/**
 * Runs SQL on the stopped server's links.
 * @returns the time left of each link that isn't revoked, ms, newest first; null for a link without expiry
 */
const lifetimes = (where: TestServer['where'], statement: string) =>
  asOwner(
    where,
    `await q(${JSON.stringify(statement)});
     const { rows } = await q(\`select extract(epoch from expira - now()) * 1000 as ms from enlaces_ticket
       where revocado_en is null order by creado desc\`);
     return rows.map(({ ms }) => ms === null ? null : Number(ms));`,
  ) as Promise<(number | null)[]>;

test('a link ends a year after it was last asked for; then the next one is another', async () => {
  const { server, saved, as } = await createScenario();
  const { _id } = await saved();
  const path = await linkOf(as.user, _id);
  await server.close();
  const [life] = await lifetimes(server.where, "update enlaces_ticket set expira = expira - interval '364 days'");
  expect(life).toBeGreaterThan(0.9 * DAYS);
  expect(life).toBeLessThan(DAYS);

  const second = await startServer({ where: server.where });
  expect(await linkOf(await second.signIn(USER), _id)).toBe(path);
  await second.close();
  const [again] = await lifetimes(server.where, 'select 1');
  expect(again).toBeGreaterThan(364 * DAYS);

  await lifetimes(server.where, "update enlaces_ticket set expira = now() - interval '1 second'");
  const third = await startServer({ where: server.where });
  const user = await third.signIn(USER);
  for (const dead of [path, `${path}/imagen`]) {
    const { status, body } = await third.anonymous.get(dead);
    expect(status).toBe(404);
    expect(body).toContain('Este ticket ya no está disponible');
  }
  expect((await user.get(`/api/ventas/${_id}/ticket`)).body).not.toContain('Escanea el código');
  const fresh = await Promise.all([linkOf(user, _id), linkOf(user, _id)]);
  expect(new Set(fresh).size).toBe(1);
  expect(fresh[0]).not.toBe(path);
  expect((await third.anonymous.get(fresh[0] ?? '')).status).toBe(200);
  await third.close();
});

test('TICKET_LINK_DAYS says how long a link lives, and 0 that it never ends', async () => {
  const { server, saved, as } = await createScenario({ env: { TICKET_LINK_DAYS: '30' } });
  const { _id } = await saved();
  await linkOf(as.user, _id);
  await server.close();
  const [life] = await lifetimes(server.where, 'select 1');
  expect(life).toBeGreaterThan(29 * DAYS);
  expect(life).toBeLessThan(30 * DAYS);

  const forever = await startServer({ where: server.where, env: { TICKET_LINK_DAYS: '0' } });
  await linkOf(await forever.signIn(USER), _id);
  await forever.close();
  const [unending] = await lifetimes(server.where, 'select 1');
  expect(unending).toBeNull();
});
