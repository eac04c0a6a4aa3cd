import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startServer, type TestServer } from '../testing/server.ts';

interface Output {
  code: number;
  output: string;
}

/** The folder of the command line's programs. */
const CLI = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli');

const onPostgres = Boolean(process.env.LAVANDA_TEST_DATABASE_URL);
let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'admin-'));
});
afterAll(() => server.close());

/** Runs a command on a test server's database, also while the server runs. Relative paths start in the test's folder. */
async function admin(where: TestServer['where'], ...argv: string[]): Promise<Output> {
  const program = join(CLI, 'admin.js');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    INIT_CWD: folder,
    PUBLIC_URL: 'https://app.lavanda.mx',
    ...where,
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...argv], { env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const signIn = async (user: string, password = 'lavanda123', at = server) =>
  (await at.anonymous.post('/api/auth/submit', { usuario: user, password })).status;
const tokenOf = ({ output }: Output): string => /\/usuarios\/(?:verification|restablecer)\/([\w-]{43})/.exec(output)?.[1] ?? '';

test('a laundry is created while the server runs, and its first superuser activates and invites', async () => {
  const output = await admin(server.where, 'crear', 'La Espuma', '--usuario', 'Ana@Espuma.mx', '--sucursal', 'Centro');
  expect(output).toMatchObject({ code: 0, output: expect.stringContaining('/usuarios/verification/') });
  const page = await server.anonymous.get(`/api/usuarios/confirmation/${tokenOf(output)}`);
  expect(page.body).toMatchObject({ tenant: { nombre: 'La Espuma' }, usuario: 'ana@espuma.mx' });
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const form = { nombre: 'Ana', apellidos: 'Ríos', password: 'espuma1', usuario: 'ana@espuma.mx' };
  expect((await server.anonymous.post('/api/usuarios/confirmation/submit', form, { cookie })).status).toBe(200);
  const ana = await server.signIn('ana@espuma.mx', 'espuma1');
  const { usuario: user } = (await ana.get('/api/auth/authData')).body;
  expect(user).toMatchObject({ rol: 'superuser', nombre: 'Ana Ríos', sucursalData: { nombre_sucursal: 'Centro' } });
  expect(
    (await ana.post('/api/usuarios/guardar', { usuario: 'b@espuma.mx', idSucursal: user.idSucursal, rol: 'user' })).status,
  ).toBe(200);
  expect((await admin(server.where, 'listar')).output).toMatch(/activa .*1 suc\. {2}2 usu\..*La Espuma/);
});

test('a reader that has seen enough, such as `head`, ends the command without a complaint', async () => {
  const child = spawn(process.execPath, [join(CLI, 'admin.js'), 'listar'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...server.where },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
});

// Only a server with the embedded database has the socket. With PostgreSQL, the command opens the database itself.
if (!onPostgres) {
  test('a terminal that leaves while the server answers takes nothing along', async () => {
    for (let n = 0; n < 10; n++) {
      const socket = connect(join(server.where.DATA_DIR, 'admin.sock')).on('error', () => undefined);
      socket.write(`${JSON.stringify({ argv: ['listar'], folder })}\n`);
      if (n % 2 === 0) await once(socket, 'data');
      socket.destroy();
      await once(socket, 'close');
    }
    expect(await signIn('super@aguaclara.mx')).toBe(200);
  });
}

test.each([
  'crear',
  'crear X',
  'crear X --usuario super@aguaclara.mx',
  'crear X --usuario x@x.mx --zona Marte/Olimpo',
  'desactivar Nadie',
  'restablecer nadie@x.mx',
  'volar',
  'listar --todo',
  'importar no-existe.jsonl',
  'exportar Bugambilia',
])('"%s" is refused in plain words', async (words) => {
  const { code, output } = await admin(server.where, ...words.split(' '));
  expect(code).toBe(1);
  expect(output).not.toMatch(/\bat .*\.js:/);
});

test('without a command it lists them all', async () => {
  expect(await admin(server.where)).toMatchObject({ code: 0, output: expect.stringContaining('crear <nombre>') });
});

test('a deactivated laundry is signed out at once with a message, others are not; activating it restores access', async () => {
  const inside = await server.signIn('super@bugambilia.mx');
  const another = await server.signIn('super@aguaclara.mx');
  expect((await admin(server.where, 'desactivar', 'bugambilia')).code).toBe(0);
  expect((await inside.get('/api/auth/authData')).status).toBe(401);
  expect((await another.get('/api/auth/authData')).status).toBe(200);
  const refusal = await server.anonymous.post('/api/auth/submit', {
    usuario: 'super@bugambilia.mx',
    password: 'lavanda123',
  });
  expect(refusal).toMatchObject({ status: 423, body: { detail: expect.stringContaining('desactivado') } });
  expect(await signIn('super@bugambilia.mx', 'otra')).toBe(403);
  expect((await admin(server.where, 'activar', 'Bugambilia')).code).toBe(0);
  expect(await signIn('super@bugambilia.mx')).toBe(200);
});

test('a password is set again by the link it prints', async () => {
  const token = tokenOf(await admin(server.where, 'restablecer', 'usuario2@aguaclara.mx'));
  expect((await server.anonymous.post('/api/auth/restablecer', { token, password: 'nueva-clave' })).status).toBe(200);
  expect(await signIn('usuario2@aguaclara.mx', 'nueva-clave')).toBe(200);
});

describe('export and import', () => {
  const snapshot = async (at: TestServer) => {
    const client = await at.signIn('super@bugambilia.mx');
    const today = await Promise.all(
      [
        '/api/ventas/?notasPorPagina=20',
        '/api/ventas/?resultSummary=1',
        '/api/servicios/all',
        '/api/clientes/',
        '/api/tenant/identidad',
        '/api/tenant/sucursales',
      ].map(async (path) => (await client.get(path)).body),
    );
    const { response } = (await client.get('/api/tenant/allUsersByTenant')).body;
    return { today, team: response.map((m: object) => ({ ...m, lastLogin: null })) };
  };

  const REGISTER = 'b7f3c1de-52f8-4b0f-9c56-7d2f0a9e4c11';
  /** Saves a new nota of the register `REGISTER`. @returns the nota's clave */
  const nextClave = async (at: TestServer) => {
    const client = await at.signIn('super@bugambilia.mx');
    const { results } = (await client.get('/api/ventas/?notasPorPagina=20')).body;
    const response = await client.post('/api/ventas/guardar', {
      usuario: results[0].usuario,
      fecha: results[0].fecha,
      articulos: [{ cantidad: 1, servicio: 'Arreglo', precio: 50, medida: 'flex' }],
      equipo: REGISTER,
    });
    return response.body.data.clave;
  };

  let other: TestServer;
  beforeAll(async () => {
    other = await startServer({ demo: false });
  });
  afterAll(() => other.close());

  /** Photos of the exported laundry's notas, in base64 by their address, to compare with those of the imported laundry. */
  const photos = new Map<string, string>();
  const photoAt = (at: TestServer, cookie: string, address: string, body?: Buffer) => {
    const headers = { cookie, ...(body && { 'content-type': 'image/jpeg' }) };
    return fetch(at.url + address, { method: body ? 'POST' : 'GET', headers, ...(body && { body: new Uint8Array(body) }) });
  };

  const base64Of = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('base64');

  test('an export is one laundry whole, for its owner alone to read', async () => {
    expect(await nextClave(server)).toBe('C1');
    const client = await server.signIn('super@bugambilia.mx');
    const { results } = (await client.get('/api/ventas/?notasPorPagina=20')).body;
    // One more row with a file than the export reads in a batch (20), so that the export needs a second batch.
    for (let i = 0; i < 21; i++) {
      const address = `/api/ventas/${results[i % 5]._id}/fotos/${randomUUID()}`;
      const background = { r: i * 10, g: 64, b: 96 };
      const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer();
      expect((await photoAt(server, client.cookie, address, jpeg)).status).toBe(200);
      photos.set(address, await base64Of(await photoAt(server, client.cookie, address)));
    }
    const lines = await admin(server.where, 'exportar', 'Bugambilia', 'bugambilia.jsonl');
    expect(lines).toMatchObject({ code: 0, output: expect.stringMatching(/Bugambilia: \d+ registros/) });
    const file = join(folder, 'bugambilia.jsonl');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).not.toContain('aguaclara.mx');
  });

  test('an import refuses broken, truncated and foreign files and writes nothing', async () => {
    const good = (await readFile(join(folder, 'bugambilia.jsonl'), 'utf8')).trim().split('\n');
    const [first = '', second = ''] = good;
    const foreign = second.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '00000000-0000-4000-8000-000000000000');
    const bad = {
      empty: '',
      texto: 'hola\n',
      short: good.slice(0, -10).join('\n'),
      endless: good.slice(0, -1).join('\n'),
      truncated: `${first}\n${second.slice(0, 40)}`,
      foreign: [first, foreign, ...good.slice(2)].join('\n'),
      tabla: [first, JSON.stringify({ tabla: 'migraciones', fila: {} }), ...good.slice(2)].join('\n'),
      version: [first.replace('001-tenants', '000-otra'), ...good.slice(1)].join('\n'),
    };
    for (const [name, text] of Object.entries(bad)) {
      await writeFile(join(folder, `${name}.jsonl`), text);
      expect([name, (await admin(other.where, 'importar', `${name}.jsonl`)).code]).toEqual([name, 1]);
    }
    expect((await admin(other.where, 'listar')).output).toContain('No hay lavanderías');
  });

  test('move a whole laundry, and nothing of others, to another database, even after refused files', async () => {
    expect(await admin(other.where, 'importar', 'bugambilia.jsonl')).toMatchObject({ code: 0 });
    expect(await snapshot(other)).toEqual(await snapshot(server));
    const { cookie } = await other.signIn('super@bugambilia.mx');
    expect(photos.size).toBe(21);
    for (const [address, jpeg] of photos) expect(await base64Of(await photoAt(other, cookie, address))).toBe(jpeg);
    expect((await admin(other.where, 'importar', 'bugambilia.jsonl')).output).toContain('ya está aquí');
    expect(await nextClave(other)).toBe('C2');
    const client = await other.signIn('usuario@bugambilia.mx');
    expect((await client.post('/api/clientes/guardar', { nombre: 'Nueva', apellido: 'Clienta' })).status).toBe(200);
  });
});

