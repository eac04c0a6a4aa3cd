import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

interface Salida {
  codigo: number;
  dicho: string;
}

const enPostgres = Boolean(process.env.LAVANDA_TEST_DATABASE_URL);
let servidor: ServidorDePrueba;
let carpeta: string;
beforeAll(async () => {
  servidor = await iniciarServidor();
  carpeta = await mkdtemp(join(process.env.LAVANDA_TEST_CARPETA ?? '', 'admin-'));
});
afterAll(() => servidor.cerrar());

/** The command line on a server's database, running or not; paths start from the test's folder. */
async function admin(donde: ServidorDePrueba['donde'], ...argv: string[]): Promise<Salida> {
  const programa = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/admin.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', INIT_CWD: carpeta, PUBLIC_URL: 'https://app.lavanda.mx', ...donde };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [programa, ...argv], { env });
    return { codigo: 0, dicho: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { codigo: code, dicho: stdout + stderr };
  }
}

const entrar = async (usuario: string, password = 'lavanda123', en = servidor) =>
  (await en.anonimo.post('/api/auth/submit', { usuario, password })).status;
const tokenDe = ({ dicho }: Salida): string => /\/usuarios\/(?:verification|restablecer)\/([\w-]{43})/.exec(dicho)?.[1] ?? '';

test('a laundry is created while the server runs, and its first superuser activates and invites', async () => {
  const salida = await admin(servidor.donde, 'crear', 'La Espuma', '--usuario', 'Ana@Espuma.mx', '--sucursal', 'Centro');
  expect(salida).toMatchObject({ codigo: 0, dicho: expect.stringContaining('/usuarios/verification/') });
  const pagina = await servidor.anonimo.get(`/api/usuarios/confirmation/${tokenDe(salida)}`);
  expect(pagina.cuerpo).toMatchObject({ tenant: { nombre: 'La Espuma' }, usuario: 'ana@espuma.mx' });
  const cookie = pagina.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const forma = { nombre: 'Ana', apellidos: 'Ríos', password: 'espuma1', usuario: 'ana@espuma.mx' };
  expect((await servidor.anonimo.post('/api/usuarios/confirmation/submit', forma, { cookie })).status).toBe(200);
  const ana = await servidor.entrar('ana@espuma.mx', 'espuma1');
  const { usuario } = (await ana.get('/api/auth/authData')).cuerpo;
  expect(usuario).toMatchObject({ rol: 'superuser', nombre: 'Ana Ríos', sucursalData: { nombre_sucursal: 'Centro' } });
  expect(
    (await ana.post('/api/usuarios/guardar', { usuario: 'b@espuma.mx', idSucursal: usuario.idSucursal, rol: 'user' })).status,
  ).toBe(200);
  expect((await admin(servidor.donde, 'listar')).dicho).toMatch(/activa .*1 suc\. {2}2 usu\..*La Espuma/);
});

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
])('"%s" is refused in plain words', async (orden) => {
  const { codigo, dicho } = await admin(servidor.donde, ...orden.split(' '));
  expect(codigo).toBe(1);
  expect(dicho).not.toMatch(/\bat .*\.js:/);
});

test('without an order it says which there are', async () => {
  expect(await admin(servidor.donde)).toMatchObject({ codigo: 0, dicho: expect.stringContaining('crear <nombre>') });
});

test('a deactivated laundry is out at once and told so, another goes on; activated it comes back', async () => {
  const dentro = await servidor.entrar('super@bugambilia.mx');
  const otra = await servidor.entrar('super@aguaclara.mx');
  expect((await admin(servidor.donde, 'desactivar', 'bugambilia')).codigo).toBe(0);
  expect((await dentro.get('/api/auth/authData')).status).toBe(401);
  expect((await otra.get('/api/auth/authData')).status).toBe(200);
  const refusal = await servidor.anonimo.post('/api/auth/submit', { usuario: 'super@bugambilia.mx', password: 'lavanda123' });
  expect(refusal).toMatchObject({ status: 423, cuerpo: { detail: expect.stringContaining('desactivado') } });
  expect(await entrar('super@bugambilia.mx', 'otra')).toBe(403);
  expect((await admin(servidor.donde, 'activar', 'Bugambilia')).codigo).toBe(0);
  expect(await entrar('super@bugambilia.mx')).toBe(200);
});

