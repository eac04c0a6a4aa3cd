import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { camposDe } from '../test/escenario.ts';
import { iniciarProveedor, type Proveedor } from '../test/proveedor.ts';
import { type Cliente, iniciarServidor, lanzar, type Respuesta, type ServidorDePrueba } from '../test/servidor.ts';

const CLAVE = 'AIzaSyServidor-0123456789_secreta';
const NAVEGADOR = 'AIzaSyNavegador-0123456789_visible';
const AVISO = 'escríbelo a mano y marca el lugar en el mapa.';

let proveedor: Proveedor;
let servidor: ServidorDePrueba;
let cliente: Cliente;

/** A build as small as it gets: the shell's page. */
async function construccion(): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_CARPETA ?? tmpdir(), 'web-'));
  await mkdir(join(web, 'shell', 'dist'), { recursive: true });
  await writeFile(join(web, 'shell', 'dist', 'index.html'), '<title>Inicio de sesión</title>');
  return web;
}

/** Content security policy of the page. */
async function politica(): Promise<string> {
  const { status, headers } = await servidor.anonimo.get('/login', { accept: 'text/html' });
  return status === 200 ? (headers.get('content-security-policy') ?? '') : `${status}`;
}

async function iniciar(env: Record<string, string>): Promise<void> {
  proveedor = await iniciarProveedor();
  servidor = await iniciarServidor({
    env: {
      GEOCODER_URL: `${proveedor.url}/`,
      GOOGLE_PLACES_URL: proveedor.url,
      LOG_LEVEL: 'warn',
      WEB_DIR: await construccion(),
      ...env,
    },
  });
  cliente = await servidor.entrar('usuario@aguaclara.mx');
}
async function terminar(): Promise<void> {
  await servidor.cerrar();
  await proveedor.cerrar();
}
/** The last call the provider received. */
function ultimo(): Proveedor['llamados'][number] {
  const llamado = proveedor.llamados.at(-1);
  if (!llamado) throw new Error('Nobody called');
  return llamado;
}

const buscar = (address: unknown, quien = cliente): Promise<Respuesta> => quien.post('/api/clientes/autocomplete', { address });
const coordenadas = (id: unknown): Promise<Respuesta> => cliente.post('/api/clientes/autocompleteCoordenadas', { id });

/** A refusal the user can work on with, and one warning in the log that says why and repeats nothing. */
async function esperarFalla(pedido: Promise<Respuesta>, motivo: string): Promise<void> {
  const antes = servidor.dicho().length;
  const respuesta = await pedido;
  expect(respuesta).toMatchObject({ status: 503, cuerpo: { status: 503, detail: expect.stringContaining(AVISO) } });
  expect(respuesta.headers.get('content-type')).toContain('application/problem+json');
  // Its log comes by another pipe than its answer.
  while (servidor.dicho().length === antes) await setTimeout(10);
  const lineas = servidor.dicho().slice(antes);
  expect(lineas.map((linea) => JSON.parse(linea))).toEqual([expect.objectContaining({ level: 'warn', motivo })]);
  expect(lineas.join()).not.toContain(CLAVE);
}

const feature = (properties: object, coordinates = [-99.1634, 19.3712]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});

