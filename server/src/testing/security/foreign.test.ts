import { randomUUID } from 'node:crypto';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { createClient } from '../client.ts';
import { startServer } from '../server.ts';
import type { JsonSchema } from './allRoutes.ts';
import { type AttackScenario, createAttackScenario, ENVIRONMENT, ok, tryIt } from './attackScenario.ts';
import { endpointOf, SESSION_ROUTES } from './callsTable.ts';
import { type Dump, dump } from './dump.ts';
import type { Attempt } from './sessionRoute.ts';

const BRAND = `Ajena${randomUUID().slice(0, 8)}`;

/** The other laundry's IDs, by kind. */
type ForeignIds = Readonly<Record<string, string>>;

let m: AttackScenario;
let foreign: ForeignIds;
let before: Dump;

async function collectForeignIds(attackScenario: AttackScenario): Promise<ForeignIds> {
  const { ajeno: foreign } = attackScenario.e.as;
  const { usuario: user } = ok(await foreign.get('/api/auth/authData'));
  const cliente = ok(
    await foreign.post('/api/clientes/guardar', { nombre: BRAND, apellido: BRAND, telefono: '5512345678' }),
  ).response;
  const servicio = ok(
    await foreign.post('/api/servicios/guardar', { servicio: BRAND, categoria: BRAND, medida: 'pz', precio: 7 }),
  ).servicio as Servicio;
  const invitee = ok(
    await foreign.post('/api/usuarios/guardar', {
      usuario: `${BRAND}@bugambilia.mx`,
      idSucursal: user.idSucursal,
      rol: 'user',
    }),
  ).response;
  const line = { _id: randomUUID(), cantidad: 2, servicio: BRAND, servicio_id: servicio._id, precio: 7, medida: 'pz' };
  const pago = { _id: randomUUID(), fecha: attackScenario.today, monto: 5, metodo: 'Efvo' };
  const nota = ok(
    await foreign.post('/api/ventas/guardar', {
      id: randomUUID(),
      usuario: cliente,
      fecha: attackScenario.today,
      articulos: [line],
      pagos: [pago],
    }),
  ).data as Nota;
  return {
    nota: nota._id,
    line: line._id,
    pago: pago._id,
    cliente,
    servicio: servicio._id,
    sucursal: user.idSucursal,
    usuario: user._id,
    invitee,
    laundry: user.tenantData._id,
  };
}

beforeAll(async () => {
  // The server doesn't limit calls, because a 429 would hide the answer under test.
  const env = { ...ENVIRONMENT, CALLS_PER_SECOND: '0' };
  m = await createAttackScenario({ env });
  foreign = await collectForeignIds(m);
  await m.e.server.close();
  before = await dump(m.e.server.where);
  const another = await startServer({ where: m.e.server.where, env });
  Object.assign(m.e.server, another);
  // The clients keep their sessions and call the restarted server.
  for (const client of Object.values(m.e.as)) Object.assign(client, createClient(another.url, client.cookie));
});
afterAll(() => m.e.server.close());

/** Paths in a schema that take an ID: 'articulos.0.servicio_id'. */
function idLocations(schema: JsonSchema | undefined, pathname: readonly string[] = []): string[] {
  if (!schema) return [];
  const ids =
    pathname.length > 0 &&
    (schema.pattern?.startsWith('^[0-9a-fA-F]{8}-') || /^(_?id|idSucursal|tenant)$/.test(pathname.at(-1) ?? ''));
  return [
    ...(ids ? [pathname.join('.')] : []),
    ...(schema.anyOf ?? []).flatMap((other) => idLocations(other, pathname)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, other]) => idLocations(other, [...pathname, name])),
    ...(schema.items ? idLocations(schema.items, [...pathname, '0']) : []),
  ];
}

/** A copy of `body` with `value` at `place`, creating missing lists and objects. */
function withId(body: unknown, place: string, value: string): unknown {
  const copy = structuredClone(body ?? {}) as Record<string, unknown>;
  const parts = place.split('.');
  const last = parts.pop() ?? '';
  let inside = copy;
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1] ?? last;
    inside[part] ??= next === '0' ? [] : { monto: -5, metodo: 'Efvo' };
    inside = inside[part] as Record<string, unknown>;
  }
  inside[last] = value;
  return copy;
}

/** The attempt's path and query with `id` in the place of one parameter of the call's template. */
function withPathId(template: string, attempted: string, place: string, id: string): string {
  const [pathname = '', query] = attempted.split('?');
  const own = pathname.split('/');
  const parts = template.split('/').map((part, at) => (part.startsWith(':') ? (own[at] ?? part) : part));
  parts[template.split('/').indexOf(`:${place}`)] = id;
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}

/** Parameters whose id the browser makes. An unknown id in them is no attack. */
const MADE_BY_BROWSER = ['foto'];

interface Attack {
  nombre: string;
  metodo: string;
  attempt: Attempt;
}

