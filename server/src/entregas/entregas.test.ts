import { createHash } from 'node:crypto';
import { archivosDe, type Cambios, compilacion } from '../test/compilacion.ts';
import { ordenar, pedirLlave } from '../test/ordenes.ts';
import { crearOtroOrigen } from '../test/otroOrigen.ts';
import { iniciarServidor, type Respuesta, type ServidorDePrueba } from '../test/servidor.ts';

const otroOrigen = crearOtroOrigen();
let servidor: ServidorDePrueba;
let llave: string;
beforeAll(async () => {
  await otroOrigen.abrir();
  servidor = await iniciarServidor({ env: { REMOTOS_ORIGENES: otroOrigen.url } });
  llave = await pedirLlave(servidor.donde, 'mfe-extra');
});
afterAll(async () => {
  await servidor.cerrar();
  otroOrigen.cerrar();
});

const sri = (texto = '') => `sha256-${createHash('sha256').update(texto).digest('base64')}`;

const con = (token: string) => ({ authorization: `Bearer ${token}` });
const llamar = (accion: string, cuerpo: object = {}, remoto = 'mfe-extra', token = llave): Promise<Respuesta> =>
  servidor.anonimo.post(`/api/entregas/${remoto}/${accion}`, cuerpo, con(token));
const publicar = (cambios: Cambios = {}, version = '1.0.0') => llamar('publicar', { version, archivos: compilacion(cambios) });
const promover = (version: string, alcance: object) => llamar('promover', { version, ...alcance });
const estado = async () => (await servidor.anonimo.get('/api/entregas/mfe-extra', con(llave))).cuerpo;

/** The version of the section that a user gets; undefined when they get none. */
async function versionDe(usuario?: string): Promise<string | undefined> {
  const cliente = usuario === undefined ? servidor.anonimo : await servidor.entrar(usuario);
  const { remotes } = (await cliente.get('/remotes.json')).cuerpo;
  return remotes.find(({ name }: { name: string }) => name === 'mfe-extra')?.version;
}

test('only the holder of a token of that section publishes it', async () => {
  const archivos = compilacion();
  const sin = await servidor.anonimo.post('/api/entregas/mfe-extra/publicar', { version: '1.0.0', archivos });
  expect(sin.status).toBe(401);
  const superusuario = await servidor.entrar('super@aguaclara.mx');
  expect((await superusuario.post('/api/entregas/mfe-extra/publicar', { version: '1.0.0', archivos })).status).toBe(401);
  expect((await llamar('publicar', { version: '1.0.0', archivos }, 'mfe-pos')).status).toBe(403);
  expect((await llamar('promover', { version: '1.0.0-00000000', todos: true }, 'mfe-pos')).status).toBe(403);
  expect((await llamar('regresar', {}, 'mfe-extra', `lav_${'x'.repeat(43)}`)).status).toBe(401);
});

