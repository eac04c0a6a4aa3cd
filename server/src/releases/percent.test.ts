import { bucketOf } from '@lavanda/shared/domain/release';
import { asOwner } from '../testing/asOwner.ts';
import { build } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { type Client, newDatabase, startServer, type TestServer } from '../testing/server.ts';

const HOW_MANY = 20;
/** More users of Agua Clara, with fixed IDs because the ID decides whether a percentage reaches a user. */
const STAFF = Array.from({ length: HOW_MANY }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  usuario: `personal-${n}@aguaclara.mx`,
}));
const ADD_STAFF = `
  const { rowCount } = await q(\`
    insert into usuarios (tenant_id, id, usuario, nombre, rol, sucursal_id, password_hash, confirmado)
    select tenant_id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'personal-' || n || '@aguaclara.mx', 'Personal',
      rol, sucursal_id, password_hash, true
    from usuarios, generate_series(0, ${HOW_MANY - 1}) n
    where usuario = 'usuario@aguaclara.mx'\`);
  return rowCount;`;

let server: TestServer;
let deployToken: string;
beforeAll(async () => {
  const where = await newDatabase();
  await asOwner(where, ADD_STAFF);
  server = await startServer({ where });
  deployToken = await requestDeployToken(where, 'mfe-extra');
});
afterAll(() => server.close());

async function call(action: string, body: object = {}): Promise<{ version: string }> {
  const response = await server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, {
    authorization: `Bearer ${deployToken}`,
  });
  expect(response.status).toBe(200);
  return response.body;
}

async function versionOf(client: Client): Promise<string> {
  const { remotes } = (await client.get('/remotes.json')).body;
  return remotes.find(({ name }: { name: string }) => name === 'mfe-extra').version;
}

test('a tenth of the users and one laundry get the new version: always the same ones, until all do, and nobody once it is taken back', async () => {
  const { version: first } = await call('publicar', { version: '1.0.0', archivos: build() });
  const { version: second } = await call('publicar', {
    version: '1.1.0',
    archivos: build({ code: 'let a = 2;' }),
  });
  const chance = STAFF.map(({ id }) => bucketOf('mfe-extra', id) < 1_000);
  const clients = await Promise.all(STAFF.map(({ usuario: user }) => server.signIn(user)));
  const ofOther = await server.signIn('super@bugambilia.mx');
  const versions = () => Promise.all(clients.map(versionOf));
  const all = (version: string) => clients.map(() => version);

  await call('promover', { version: first, todos: true });
  await call('promover', { version: second, tenant: 'Bugambilia' });
  expect(await versions()).toEqual(all(first));
  await call('promover', { version: second, porcentaje: 10 });
  const byLuck = chance.map((touched) => (touched ? second : first));
  expect(new Set(byLuck).size).toBe(2);
  expect(await versions()).toEqual(byLuck);
  expect(await versions()).toEqual(byLuck);
  expect(await versionOf(ofOther)).toBe(second);

  await call('promover', { version: second, todos: true });
  expect(await versions()).toEqual(all(second));
  await call('regresar');
  expect(await versions()).toEqual(all(first));
  expect(await versionOf(ofOther)).toBe(first);
});
