import { setTimeout as wait } from 'node:timers/promises';
import { readSessionCall, signInCall, signOutCall } from '@lavanda/shared/contract/calls/auth';
import type { Call } from '@lavanda/shared/contract/calls/call';
import {
  clienteCoordinatesCall,
  listClientesCall,
  removeClienteCall,
  saveClienteCall,
  searchClientesCall,
} from '@lavanda/shared/contract/calls/clientes';
import { mapsConfigCall } from '@lavanda/shared/contract/calls/maps';
import { reportSectionCall } from '@lavanda/shared/contract/calls/releases';
import { listSalesCall, readNotaCall, saveNotaCall, voidNotasCall } from '@lavanda/shared/contract/calls/sales';
import { listServiciosCall } from '@lavanda/shared/contract/calls/servicios';
import { listSucursalesCall } from '@lavanda/shared/contract/calls/tenant';
import type { Role } from '@lavanda/shared/domain/roles';
import { canByDefault } from '@lavanda/shared/domain/sectionPermissions';
import { CALLS } from '@lavanda/shared/testing/contractCheck';
import { connectRaw } from '../testing/security/raw.ts';
import { type CallResponse, type Client, startServer, type TestServer } from '../testing/server.ts';

const TESTED: readonly Call[] = [
  signInCall,
  signOutCall,
  readSessionCall,
  listSucursalesCall,
  listServiciosCall,
  searchClientesCall,
  listClientesCall,
  saveClienteCall,
  removeClienteCall,
  clienteCoordinatesCall,
  mapsConfigCall,
  listSalesCall,
  readNotaCall,
  saveNotaCall,
  voidNotasCall,
  reportSectionCall,
];
const USERS: readonly (readonly [Role, string])[] = [
  ['superuser', 'super@aguaclara.mx'],
  ['admin', 'admin@aguaclara.mx'],
  ['user', 'usuario@aguaclara.mx'],
  ['accountant', 'contador@aguaclara.mx'],
];
const NOBODY = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
const clients = new Map<Role, Client>();
beforeAll(async () => {
  server = await startServer();
  for (const [role, user] of USERS) clients.set(role, await server.signIn(user));
});
afterAll(() => server.close());

const of = (role: Role): Client => clients.get(role) ?? server.anonymous;

/** Makes the call. The default body, {}, saves nothing in any call of `TESTED`. */
function send(client: Client, { method, path }: Call, body: unknown = {}): Promise<CallResponse> {
  const address = path.replace(':nota', NOBODY);
  return method === 'GET' ? client.get(address) : client.post(address, body);
}

const named = CALLS.filter(({ call }) => TESTED.includes(call));
const withBody = named.filter(({ schemas }) => schemas.body !== undefined);

describe.each(named)('$call.method $call.path', ({ call }) => {
  test('answers each role, and nobody, as the role table says', async () => {
    const { access } = call;
    const anonymousResponse = await send(server.anonymous, call);
    if (access === 'public') expect([200, 400]).toContain(anonymousResponse.status);
    else
      expect(anonymousResponse).toMatchObject({
        status: 401,
        body: { status: 401, detail: expect.stringContaining('sesión') },
      });
    if (access === 'public') return;
    for (const [role] of USERS) {
      const { status, body } = await send(of(role), call);
      if (access === 'session' || (access !== 'deployToken' && canByDefault(role, access)))
        expect([200, 400, 404]).toContain(status);
      else
        expect({ rol: role, status, detail: body.detail }).toEqual({
          rol: role,
          status: 403,
          detail: 'Tu usuario no tiene permiso para hacer esto.',
        });
    }
  });
});

const OF_OTHER_TYPE: readonly unknown[] = [null, true, -1, 1e308, 3.00001, [], [[[[]]]], {}, { $ne: null }];
const TEXTS = ['', 'x', '\u0000', '\uD800', 'x'.repeat(5_000), "'; drop table notas; --", NOBODY];