test('a rollout: published for nobody, then a laundry, a share, all, and back; old files stay', async () => {
  const primera = (await publicar()).cuerpo;
  expect(primera).toEqual({ version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/), nueva: true });
  expect((await publicar()).cuerpo).toEqual({ version: primera.version, nueva: false });
  expect(await versionDe('super@aguaclara.mx')).toBeUndefined();
  const sinNadie = await estado();
  expect(sinNadie).toMatchObject({ estable: null, candidata: null, tenants: [], fallas: [] });
  expect(sinNadie.versiones).toMatchObject([{ version: primera.version, por: 'equipo' }]);
  expect((await promover(primera.version, { todos: true })).status).toBe(200);
  expect(await versionDe()).toBe(primera.version);

  const segunda = (await publicar({ codigo: 'let a = 2;' }, '1.1.0')).cuerpo;
  await promover(segunda.version, { tenant: 'Bugambilia' });
  expect([await versionDe('super@bugambilia.mx'), await versionDe('super@aguaclara.mx'), await versionDe()]).toEqual([
    segunda.version,
    primera.version,
    primera.version,
  ]);
  const parcial = (await promover(segunda.version, { porcentaje: 50 })).cuerpo;
  expect(parcial).toMatchObject({ estable: primera.version, candidata: segunda.version, porcentaje: 50 });
  expect(parcial.tenants).toEqual([{ id: expect.any(String), nombre: 'Bugambilia' }]);
  const suya = await versionDe('usuario@aguaclara.mx');
  expect([primera.version, segunda.version]).toContain(suya);
  expect(await versionDe('usuario@aguaclara.mx')).toBe(suya);

  await promover(segunda.version, { todos: true });
  expect([await versionDe(), await versionDe('usuario@aguaclara.mx')]).toEqual([segunda.version, segunda.version]);
  for (const [version, codigo] of [
    [primera.version, 'let a = 1;'],
    [segunda.version, 'let a = 2;'],
  ]) {
    const entrada = await servidor.anonimo.get(`/mf/mfe-extra/${version}/static/js/remoteEntry.js`);
    expect(entrada).toMatchObject({ status: 200, cuerpo: codigo });
    expect(entrada.headers.get('cache-control')).toContain('immutable');
  }

  const vuelta = await llamar('regresar');
  expect(vuelta.cuerpo).toMatchObject({ estable: primera.version, candidata: null });
  expect(await versionDe('super@bugambilia.mx')).toBe(primera.version);
  expect((await llamar('regresar')).status).toBe(409);
  const { historia } = await estado();
  expect(historia.map(({ quien, accion }: { quien: string; accion: string }) => `${quien} ${accion}`)).toEqual([
    'equipo regreso',
    'equipo estable',
    'equipo candidata',
    'equipo candidata',
    'equipo publicada',
    'equipo estable',
    'equipo publicada',
  ]);
});

test.each<[string, Cambios, RegExp]>([
  ['another section’s path', { segmento: 'ventas' }, /\/app\/ventas ya la dibuja mfe-ventas/],
  ['another contract', { contrato: 99 }, /contrato 99 .* tiene el 1/],
  [
    'a library the shell doesn’t give',
    { shared: [{ name: 'vue', requiredVersion: '^3.0.0' }] },
    /Espera vue del shell, que no lo da/,
  ],
  [
    'a version it doesn’t have',
    { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] },
    /Espera react \^18\.0\.0; el shell da 19/,
  ],
  ['no description', { sin: 'remoto.json' }, /Falta remoto\.json/],
  ['no manifest', { sin: 'mf-manifest.json' }, /Falta mf-manifest\.json/],
  ['no entry', { sin: 'static/js/remoteEntry.js' }, /Falta static\/js\/remoteEntry\.js/],
  ['a path that leaves the folder', { otros: { '../x.js': '' } }, /no se admite/],
  [
    'the name of another section’s link',
    { titulo: 'VENTAS', lugar: 'barra' },
    /En la barra ya hay un enlace "VENTAS": es de mfe-ventas/,
  ],
  [
    'a file that its list has and the build hasn’t',
    { otros: { 'archivos.json': JSON.stringify({ 'static/js/async/1.js': 'a'.repeat(64) }) } },
    /Falta static\/js\/async\/1\.js, que está en su archivos\.json/,
  ],
  [
    'a file that isn’t the one that was built',
    { otros: { 'archivos.json': JSON.stringify({ 'static/js/remoteEntry.js': 'a'.repeat(64) }) } },
    /remoteEntry\.js no es el que se construyó/,
  ],
  [
    'code that asks for a file that isn’t there',
    { codigo: `let s="sha256-${'A'.repeat(43)}=";` },
    /remoteEntry\.js pide un archivo que no está, o que cambió/,
  ],
  ['too many bytes', { otros: { 'a.bin': Array.from({ length: 120_000 }, Math.random).join('') } }, /Pesa .* el límite es/],
])('the gate refuses %s and says what clashes', async (_que, cambios, dicho) => {
  const { status, cuerpo } = await publicar({ codigo: 'let mala;', ...cambios }, '9.9.9');
  expect({ status, choques: cuerpo.choques }).toEqual({ status: 422, choques: [expect.stringMatching(dicho)] });
  const { versiones } = await estado();
  expect(versiones.filter(({ version }: { version: string }) => version.startsWith('9.9.9'))).toEqual([]);
});

test('a file that changes on its way is refused', async () => {
  const archivos = compilacion({ codigo: 'let camino;' }).map((archivo) => ({ ...archivo, sha256: 'b'.repeat(64) }));
  const { status, cuerpo } = await llamar('publicar', { version: '9.9.9', archivos });
  expect(status).toBe(422);
  expect(cuerpo.choques).toContain('mf-manifest.json no llegó como salió: su SHA-256 es otro.');
});

