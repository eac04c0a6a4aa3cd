import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Provider, startProvider } from '../testing/provider.ts';
import { fieldsOf } from '../testing/scenario.ts';
import { type CallResponse, type Client, launch, startServer, type TestServer } from '../testing/server.ts';

const KEY = 'AIzaSyServidor-0123456789_secreta';
const BROWSER = 'AIzaSyNavegador-0123456789_visible';
const ADVICE = 'escríbelo a mano y marca el lugar en el mapa.';

let provider: Provider;
let server: TestServer;
let client: Client;

/** Creates a minimal web build that has only the shell's page. @returns its folder */
async function createWebBuild(): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? tmpdir(), 'web-'));
  await mkdir(join(web, 'shell', 'dist'), { recursive: true });
  await writeFile(join(web, 'shell', 'dist', 'index.html'), '<title>Inicio de sesión</title>');
  return web;
}

async function policy(): Promise<string> {
  const { status, headers } = await server.anonymous.get('/login', { accept: 'text/html' });
  return status === 200 ? (headers.get('content-security-policy') ?? '') : `${status}`;
}

async function start(env: Record<string, string>): Promise<void> {
  provider = await startProvider();
  server = await startServer({
    env: {
      GEOCODER_URL: `${provider.url}/`,
      GOOGLE_PLACES_URL: provider.url,
      LOG_LEVEL: 'warn',
      WEB_DIR: await createWebBuild(),
      ...env,
    },
  });
  client = await server.signIn('usuario@aguaclara.mx');
}
async function finish(): Promise<void> {
  await server.close();
  await provider.close();
}
function last(): Provider['recordedCalls'][number] {
  const recordedCall = provider.recordedCalls.at(-1);
  if (!recordedCall) throw new Error('Nobody called');
  return recordedCall;
}

const search = (address: unknown, actor = client): Promise<CallResponse> => actor.post('/api/clientes/autocomplete', { address });
const coordinates = (id: unknown): Promise<CallResponse> => client.post('/api/clientes/autocompleteCoordenadas', { id });

/** Expects an answer the user can continue from, and one log warning with the reason and no private data. */
async function expectFailure(asked: Promise<CallResponse>, reason: string): Promise<void> {
  const before = server.log().length;
  const response = await asked;
  expect(response).toMatchObject({ status: 503, body: { status: 503, detail: expect.stringContaining(ADVICE) } });
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  // The log may arrive after the answer, because it comes through a pipe.
  while (server.log().length === before) await setTimeout(10);
  const lines = server.log().slice(before);
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 'warn', reason })]);
  expect(lines.join()).not.toContain(KEY);
}

const feature = (properties: object, coordinates = [-99.1634, 19.3712]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});

