import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../testing/build.ts';
import { type Client, createClient } from '../testing/client.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { LoadBalancer } from '../testing/distribution.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';

describe('two servers on one PostgreSQL', () => {
  let e: Scenario;
  let other: TestServer;
  let loadBalancer: LoadBalancer;
  let entrance: string;
  let owner: pg.Client;
  beforeAll(async () => {
    e = await createScenario();
    other = await startServer({ where: e.server.where });
    loadBalancer = new LoadBalancer([e.server.url, other.url]);
    entrance = await loadBalancer.open();
    owner = new pg.Client(e.server.where.DATABASE_URL);
    await owner.connect();
  });
  afterAll(async () => {
    loadBalancer.close();
    await owner.end();
    await e.server.close();
    await other.close();
  });

  /** The same session cookie, used at the other server. */
  const onTheOther = ({ cookie }: Client): Client => createClient(other.url, cookie);
  const row = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await owner.query<T>(text, values)).rows[0];

  test('a session opened at one is good at the other, and ended at one is over at both', async () => {
    const here = await e.server.signIn('usuario2@aguaclara.mx');
    const there = onTheOther(here);
    // Servers cache sessions for the lists, so the second time the session is in the cache.
    for (let turn = 0; turn < 2; turn++) {
      for (const client of [here, there]) expect((await client.get('/api/ventas/?pagina=1')).status).toBe(200);
    }
    expect((await there.post('/api/auth/logout')).status).toBe(200);
    for (const client of [here, there]) {
      expect((await client.get('/api/ventas/?pagina=1')).status).toBe(401);
      expect((await client.get('/api/auth/authData')).status).toBe(401);
    }
  });

  test('a role taken away at one is gone from the other with the next request', async () => {
    const here = await e.server.signIn('contador@aguaclara.mx');
    const there = onTheOther(here);
    const report = '/api/ventas/?resultSummary=1';
    for (let turn = 0; turn < 2; turn++) expect((await there.get(report)).status).toBe(200);
    const { response } = (await e.as.superuser.get('/api/tenant/allUsersByTenant')).body;
    const account = response.find(({ usuario: user }: { usuario: string }) => user === 'contador@aguaclara.mx');
    const change = (role: string) => e.as.superuser.post('/api/usuarios/guardar', { ...account, rol: role });
    expect((await change('user')).status).toBe(200);
    // The role change also ends the session, so 401 is right too.
    expect([401, 403]).toContain((await there.get(report)).status);
    await change('accountant');
  });

  test('wrong passwords are counted together', async () => {
    const attempt = async (turn: number) =>
      (
        await [e.server, other][turn % 2]?.anonymous.post('/api/auth/submit', {
          usuario: 'usuario@bugambilia.mx',
          password: `no${turn}`,
        })
      )?.status;
    const seen: (number | undefined)[] = [];
    for (let turn = 0; turn < 7; turn++) seen.push(await attempt(turn));
    expect(seen).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  test('a release promoted at one is what the other answers at once, with its files', async () => {
    const headers = { authorization: `Bearer ${await requestDeployToken(e.server.where, 'mfe-extra')}` };
    const call = (action: string, body: object) => e.server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, headers);
    const { version } = (await call('publicar', { version: '1.0.0', archivos: build() })).body;
    expect((await other.anonymous.get('/remotes.json')).body.remotes).not.toContainEqual(
      expect.objectContaining({ name: 'mfe-extra' }),
    );
    expect((await call('promover', { version, todos: true })).status).toBe(200);
    const [here, there] = await Promise.all([e.server, other].map(({ anonymous }) => anonymous.get('/remotes.json')));
    expect(there?.body).toEqual(here?.body);
    expect(there?.body.remotes).toContainEqual(expect.objectContaining({ name: 'mfe-extra', version }));
    const code = await other.anonymous.get(`/mf/mfe-extra/${version}/static/js/remoteEntry.js`);
    expect([code.status, code.body]).toEqual([200, 'let a = 1;']);
  });

  test('saves at both at once, one killed among them: nothing acknowledged is lost, nothing is there twice', async () => {
    const clients = [e.as.user, e.as.user2].map(({ cookie }) => createClient(entrance, cookie));
    const registers = [randomUUID(), randomUUID(), undefined];
    const pending = Array.from({ length: 60 }, (_, n) => ({
      ...e.nota({ equipo: registers[n % 3], pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Efvo' }] }),
      operacion: randomUUID(),
    }));
    const total = pending.length;
    const acknowledged: string[] = [];
    let retries = 0;
    const work = async (client: Client) => {
      for (let nota = pending.pop(); nota; nota = pending.pop()) {
        for (;;) {
          const status = await client.post('/api/ventas/guardar', nota).then(
            (response) => response.status,
            () => 0,
          );
          if (status === 200) break;
          retries++;
          await wait(10);
        }
        acknowledged.push(nota.id);
        if (acknowledged.length === total / 3) await other.kill();
      }
    };
    await Promise.all([...clients, ...clients].map(work));
    expect(retries).toBeGreaterThan(0);
    expect(acknowledged).toHaveLength(total);
    expect(
      await row(
        `select count(*)::int as notas, (select count(*)::int from pagos where nota_id = any($1)) as pagos,
             (select count(*)::int from nota_historia where nota_id = any($1)) as steps from notas where id = any($1)`,
        [acknowledged],
      ),
    ).toEqual({ notas: total, pagos: total, steps: total });
    expect(
      await row(`select count(*)::int as bad from (
          select from notas group by tenant_id, sucursal_id having count(distinct folio) <> count(*) or max(folio) <> count(*) or min(folio) <> 1) x`),
    ).toEqual({ bad: 0 });
    expect(
      await row(`select count(*)::int as bad from equipos e where e.ultimo <>
          (select count(distinct n.clave) from notas n where n.tenant_id = e.tenant_id and n.clave ~ ('^' || e.letras || '[0-9]+$')
           and substr(n.clave, length(e.letras) + 1)::bigint between 1 and e.ultimo)`),
    ).toEqual({ bad: 0 });
    expect(
      await row(`select sum(r.ventas)::int as ventas, sum(r.pagos)::int as pagos, sum(r.clientes)::int as clientes
          from tenants t, revisar_resumen(t.id) r`),
    ).toEqual({ ventas: 0, pagos: 0, clientes: 0 });
  });
});