test('the composition says what each section is, what its files hash to, and what to fall back to', async () => {
  const deExtra = async (usuario?: string) => {
    const cliente = usuario === undefined ? servidor.anonimo : await servidor.entrar(usuario);
    const { remotes } = (await cliente.get('/remotes.json')).cuerpo;
    return remotes.find(({ name }: { name: string }) => name === 'mfe-extra');
  };
  const [una, otra] = [
    await publicar({ codigo: 'let c = 1;' }),
    await publicar({ codigo: 'let c = 2;', titulo: 'Extras', lugar: 'barra' }),
  ];
  await promover(una.cuerpo.version, { todos: true });
  await promover(otra.cuerpo.version, { tenant: 'Bugambilia' });
  const suya = await deExtra('super@bugambilia.mx');
  expect(suya).toMatchObject({
    version: otra.cuerpo.version,
    candidata: true,
    contrato: 1,
    secciones: ['extra'],
    enlaces: [{ segmento: 'extra', titulo: 'Extras', permiso: 'ventas', lugar: 'barra' }],
    integridad: sri(archivosDe({ codigo: 'let c = 2;' })['mf-manifest.json']),
    entrada: { integridad: sri('let c = 2;') },
    respaldo: { version: una.cuerpo.version, entrada: { integridad: sri('let c = 1;') } },
  });
  expect((await deExtra('super@aguaclara.mx')).version).toBe(una.cuerpo.version);
  await promover(otra.cuerpo.version, { todos: true });
  expect(await deExtra()).toMatchObject({
    version: otra.cuerpo.version,
    candidata: false,
    respaldo: { version: una.cuerpo.version },
  });
});

