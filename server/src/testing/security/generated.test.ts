import fc from 'fast-check';
import { createClient } from '../client.ts';
import { requestDeployToken } from '../commands.ts';
import { startServer } from '../server.ts';
import type { Route } from './allRoutes.ts';
import { type AttackScenario, createAttackScenario, ENVIRONMENT, ok, tryIt } from './attackScenario.ts';
import { endpointOf, SESSION_ROUTES } from './callsTable.ts';
import { type Dump, dump } from './dump.ts';
import { fromSchemaOrBad } from './generate.ts';
import { DEPLOY_TOKEN_ROUTES, PUBLIC_ROUTES } from './publicRoutes.ts';

/** Generated requests per call; set LAVANDA_CASES=1000 for a long run. */
const CASES = Number(process.env.LAVANDA_CASES ?? 6);
/** A call that takes longer counts as hung. */
const WAIT_MS = 20_000;

let m: AttackScenario;
let before: Dump;
let deployToken: string;
/** Existing IDs of the attacked laundry and of another one. */
let ids: string[];

beforeAll(async () => {
  // The server logs errors, so that a failure shows its cause.
  m = await createAttackScenario({ env: { LOG_LEVEL: 'error' } });
  const { ajeno: foreign, superuser } = m.e.as;
  const ownUser = ok(await foreign.get('/api/auth/authData')).usuario;
  const notas = ok(await foreign.get('/api/ventas/?status=0&notasPosPagina=-1')).results;
  const servicios = ok(await foreign.get('/api/servicios/all')).servicios;
  const team = ok(await superuser.get('/api/tenant/allUsersByTenant')).response;
  const user2 = team.find(({ usuario: user }: { usuario: string }) => user === 'usuario2@aguaclara.mx');
  ids = [
    ...[ownUser._id, ownUser.idSucursal, ownUser.tenantData._id, notas[0]._id, notas[0].usuario, servicios[0]._id],
    ...[await m.nota(), await m.nota(), m.clienteId, await m.cliente(), m.sucursalId, m.e.piece._id, m.e.kilo._id, user2._id],
  ];
  deployToken = await requestDeployToken(m.e.server.where, 'mfe-extra');
  await m.e.server.close();
  before = await dump(m.e.server.where);
  const another = await startServer({ where: m.e.server.where, env: { ...ENVIRONMENT, LOG_LEVEL: 'error' } });
  Object.assign(m.e.server, another);
  for (const client of Object.values(m.e.as)) Object.assign(client, createClient(another.url, client.cookie));
});
afterAll(() => m.e.server.close());

/** The value as JSON, which writes a lone surrogate as an escape. */
const asJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** The value as text without lone surrogates, which a URL can't hold. */
const wellFormed = (value: unknown): string => Buffer.from(typeof value === 'object' ? asJson(value) : String(value)).toString();

function queryText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `?${encodeURIComponent(wellFormed(value))}`;
  const entries = Object.entries(value).map(([key, one]) => [key, wellFormed(one)]);
  return `?${new URLSearchParams(Object.fromEntries(entries))}`;
}

function pathname(path: string, value: unknown): string {
  const params = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return path.replace(/:(\w+)|\*/g, (_match, name: string) =>
    encodeURIComponent(wellFormed(params[name] ?? value ?? 'x').slice(0, 300)),
  );
}

const KEYS = {
  type: 'object',
  properties: { remoto: { type: 'string' }, version: { type: 'string' }, file: { type: 'string' } },
};

/** Every call in the route tables, without repeated names. */
const NAMES = [
  ...new Set([...Object.keys(SESSION_ROUTES).map(endpointOf), ...Object.keys(PUBLIC_ROUTES), ...DEPLOY_TOKEN_ROUTES]),
].filter(
  // Excludes logout, which would end the session of the following calls, and routes of documentation, metrics and the shell.
  (name) => !/^GET \/(api\/docs|metrics|login|remotes|\*|$)|logout/.test(name),
);

test.each(NAMES)('%s: whatever it is sent, it isn’t a failure of the server', async (name) => {
  const route = m.routes.find((one) => one.nombre === name) as Route;
  const part = (schema = {}) => fromSchemaOrBad(schema, ids);
  const piece = fc.record({ params: part(route.params ?? KEYS), query: part(route.query), body: part(route.body) });
  const { superuser } = m.e.as;
  const headers: Record<string, string> = DEPLOY_TOKEN_ROUTES.includes(name) ? { authorization: `Bearer ${deployToken}` } : {};
  await fc.assert(
    fc.asyncProperty(piece, async ({ params, query, body }) => {
      const url =
        (name.includes('/api/entregas/:remoto') ? route.path.replace(':remoto', 'mfe-extra') : pathname(route.path, params)) +
        (route.query ? queryText(query) : '');
      const bodyOrFile =
        route.metodo === 'POST'
          ? { bytes: { tipo: /importar|iniciar/.test(name) ? 'text/csv' : 'application/json', content: asJson(body) } }
          : {};
      const done = tryIt(m.e.server.url, route.metodo, { path: url, ...bodyOrFile }, superuser.cookie, headers);
      const reply = await Promise.race([done, new Promise<null>((ready) => setTimeout(ready, WAIT_MS, null).unref())]);
      // 503 is expected: no geocoder answers, and there is no shell build.
      if (reply === null || (reply.status >= 500 && reply.status !== 503))
        throw new Error(`${reply?.status ?? 'nothing'} ${reply?.texto.slice(0, 300)}`);
      if (reply.status >= 400 && route.path.startsWith('/api/'))
        expect(JSON.parse(reply.texto)).toMatchObject({ status: reply.status, detail: expect.any(String) });
    }),
    { numRuns: CASES },
  );
});

test('after all of it the server says of no failure, answers, and the other laundry is what it was', async () => {
  expect(m.e.server.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect((await m.e.server.anonymous.get('/api/salud')).status).toBe(200);
  expect((await m.e.as.superuser.get('/api/auth/authData')).status).toBe(200);
  await m.e.server.close();
  expect(await dump(m.e.server.where)).toEqual(before);
});