test('a password is set again by the link it prints', async () => {
  const token = tokenDe(await admin(servidor.donde, 'restablecer', 'usuario2@aguaclara.mx'));
  expect((await servidor.anonimo.post('/api/auth/restablecer', { token, password: 'nueva-clave' })).status).toBe(200);
  expect(await entrar('usuario2@aguaclara.mx', 'nueva-clave')).toBe(200);
});

describe('export and import', () => {
  const retrato = async (en: ServidorDePrueba) => {
    const cliente = await en.entrar('super@bugambilia.mx');
    const hoy = await Promise.all(
      [
        '/api/ventas/?notasPorPagina=20',
        '/api/ventas/?resultSummary=1',
        '/api/servicios/all',
        '/api/clientes/',
        '/api/tenant/identidad',
        '/api/tenant/sucursales',
      ].map(async (ruta) => (await cliente.get(ruta)).cuerpo),
    );
    const { response } = (await cliente.get('/api/tenant/allUsersByTenant')).cuerpo;
    return { hoy, equipo: response.map((m: object) => ({ ...m, lastLogin: null })) };
  };

  let otro: ServidorDePrueba;
  beforeAll(async () => {
    otro = await iniciarServidor({ demo: false });
  });
  afterAll(() => otro.cerrar());

  test('an export is one laundry whole, for its owner alone to read', async () => {
    const lineas = await admin(servidor.donde, 'exportar', 'Bugambilia', 'bugambilia.jsonl');
    expect(lineas).toMatchObject({ codigo: 0, dicho: expect.stringMatching(/Bugambilia: \d+ registros/) });
    const archivo = join(carpeta, 'bugambilia.jsonl');
    expect((await stat(archivo)).mode & 0o077).toBe(0);
    expect(await readFile(archivo, 'utf8')).not.toContain('aguaclara.mx');
  });

  test('an import takes no broken, short or foreign file, and leaves nothing of it', async () => {
    const buenas = (await readFile(join(carpeta, 'bugambilia.jsonl'), 'utf8')).trim().split('\n');
    const [primera = '', segunda = ''] = buenas;
    const ajena = segunda.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '00000000-0000-4000-8000-000000000000');
    const malos = {
      vacio: '',
      texto: 'hola\n',
      corto: buenas.slice(0, -10).join('\n'),
      sinFin: buenas.slice(0, -1).join('\n'),
      cortado: `${primera}\n${segunda.slice(0, 40)}`,
      ajena: [primera, ajena, ...buenas.slice(2)].join('\n'),
      tabla: [primera, JSON.stringify({ tabla: 'migraciones', fila: {} }), ...buenas.slice(2)].join('\n'),
      version: [primera.replace('001-tenants', '000-otra'), ...buenas.slice(1)].join('\n'),
    };
    for (const [nombre, texto] of Object.entries(malos)) {
      await writeFile(join(carpeta, `${nombre}.jsonl`), texto);
      expect([nombre, (await admin(otro.donde, 'importar', `${nombre}.jsonl`)).codigo]).toEqual([nombre, 1]);
    }
    expect((await admin(otro.donde, 'listar')).dicho).toContain('No hay lavanderías');
  });

  test('carry one laundry whole to another database, which took bad files before, and nothing of others', async () => {
    expect(await admin(otro.donde, 'importar', 'bugambilia.jsonl')).toMatchObject({ codigo: 0 });
    expect(await retrato(otro)).toEqual(await retrato(servidor));
    expect((await admin(otro.donde, 'importar', 'bugambilia.jsonl')).dicho).toContain('ya está aquí');
    const cliente = await otro.entrar('usuario@bugambilia.mx');
    expect((await cliente.post('/api/clientes/guardar', { nombre: 'Nueva', apellido: 'Clienta' })).status).toBe(200);
  });
});