describe('a section that lives on another origin', () => {
  const registrar = (manifest = `${otroOrigen.url}/extra/mf-manifest.json`) =>
    llamar('registrar', { version: '3.0.0', manifest });
  const poner = (cambios: Cambios = {}) => otroOrigen.poner('/extra/', archivosDe({ codigo: 'let lejos = 1;', ...cambios }));

  test('is registered by its address, and what is kept of it is what its files hash to', async () => {
    poner();
    const { status, cuerpo } = await registrar();
    expect({ status, cuerpo }).toEqual({ status: 200, cuerpo: { version: expect.stringMatching(/^3\.0\.0-/), nueva: true } });
    await promover(cuerpo.version, { todos: true });
    const { remotes } = (await servidor.anonimo.get('/remotes.json')).cuerpo;
    expect(remotes.find(({ name }: { name: string }) => name === 'mfe-extra')).toMatchObject({
      manifest: `${otroOrigen.url}/extra/mf-manifest.json`,
      integridad: sri(archivosDe({})['mf-manifest.json']),
      entrada: { integridad: sri('let lejos = 1;') },
      respaldo: { manifest: expect.stringMatching(/^\/mf\/mfe-extra\//) },
    });
    const deFabrica = await servidor.anonimo.post(
      '/api/entregas/mfe-pos/retirar',
      {},
      con(await pedirLlave(servidor.donde, 'mfe-pos')),
    );
    expect(deFabrica.status).toBe(409);
    expect((await servidor.anonimo.get(`/mf/mfe-extra/${cuerpo.version}/static/js/remoteEntry.js`)).status).toBe(404);
    const pagina = await servidor.anonimo.get('/login', { accept: 'text/html' });
    const politica = pagina.headers.get('content-security-policy') ?? '';
    for (const parte of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(politica).toMatch(new RegExp(`${parte} [^;]*${otroOrigen.url}( |;|$)`));
    }
  });

  test('is taken from everybody, and promoted again', async () => {
    poner();
    const { version } = (await registrar()).cuerpo;
    await promover(version, { todos: true });
    expect((await llamar('retirar')).status).toBe(200);
    expect(await versionDe()).toBeUndefined();
    expect(await estado()).toMatchObject({
      estable: null,
      versiones: expect.arrayContaining([expect.objectContaining({ version })]),
    });
    await promover(version, { todos: true });
    expect(await versionDe()).toBe(version);
  });

  test.each<[string, () => string | undefined, RegExp]>([
    [
      'an origin that isn’t allowed',
      () => 'http://127.0.0.1:9/extra/mf-manifest.json',
      /127\.0\.0\.1:9 no está entre los permitidos/,
    ],
    ['what is no address', () => 'http://|!/mf-manifest.json', /no es una dirección/],
    ['one without its list of files', () => otroOrigen.quitar('/extra/archivos.json'), /archivos\.json respondió 404/],
    ['one that lacks a file', () => otroOrigen.quitar('/extra/remoto.json'), /remoto\.json respondió 404/],
    ['one that sends elsewhere', () => otroOrigen.desviar('/extra/remoto.json'), /remoto\.json no se pudo traer/],
    ['one that other pages can’t read', () => otroOrigen.cerrarA('/extra/mf-manifest.json'), /Access-Control-Allow-Origin/],
    ['one whose file is too big', () => otroOrigen.engordar('/extra/static/js/remoteEntry.js'), /pesa más de 4 MB/],
    ['one that clashes', () => poner({ segmento: 'ventas' }), /\/app\/ventas ya la dibuja mfe-ventas/],
  ])('is refused: %s', async (_que, romper, dicho) => {
    poner();
    const { status, cuerpo } = await registrar(romper());
    expect({ status, choques: cuerpo.choques }).toEqual({ status: 422, choques: [expect.stringMatching(dicho)] });
  });
});

test('a version that isn’t published, a laundry that doesn’t exist, and nobody at all are refused', async () => {
  const { version } = (await publicar()).cuerpo;
  expect((await promover('1.0.0-00000000', { todos: true })).status).toBe(404);
  expect((await promover(version, { tenant: 'Nadie' })).status).toBe(404);
  expect((await promover(version, {})).status).toBe(422);
});

test('too many failures of a candidate take it back from everybody; a few don’t', async () => {
  const estable = (await publicar()).cuerpo.version;
  await promover(estable, { todos: true });
  const mala = (await publicar({ codigo: 'throw 1;' }, '1.2.0')).cuerpo.version;
  await promover(mala, { porcentaje: 100 });
  const caja = await servidor.entrar('usuario@aguaclara.mx');
  const informar = (suceso: string) =>
    caja.post('/api/entregas/informe', { remoto: 'mfe-extra', version: mala, suceso, etapa: 'entrada' });
  for (const suceso of ['montada', 'fallida', 'fallida', 'fallida', 'fallida']) expect((await informar(suceso)).status).toBe(200);
  expect(await versionDe('usuario@aguaclara.mx')).toBe(mala);
  await informar('fallida');
  expect(await versionDe('usuario@aguaclara.mx')).toBe(estable);
  await caja.post('/api/entregas/informe', { remoto: 'shell', version: '0-00000000', suceso: 'fallida', etapa: 'registro' });
  const { historia, fallas } = await estado();
  const ultima = expect.any(String);
  expect(fallas).toEqual([
    { version: '0-00000000', etapa: 'registro', veces: 1, ultima },
    { version: mala, etapa: 'entrada', veces: 5, ultima },
  ]);
  expect(historia[0]).toMatchObject({
    quien: 'servidor',
    accion: 'retirada',
    detalle: expect.stringContaining('falló 5 de 6'),
  });
});

test('a token that was lost is withdrawn, and those of others go on', async () => {
  const perdida = await pedirLlave(servidor.donde, 'mfe-extra', 'Quien se fue');
  const conElla = () => servidor.anonimo.get('/api/entregas/mfe-extra', con(perdida));
  expect((await conElla()).status).toBe(200);
  expect(await ordenar(servidor.donde, 'llaves')).toMatch(/^\d{4}-\d{2}-\d{2} {2}mfe-extra {2}Quien se fue$/m);
  await expect(ordenar(servidor.donde, 'retirar-llave', 'mfe-pos', 'Quien se fue')).rejects.toThrow(
    'No hay llaves de mfe-pos para Quien se fue',
  );
  expect(await ordenar(servidor.donde, 'retirar-llave', 'mfe-extra', 'Quien se fue')).toContain('1');
  expect((await conElla()).status).toBe(401);
  expect(await ordenar(servidor.donde, 'llaves')).not.toContain('Quien se fue');
  expect((await servidor.anonimo.get('/api/entregas/mfe-extra', con(llave))).status).toBe(200);
});