describe('without a key: a Photon-compatible geocoder', () => {
  beforeAll(() => start({ TILE_URL: 'http://mosaicos.lan:8080/{z}/{x}/{y}.png', TILE_ATTRIBUTION: 'De prueba' }));
  afterAll(finish);

  it('finds places near Mexico City, described as an address is written, with coordinates as their id', async () => {
    provider.respond = () => [
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
    const response = await search(' av. universidad & 1200 ');
    expect([response.status, response.body]).toEqual([
      200,
      {
        results: [
          ['Lavandería Sol, Avenida Universidad 1200, Narvarte Poniente, 03020 Ciudad de México', 'geo:19.3712,-99.1634'],
          ['Avenida Universidad, 3020 Ciudad de México', 'geo:19.35,-99.17'],
        ],
      },
    ]);
    const { url } = last();
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/api',
      expect.objectContaining({ q: 'av. universidad & 1200', lang: 'default', lat: '19.4326', lon: '-99.1332' }),
    ]);
  });

  it('gives a found place its coordinates without asking again', async () => {
    const before = provider.recordedCalls.length;
    expect((await coordinates('geo:19.3712,-99.1634')).body).toEqual({ lat: 19.3712, lon: -99.1634 });
    expect(provider.recordedCalls.length).toBe(before);
  });

  it.each(['geo:91,0', 'geo:0,181', 'geo:,', 'geo:1e1,2', 'ChIJ5YQQf1GHhYARPKG7WLIaOko', '../../etc/passwd', 'geo:1,2 '])(
    'refuses the id %s',
    async (id) => {
      const response = await coordinates(id);
      expect([response.status, fieldsOf(response)]).toEqual([422, ['id']]);
    },
  );

  it('answers nothing found with an empty list', async () => {
    provider.respond = () => [200, { type: 'FeatureCollection', features: [] }];
    expect((await search('xyzzy')).body).toEqual({ results: [] });
  });

  it.each([
    ['too many calls', 429, { message: 'Too many requests' }, 'cuota'],
    ['a ban', 403, '<html>403 Forbidden</html>', 'cuota'],
    ['a bad parameter', 400, { message: 'Language is not supported. Supported are: default, de, en, fr' }, 'estado'],
    ['a broken server', 502, '<html>502 Bad Gateway</html>', 'estado'],
    ['a page instead of JSON', 200, '<html>Bienvenido</html>', 'respuesta'],
    ['other JSON', 200, { results: [] }, 'respuesta'],
    ['half an answer', 200, '{"type":"FeatureCollection","features":[', 'respuesta'],
    ['2 MB', 200, { type: 'FeatureCollection', features: [], filler: 'x'.repeat(2_000_000) }, 'respuesta'],
  ])('%s is a 503 that says what to do', async (_name, status, body, reason) => {
    provider.respond = () => [status, body];
    await expectFailure(search('universidad'), reason);
  });

  it('a connection cut, a redirection and a server that never ends are 503 too', async () => {
    provider.respond = (_call, response) => void response.destroy();
    await expectFailure(search('universidad'), 'red');
    provider.respond = (_call, response) => void response.writeHead(302, { location: '/otro' }).end();
    await expectFailure(search('universidad'), 'red');
    provider.respond = (_call, response) => void response.writeHead(200).write('{"type":');
    await expectFailure(search('universidad'), 'tiempo');
  });

  it('tells the browser to draw tiles, and lets it load them', async () => {
    expect((await client.get('/api/mapas/configuracion')).body).toEqual({
      proveedor: 'osm',
      mosaicos: 'http://mosaicos.lan:8080/{z}/{x}/{y}.png',
      atribucion: 'De prueba',
    });
    const allowed = await policy();
    expect(allowed).toContain("img-src 'self' data: blob: https: http://mosaicos.lan:8080;");
    expect(allowed).not.toContain('google');
  });

  it('is for who has a session; a wrong address is named', async () => {
    const { anonymous } = server;
    expect((await anonymous.get('/api/mapas/configuracion')).status).toBe(401);
    expect((await search('universidad', anonymous)).status).toBe(401);
    for (const address of [undefined, '', 7, 'x'.repeat(201)]) {
      const response = await search(address);
      expect([response.status, fieldsOf(response)]).toEqual([400, ['address']]);
    }
  });

  it('asks at most 60 times a minute for one person', async () => {
    provider.respond = () => [200, { type: 'FeatureCollection', features: [] }];
    const another = await server.signIn('usuario2@aguaclara.mx');
    const before = provider.recordedCalls.length;
    const statuses = (await Promise.all(Array.from({ length: 70 }, () => search('universidad', another)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((state) => state === 200).length).toBe(60);
    expect(statuses.filter((state) => state === 429).length).toBe(10);
    expect(provider.recordedCalls.length - before).toBe(60);
    expect((await search('universidad')).status).toBe(200);
  });
});

const place = (placeId: string, text: string) => ({
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
    message: `Refused for consumer 'api_key:${KEY}'.`,
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
  beforeAll(() => start({ GOOGLE_MAPS_API_KEY: KEY, GOOGLE_MAPS_BROWSER_KEY: BROWSER }));
  afterAll(finish);

  it('finds places of Mexico in Spanish, then the location alone, as one search', async () => {
    provider.respond = () => [
      200,
      {
        suggestions: [place(id, 'Av. Universidad 1200, CDMX, México'), { queryPrediction: { text: { text: 'universidades' } } }],
      },
    ];
    expect((await search('univ')).body).toEqual({ results: [['Av. Universidad 1200, CDMX, México', id]] });
    const first = last();
    expect([first.metodo, first.url.pathname, first.headers['x-goog-api-key']]).toEqual(['POST', '/v1/places:autocomplete', KEY]);
    const asked = JSON.parse(first.body);
    expect(asked).toMatchObject({ input: 'univ', languageCode: 'es', includedRegionCodes: ['mx'] });
    await search('universidad');
    expect(JSON.parse(last().body).sessionToken).toBe(asked.sessionToken);

    provider.respond = () => [200, { location: { latitude: 19.3712, longitude: -99.1634 } }];
    expect((await coordinates(id)).body).toEqual({ lat: 19.3712, lon: -99.1634 });
    const { metodo: method, url, headers } = last();
    expect([method, url.pathname, url.searchParams.get('sessionToken'), headers['x-goog-fieldmask']]).toEqual([
      'GET',
      `/v1/places/${id}`,
      asked.sessionToken,
      'location',
    ]);
    provider.respond = () => [200, {}];
    expect((await search('nada')).body).toEqual({ results: [] });
    expect(JSON.parse(last().body).sessionToken).not.toBe(asked.sessionToken);
  });

  it.each([
    ['a wrong key', 400, errorGoogle(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID'), 'clave'],
    ['a service that is off', 403, errorGoogle(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'), 'clave'],
    ['an exhausted quota', 429, errorGoogle(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'cuota'],
    ['a quota refused as 403', 403, errorGoogle(403, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'cuota'],
    ['a failure', 503, errorGoogle(503, 'UNAVAILABLE', 'X'), 'estado'],
    ['a page', 500, '<html>Error 500</html>', 'estado'],
    ['other JSON', 200, { suggestions: 'x' }, 'respuesta'],
  ])('%s is a 503 in both calls, and the key is nowhere', async (_name, status, body, reason) => {
    provider.respond = () => [status, body];
    await expectFailure(search('universidad'), reason);
    await expectFailure(coordinates(id), reason);
  });

  it('a place that is gone, and an id that never was one, name the id', async () => {
    provider.respond = () => [404, { error: { code: 404, message: 'The Place ID is no longer valid.', status: 'NOT_FOUND' } }];
    for (const other of [id, 'geo:19,-99', '../../v1/otro', 'x?key=1', '..']) {
      const response = await coordinates(other);
      expect([response.status, fieldsOf(response)]).toEqual([422, ['id']]);
    }
    expect(provider.recordedCalls.some(({ url }) => url.pathname.includes('otro'))).toBe(false);
  });

  it('gives the browser its own key and a policy that lets Google’s map in', async () => {
    expect((await client.get('/api/mapas/configuracion')).body).toEqual({ proveedor: 'google', clave: BROWSER });
    const allowed = await policy();
    expect(allowed).toContain('https://maps.googleapis.com');
  });
});

it('without a key and a geocoder that the operator chose, no typed address leaves the server', async () => {
  await start({ GEOCODER_URL: '' });
  expect((await client.get('/api/mapas/configuracion')).body).toMatchObject({ proveedor: 'osm', busqueda: false });
  expect((await search('av. universidad 1200')).body).toEqual({ results: [] });
  const place = await coordinates('geo:19.3712,-99.1634');
  expect([place.status, fieldsOf(place)]).toEqual([422, ['id']]);
  expect(server.log().join()).not.toContain('geocoder');
  expect(provider.recordedCalls).toEqual([]);
  await finish();
});

it('one key alone is the browser’s too', async () => {
  await start({ GOOGLE_MAPS_API_KEY: KEY });
  expect((await client.get('/api/mapas/configuracion')).body).toEqual({ proveedor: 'google', clave: KEY });
  expect(await policy()).toContain('https://maps.googleapis.com');
  await finish();
});

it('a browser’s key without the server’s leaves the keyless map and the strict policy', async () => {
  await start({ GOOGLE_MAPS_BROWSER_KEY: BROWSER });
  expect((await client.get('/api/mapas/configuracion')).body.proveedor).toBe('osm');
  const allowed = await policy();
  expect(allowed).toContain("script-src 'self';");
  expect(allowed).not.toContain('google');
  await finish();
});

it.each([
  ['GEOCODER_URL', 'photon.komoot.io'],
  ['GOOGLE_PLACES_URL', 'https://x/?a=1'],
  ['PUBLIC_URL', 'ftp://x'],
  ['TILE_URL', 'https://x/{z}/{x}.png'],
  ['TILE_URL', "https://x; script-src 'unsafe-inline'/{z}/{x}/{y}"],
  ['GOOGLE_MAPS_API_KEY', 'una clave'],
  ['GOOGLE_MAPS_BROWSER_KEY', '<script>'],
])('a wrong %s stops the start with its name', async (name, value) => {
  await expect(launch({ [name]: value })).rejects.toThrow(name);
});