if (enPostgres) {
  test('PostgreSQL has its own backups', async () => {
    expect(await admin(servidor.donde, 'respaldar', 'copia')).toMatchObject({
      codigo: 1,
      dicho: expect.stringContaining('pg_dump'),
    });
  });
} else {
  // A database of its own: the first test stops its server and starts the restored one, which the next ones go on with.
  let propio: ServidorDePrueba;
  afterAll(() => propio.cerrar());

  test('a backup made while the server works holds all that was acknowledged before it, and can be restored', async () => {
    propio = await iniciarServidor();
    const cliente = await propio.entrar('super@bugambilia.mx');
    const registrar = async (nombre: string) =>
      (await cliente.post('/api/clientes/guardar', { nombre, apellido: 'Respaldo' })).status;
    const busca = async (en: ServidorDePrueba, nombre: string) =>
      (await (await en.entrar('super@bugambilia.mx')).post('/api/clientes/', { nombre })).cuerpo.clientes.length;
    expect(await registrar('Antes')).toBe(200);
    const [salida, ...durante] = await Promise.all([
      admin(propio.donde, 'respaldar', 'copia'),
      ...Array.from({ length: 20 }, (_, n) => registrar(`Durante${n}`)),
    ]);
    expect(salida.codigo).toBe(0);
    expect(new Set(durante)).toEqual(new Set([200]));
    expect(await registrar('Despues')).toBe(200);
    expect((await admin(propio.donde, 'respaldar', 'copia')).dicho).toContain('ya existe');
    await propio.cerrar();
    expect(await admin(propio.donde, 'restaurar', 'copia')).toMatchObject({
      codigo: 0,
      dicho: expect.stringContaining('pg.anterior-'),
    });
    expect((await admin(propio.donde, 'restaurar', 'nada')).dicho).toContain('no es un respaldo');
    propio = await iniciarServidor({ donde: propio.donde });
    expect([await busca(propio, 'Antes Respaldo'), await busca(propio, 'Despues Respaldo')]).toEqual([1, 0]);
  });

  test('a backup is restored while the server runs; one that is damaged is taken out again', async () => {
    const registrar = async (nombre: string) => {
      const cliente = await propio.entrar('super@bugambilia.mx');
      return (await cliente.post('/api/clientes/guardar', { nombre, apellido: 'Marcha' })).status;
    };
    const hay = async (nombre: string) => {
      const cliente = await propio.entrar('super@bugambilia.mx');
      return (await cliente.post('/api/clientes/', { nombre })).cuerpo.clientes.length;
    };
    expect(await registrar('Antes')).toBe(200);
    expect((await admin(propio.donde, 'respaldar', 'marcha')).codigo).toBe(0);
    expect(await registrar('Despues')).toBe(200);

    await mkdir(join(carpeta, 'rota', 'pg'), { recursive: true });
    await writeFile(join(carpeta, 'rota', 'respaldo.json'), '{}');
    await writeFile(join(carpeta, 'rota', 'pg', 'PG_VERSION'), '17');
    expect(await admin(propio.donde, 'restaurar', 'rota')).toMatchObject({
      codigo: 1,
      dicho: expect.stringContaining('Sigue la base que había'),
    });
    expect([await hay('Antes Marcha'), await hay('Despues Marcha')]).toEqual([1, 1]);

    expect(await admin(propio.donde, 'restaurar', 'marcha')).toMatchObject({
      codigo: 0,
      dicho: expect.stringContaining('pg.anterior-'),
    });
    expect([await hay('Antes Marcha'), await hay('Despues Marcha')]).toEqual([1, 0]);
    expect(await registrar('Despues de restaurar')).toBe(200);
  });

  test('orders also work with the server stopped, and only the owner reaches the running one', async () => {
    expect((await stat(join(servidor.donde.DATA_DIR, 'admin.sock'))).mode & 0o077).toBe(0);
    await propio.matar();
    expect((await admin(propio.donde, 'listar')).dicho).toContain('Agua Clara');
  });
}