describe.each(withBody)('$call.method $call.path refuses', ({ call, schemas }) => {
  const client = (): Client => (call.access === 'public' ? server.anonymous : of('superuser'));
  const properties = Object.keys((schemas.body as unknown as { properties: object }).properties);
  const requiredFields = (schemas.body as unknown as { required?: string[] }).required ?? [];

  test('an empty body, naming every field it lacks', async () => {
    const { status, body } = await send(client(), call, {});
    expect(status).toBe(400);
    expect(body.campos.map(({ campo: field }: { campo: string }) => field).sort()).toEqual([...requiredFields].sort());
    for (const field of requiredFields.slice(0, 3)) expect(body.detail).toContain(field);
  });

  test.each([
    'null',
    '[]',
    '"x"',
    '5',
    '{',
    '',
    '{"a":1,}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '{"__proto__":{"x":1}}',
  ])('%.20s', async (text) => {
    const { status, body } = await send(client(), call, text);
    // Calls without a session take 16 KB at most.
    expect(status).toBe(call.access === 'public' && text.length > 16_384 ? 413 : 400);
    expect(body.detail).toEqual(expect.any(String));
  });

  test('more than 1 MB, and what is no JSON', async () => {
    expect((await send(client(), call, { a: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await client().post(call.path, 'hola', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await client().post(call.path, '<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
  });

  test('anything in place of a field: what is no text with 4xx, and nothing with 5xx', async () => {
    for (const property of properties) {
      for (const value of OF_OTHER_TYPE) {
        const { status } = await send(client(), call, { [property]: value });
        expect({ property, value, rejected: status >= 400 && status < 500 }).toEqual({
          property,
          value,
          rejected: true,
        });
      }
      for (const value of TEXTS) {
        const { status } = await send(client(), call, { [property]: value });
        expect({ property, value, failure: status >= 500 }).toEqual({ property, value, failure: false });
      }
    }
  });
});

test.each([
  '/api/ventas/no-es-uuid',
  '/api/ventas/%00',
  `/api/ventas/${'a'.repeat(150)}`,
  '/api/ventas/%E0%A4%A',
  '/api/ventas/?status=9',
  '/api/ventas/?pagina=x',
  '/api/ventas/?userid=1',
  '/api/clientes/?id=1',
  '/api/clientes/?nombre=%00',
  '/api/clientes/?nombre=a&nombre=b',
  '/api/clientes/?despues=x',
  '/api/clientes/?pagina=-1',
  '/api/clientes/exportar',
])('GET %s is the caller’s fault', async (path) => {
  const { status, body } = await of('superuser').get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ status, detail: expect.any(String), solicitud: expect.any(String) });
});

test.each([
  ['a file of customers', '/api/clientes/importar?formato=csv&simular=0', 'text/csv', 10],
  ['an image', '/api/tenant/imagen?uso=logo', 'image/png', 2],
  ['JSON', '/api/auth/submit', 'application/json', 1],
])(
  '%s over its limit is refused to who sends it to the end before reading, on a connection that goes on',
  async (_what, path, type, mb) => {
    const socket = await connectRaw(server.url);
    const bytes = (mb + 1) * 1024 * 1024;
    const { cookie } = of('superuser');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    const chunk = 'a'.repeat(256 * 1024);
    for (let sent = 0; sent < bytes; sent += chunk.length) {
      await new Promise((ready) => socket.write(chunk, ready));
      await wait(2);
    }
    socket.write('GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let parsed = '';
    for await (const part of socket.setEncoding('utf8')) parsed += part;
    expect(parsed).toMatch(/^HTTP\/1\.1 413 .+exceden? .+HTTP\/1\.1 200 /s);
  },
);

test('a problem carries the id that the header has', async () => {
  const { body, headers } = await server.anonymous.get('/api/auth/authData');
  expect(body.status).toBe(401);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body.solicitud).toBe(headers.get('x-request-id'));
});