describe('without a key: a Photon-compatible geocoder', () => {
  beforeAll(() => iniciar({ TILE_URL: 'http://mosaicos.lan:8080/{z}/{x}/{y}.png', TILE_ATTRIBUTION: 'De prueba' }));
  afterAll(terminar);

  it('finds places near Mexico City, described as an address is written, with coordinates as their id', async () => {
    proveedor.responder = () => [
      200,
      {
        type: 'FeatureCollection',
        features: [
          feature({
            osm_type: 'N',
            osm_id: 240109189,
            osm_key: 'shop',
            osm_value: 'laundry',
            name: 'Lavandería Sol',
            street: 'Avenida Universidad',
            housenumber: '1200',
            district: 'Narvarte Poniente',
            postcode: '03020',
            city: 'Ciudad de México',
            state: 'Ciudad de México',
            country: 'México',
            countrycode: 'MX',
          }),
          feature({ name: 'Avenida Universidad', postcode: 3020, city: 'Ciudad de México' }, [-99.17, 19.35, 2240]),
          feature({ name: 'Avenida Universidad', postcode: 3020, city: 'Ciudad de México' }, [-99.18, 19.34]),
          feature({}, [1, 2]),
          feature({ name: 'Fuera del mundo' }, [-99, 190]),
          { type: 'Feature', geometry: null },
        ],
      },
    ];
    const respuesta = await buscar(' av. universidad & 1200 ');
    expect([respuesta.status, respuesta.cuerpo]).toEqual([
      200,
      {
        results: [
          ['Lavandería Sol, Avenida Universidad 1200, Narvarte Poniente, 03020 Ciudad de México', 'geo:19.3712,-99.1634'],
          ['Avenida Universidad, 3020 Ciudad de México', 'geo:19.35,-99.17'],
        ],
      },
    ]);
    const { url } = ultimo();
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/api',
      expect.objectContaining({ q: 'av. universidad & 1200', lang: 'default', lat: '19.4326', lon: '-99.1332' }),
    ]);
  });

  it('gives a found place its coordinates without asking again', async () => {
    const antes = proveedor.llamados.length;
    expect((await coordenadas('geo:19.3712,-99.1634')).cuerpo).toEqual({ lat: 19.3712, lon: -99.1634 });
    expect(proveedor.llamados.length).toBe(antes);
  });

  it.each(['geo:91,0', 'geo:0,181', 'geo:,', 'geo:1e1,2', 'ChIJ5YQQf1GHhYARPKG7WLIaOko', '../../etc/passwd', 'geo:1,2 '])(
    'refuses the id %s',
    async (id) => {
      const respuesta = await coordenadas(id);
      expect([respuesta.status, camposDe(respuesta)]).toEqual([422, ['id']]);
    },
  );

  it('answers nothing found with an empty list', async () => {
    proveedor.responder = () => [200, { type: 'FeatureCollection', features: [] }];
    expect((await buscar('xyzzy')).cuerpo).toEqual({ results: [] });
  });

  it.each([
    ['too many calls', 429, { message: 'Too many requests' }, 'cuota'],
    ['a ban', 403, '<html>403 Forbidden</html>', 'cuota'],
    ['a bad parameter', 400, { message: 'Language is not supported. Supported are: default, de, en, fr' }, 'estado'],
    ['a broken server', 502, '<html>502 Bad Gateway</html>', 'estado'],
    ['a page instead of JSON', 200, '<html>Bienvenido</html>', 'respuesta'],
    ['other JSON', 200, { results: [] }, 'respuesta'],
    ['half an answer', 200, '{"type":"FeatureCollection","features":[', 'respuesta'],
    ['2 MB', 200, { type: 'FeatureCollection', features: [], relleno: 'x'.repeat(2_000_000) }, 'respuesta'],
  ])('%s is a 503 that says what to do', async (_nombre, estado, cuerpo, motivo) => {
    proveedor.responder = () => [estado, cuerpo];
    await esperarFalla(buscar('universidad'), motivo);
  });

  it('a connection cut, a redirection and a server that never ends are 503 too', async () => {
    proveedor.responder = (_llamado, respuesta) => void respuesta.destroy();
    await esperarFalla(buscar('universidad'), 'red');
    proveedor.responder = (_llamado, respuesta) => void respuesta.writeHead(302, { location: '/otro' }).end();
    await esperarFalla(buscar('universidad'), 'red');
    proveedor.responder = (_llamado, respuesta) => void respuesta.writeHead(200).write('{"type":');
    await esperarFalla(buscar('universidad'), 'tiempo');
  });

  it('tells the browser to draw tiles, and lets it load them', async () => {
    expect((await cliente.get('/api/mapas/configuracion')).cuerpo).toEqual({
      proveedor: 'osm',
      mosaicos: 'http://mosaicos.lan:8080/{z}/{x}/{y}.png',
      atribucion: 'De prueba',
    });
    const permitido = await politica();
    expect(permitido).toContain("img-src 'self' data: blob: https: http://mosaicos.lan:8080;");
    expect(permitido).not.toContain('google');
  });

  it('is for who has a session; a wrong address is named', async () => {
    const { anonimo } = servidor;
    expect((await anonimo.get('/api/mapas/configuracion')).status).toBe(401);
    expect((await buscar('universidad', anonimo)).status).toBe(401);
    for (const direccion of [undefined, '', 7, 'x'.repeat(201)]) {
      const respuesta = await buscar(direccion);
      expect([respuesta.status, camposDe(respuesta)]).toEqual([400, ['address']]);
    }
  });

  it('asks at most 60 times a minute for one person', async () => {
    proveedor.responder = () => [200, { type: 'FeatureCollection', features: [] }];
    const otra = await servidor.entrar('usuario2@aguaclara.mx');
    const antes = proveedor.llamados.length;
    const estados = (await Promise.all(Array.from({ length: 70 }, () => buscar('universidad', otra)))).map(
      ({ status }) => status,
    );
    expect(estados.filter((estado) => estado === 200).length).toBe(60);
    expect(estados.filter((estado) => estado === 429).length).toBe(10);
    expect(proveedor.llamados.length - antes).toBe(60);
    expect((await buscar('universidad')).status).toBe(200);
  });
});

const lugar = (placeId: string, text: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text, matches: [{ endOffset: 6 }] },
    structuredFormat: { mainText: { text, matches: [{ endOffset: 6 }] }, secondaryText: { text: 'CDMX, México' } },
    types: ['route', 'geocode'],
  },
});
const errorGoogle = (code: number, status: string, reason: string) => ({
  error: {
    code,
    message: `Refused for consumer 'api_key:${CLAVE}'.`,
    status,
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason,
        domain: 'googleapis.com',
        metadata: { service: 'places.googleapis.com', consumer: 'projects/123' },
      },
    ],
  },
});