/** The call with each of the other laundry's IDs in each place that takes one. */
function attacksOf(name: string, attempt: Attempt): Attack[] {
  const route = m.routes.find((one) => one.nombre === endpointOf(name));
  if (!route) return [];
  const { metodo: method } = route;
  return Object.entries(foreign).flatMap(([kind, id]) => [
    ...idLocations(route.params)
      .filter((place) => !MADE_BY_BROWSER.includes(place))
      .map((place) => ({
        nombre: `${name}: ${kind} in the path`,
        metodo: method,
        attempt: { ...attempt, path: withPathId(route.path, attempt.path, place, id) },
      })),
    ...idLocations(route.query).map((place) => {
      const url = new URL(attempt.path, 'http://x');
      url.searchParams.set(place, id);
      return {
        nombre: `${name}: ${kind} as ?${place}`,
        metodo: method,
        attempt: { ...attempt, path: url.pathname + url.search },
      };
    }),
    ...idLocations(route.body).map((place) => ({
      nombre: `${name}: ${kind} as ${place}`,
      metodo: method,
      attempt: { ...attempt, body: withId(attempt.body, place, id) },
    })),
  ]);
}

/** Texts that only the other laundry has: an answer with one of them reveals data of that laundry. */
const OWN_DATA = [BRAND, 'Bugambilia', 'bugambilia.mx', 'Rebeca Montes'];

test('another laundry’s id in any place of any call is 404 or refused, answers nothing of it and changes nothing', async () => {
  const bad: string[] = [];
  let parts = 0;
  for (const [name, { prepare, roles }] of Object.entries(SESSION_ROUTES)) {
    const cookie = m.e.as.superuser.cookie;
    const prepared = await prepare(m);
    for (const attack of attacksOf(name, prepared)) {
      parts++;
      const reply = await tryIt(m.e.server.url, attack.metodo, attack.attempt, cookie);
      const { status } = reply;
      // Another laundry's ID in the path must get the same answer as an ID that doesn't exist: 404.
      const wellAnswered = attack.nombre.endsWith('in the path') ? status === 404 : status < 500;
      if (!wellAnswered || OWN_DATA.some((secret) => reply.texto.includes(secret)))
        bad.push(`${attack.nombre} (${roles}): ${status} ${reply.texto.slice(0, 200)}`);
    }
  }
  expect(bad).toEqual([]);
  expect(parts).toBeGreaterThan(200);
  // The time limit is long, because the test makes over a thousand calls, one after another.
}, 300_000);

test('its pictures and public tickets are read by their unguessable address alone, its accounts take no link of ours', async () => {
  const { user } = m.e.as;
  expect((await user.get(`/imagenes/${'0'.repeat(64)}.png`)).status).toBe(404);
  expect((await user.get(`/t/${foreign.nota}`)).status).toBe(404);
  expect((await user.post('/api/usuarios/reenviar', { _id: foreign.invitee })).status).toBe(403);
  expect((await m.e.as.superuser.post('/api/usuarios/reenviar', { _id: foreign.invitee })).status).toBe(404);
});

test('its lists are never in ours: whatever is asked for, by its names, ids and days', async () => {
  const { superuser } = m.e.as;
  const [cliente] = ok(await superuser.get(`/api/clientes/?nombre=${BRAND}`)).clientes as Cliente[];
  expect(cliente).toBeUndefined();
  for (const query of [`user=${BRAND}`, `userid=${foreign.cliente}`, `sucursal=${foreign.sucursal}`, `user=5512345678`]) {
    expect(ok(await superuser.get(`/api/ventas/?${query}`)).results).toEqual([]);
    const { status, body } = await superuser.get(`/api/ventas/exportar?formato=csv&${query}`);
    expect([200, 400, 404]).toContain(status);
    expect(String(body)).not.toContain(BRAND);
  }
});

describe('of our own laundry, another branch’s note', () => {
  let foreign: string;
  beforeAll(async () => {
    const { as } = m.e;
    const { sucursales } = ok(await as.superuser.get('/api/tenant/sucursales'));
    const another = sucursales.find(({ _id }: { _id: string }) => _id !== m.sucursalId)._id;
    foreign = ok(await as.superuser.get(`/api/ventas/?status=0&notasPosPagina=-1&sucursal=${another}`)).results[0]._id;
  });

  test.each(Object.keys(SESSION_ROUTES).filter((name) => name.includes('/:nota') && name === endpointOf(name)))(
    '%s is 404 for admin and user',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const attempt = await SESSION_ROUTES[name]?.prepare(m);
      const request = { ...attempt, path: withPathId(path, attempt?.path ?? '', 'nota', foreign) };
      for (const actor of ['admin', 'user'] as const) {
        const { status } = await tryIt(m.e.server.url, method, request, m.e.as[actor].cookie);
        expect({ quien: actor, status }).toEqual({ quien: actor, status: 404 });
      }
    },
  );

  test('is neither voided nor saved over by its admin', async () => {
    const { admin, superuser } = m.e.as;
    const previous = ok(await superuser.get(`/api/ventas/${foreign}`));
    expect([200, 404]).toContain((await admin.post('/api/ventas/delete', { items: [foreign] })).status);
    expect([404, 422]).toContain((await admin.post('/api/ventas/guardar', { ...m.e.nota(), id: foreign })).status);
    expect(ok(await superuser.get(`/api/ventas/${foreign}`))).toEqual(previous);
  });
});

test('after all of it the other laundry is, row by row, what it was', async () => {
  await m.e.server.close();
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['clientes', 'notas', 'pagos', 'servicios', 'sucursales', 'tenants', 'usuarios']),
  );
  expect(await dump(m.e.server.where)).toEqual(before);
});