if (onPostgres) {
  test('PostgreSQL has its own backups', async () => {
    expect(await admin(server.where, 'respaldar', 'copia')).toMatchObject({
      code: 1,
      output: expect.stringContaining('pg_dump'),
    });
  });
} else {
  // These tests use another server than the tests above, because the first of them replaces its database with a backup.
  let restorable: TestServer;
  afterAll(() => restorable.close());

  test('a backup made while the server runs holds every acknowledged write and can be restored', async () => {
    restorable = await startServer();
    const client = await restorable.signIn('super@bugambilia.mx');
    const register = async (name: string) =>
      (await client.post('/api/clientes/guardar', { nombre: name, apellido: 'Respaldo' })).status;
    const searches = async (at: TestServer, name: string) =>
      (await (await at.signIn('super@bugambilia.mx')).post('/api/clientes/', { nombre: name })).body.clientes.length;
    expect(await register('Antes')).toBe(200);
    const [output, ...during] = await Promise.all([
      admin(restorable.where, 'respaldar', 'copia'),
      ...Array.from({ length: 20 }, (_, n) => register(`Durante${n}`)),
    ]);
    expect(output.code).toBe(0);
    expect(new Set(during)).toEqual(new Set([200]));
    expect(await register('Despues')).toBe(200);
    expect((await admin(restorable.where, 'respaldar', 'copia')).output).toContain('ya existe');
    await restorable.close();
    expect(await admin(restorable.where, 'restaurar', 'copia')).toMatchObject({
      code: 0,
      output: expect.stringContaining('pg.anterior-'),
    });
    expect((await admin(restorable.where, 'restaurar', 'nada')).output).toContain('no es un respaldo');
    restorable = await startServer({ where: restorable.where });
    expect([await searches(restorable, 'Antes Respaldo'), await searches(restorable, 'Despues Respaldo')]).toEqual([1, 0]);
  });

  test('a backup is restored while the server runs; a damaged one is rolled back', async () => {
    const register = async (name: string) => {
      const client = await restorable.signIn('super@bugambilia.mx');
      return (await client.post('/api/clientes/guardar', { nombre: name, apellido: 'Marcha' })).status;
    };
    const exists = async (name: string) => {
      const client = await restorable.signIn('super@bugambilia.mx');
      return (await client.post('/api/clientes/', { nombre: name })).body.clientes.length;
    };
    expect(await register('Antes')).toBe(200);
    expect((await admin(restorable.where, 'respaldar', 'marcha')).code).toBe(0);
    expect(await register('Despues')).toBe(200);

    await mkdir(join(folder, 'rota', 'pg'), { recursive: true });
    await writeFile(join(folder, 'rota', 'respaldo.json'), '{}');
    await writeFile(join(folder, 'rota', 'pg', 'PG_VERSION'), '17');
    expect(await admin(restorable.where, 'restaurar', 'rota')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Sigue la base que había'),
    });
    expect([await exists('Antes Marcha'), await exists('Despues Marcha')]).toEqual([1, 1]);

    expect(await admin(restorable.where, 'restaurar', 'marcha')).toMatchObject({
      code: 0,
      output: expect.stringContaining('pg.anterior-'),
    });
    expect([await exists('Antes Marcha'), await exists('Despues Marcha')]).toEqual([1, 0]);
    expect(await register('Despues de restaurar')).toBe(200);
  });

  test('commands also work with the server stopped, and only the owner reaches a running one', async () => {
    expect((await stat(join(server.where.DATA_DIR, 'admin.sock'))).mode & 0o077).toBe(0);
    await restorable.kill();
    expect((await admin(restorable.where, 'listar')).output).toContain('Agua Clara');
  });
}