describe('with keys: Google', () => {
  const id = 'ChIJB2v7mHn_0YUR6Vfz2K1mXpA';
  beforeAll(() => iniciar({ GOOGLE_MAPS_API_KEY: CLAVE, GOOGLE_MAPS_BROWSER_KEY: NAVEGADOR }));
  afterAll(terminar);

  it('finds places of Mexico in Spanish, then the location alone, as one search', async () => {
    proveedor.responder = () => [
      200,
      {
        suggestions: [lugar(id, 'Av. Universidad 1200, CDMX, México'), { queryPrediction: { text: { text: 'universidades' } } }],
      },
    ];
    expect((await buscar('univ')).cuerpo).toEqual({ results: [['Av. Universidad 1200, CDMX, México', id]] });
    const primera = ultimo();
    expect([primera.metodo, primera.url.pathname, primera.cabeceras['x-goog-api-key']]).toEqual([
      'POST',
      '/v1/places:autocomplete',
      CLAVE,
    ]);
    const pedido = JSON.parse(primera.cuerpo);
    expect(pedido).toMatchObject({ input: 'univ', languageCode: 'es', includedRegionCodes: ['mx'] });
    await buscar('universidad');
    expect(JSON.parse(ultimo().cuerpo).sessionToken).toBe(pedido.sessionToken);

    proveedor.responder = () => [200, { location: { latitude: 19.3712, longitude: -99.1634 } }];
    expect((await coordenadas(id)).cuerpo).toEqual({ lat: 19.3712, lon: -99.1634 });
    const { metodo, url, cabeceras } = ultimo();
    expect([metodo, url.pathname, url.searchParams.get('sessionToken'), cabeceras['x-goog-fieldmask']]).toEqual([
      'GET',
      `/v1/places/${id}`,
      pedido.sessionToken,
      'location',
    ]);
    proveedor.responder = () => [200, {}];
    expect((await buscar('nada')).cuerpo).toEqual({ results: [] });
    expect(JSON.parse(ultimo().cuerpo).sessionToken).not.toBe(pedido.sessionToken);
  });

  it.each([
    ['a wrong key', 400, errorGoogle(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID'), 'clave'],
    ['a service that is off', 403, errorGoogle(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'), 'clave'],
    ['an exhausted quota', 429, errorGoogle(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'cuota'],
    ['a quota refused as 403', 403, errorGoogle(403, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'cuota'],
    ['a failure', 503, errorGoogle(503, 'UNAVAILABLE', 'X'), 'estado'],
    ['a page', 500, '<html>Error 500</html>', 'estado'],
    ['other JSON', 200, { suggestions: 'x' }, 'respuesta'],
  ])('%s is a 503 in both calls, and the key is nowhere', async (_nombre, estado, cuerpo, motivo) => {
    proveedor.responder = () => [estado, cuerpo];
    await esperarFalla(buscar('universidad'), motivo);
    await esperarFalla(coordenadas(id), motivo);
  });

  it('a place that is gone, and an id that never was one, name the id', async () => {
    proveedor.responder = () => [404, { error: { code: 404, message: 'The Place ID is no longer valid.', status: 'NOT_FOUND' } }];
    for (const otro of [id, 'geo:19,-99', '../../v1/otro', 'x?key=1', '..']) {
      const respuesta = await coordenadas(otro);
      expect([respuesta.status, camposDe(respuesta)]).toEqual([422, ['id']]);
    }
    expect(proveedor.llamados.some(({ url }) => url.pathname.includes('otro'))).toBe(false);
  });

  it('gives the browser its own key and a policy that lets Google’s map in', async () => {
    expect((await cliente.get('/api/mapas/configuracion')).cuerpo).toEqual({ proveedor: 'google', clave: NAVEGADOR });
    const permitido = await politica();
    expect(permitido).toContain('https://maps.googleapis.com');
  });
});

it('one key alone is the browser’s too', async () => {
  await iniciar({ GOOGLE_MAPS_API_KEY: CLAVE });
  expect((await cliente.get('/api/mapas/configuracion')).cuerpo).toEqual({ proveedor: 'google', clave: CLAVE });
  expect(await politica()).toContain('https://maps.googleapis.com');
  await terminar();
});

it('a browser’s key without the server’s leaves the keyless map and the strict policy', async () => {
  await iniciar({ GOOGLE_MAPS_BROWSER_KEY: NAVEGADOR });
  expect((await cliente.get('/api/mapas/configuracion')).cuerpo.proveedor).toBe('osm');
  const permitido = await politica();
  expect(permitido).toContain("script-src 'self';");
  expect(permitido).not.toContain('google');
  await terminar();
});

it.each([
  ['GEOCODER_URL', 'photon.komoot.io'],
  ['GOOGLE_PLACES_URL', 'https://x/?a=1'],
  ['PUBLIC_URL', 'ftp://x'],
  ['TILE_URL', 'https://x/{z}/{x}.png'],
  ['TILE_URL', "https://x; script-src 'unsafe-inline'/{z}/{x}/{y}"],
  ['GOOGLE_MAPS_API_KEY', 'una clave'],
  ['GOOGLE_MAPS_BROWSER_KEY', '<script>'],
])('a wrong %s stops the start with its name', async (nombre, valor) => {
  await expect(lanzar({ [nombre]: valor })).rejects.toThrow(nombre);
});
