import { get, type IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { crearCliente } from '../test/cliente.ts';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

let servidor: ServidorDePrueba;
let cookie: string;
beforeAll(async () => {
  servidor = await iniciarServidor();
  const { headers } = await crearCliente(servidor.url, '').post('/api/auth/submit', {
    usuario: 'super@aguaclara.mx',
    password: 'lavanda123',
  });
  cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => servidor.cerrar());

/** As it travels: `fetch` would undo it. */
async function pedir(ruta: string, acepta?: string) {
  const headers = { cookie, ...(acepta === undefined ? {} : { 'accept-encoding': acepta }) };
  const respuesta = await new Promise<IncomingMessage>((listo, fallo) => {
    get(`${servidor.url}${ruta}`, { headers }, listo).once('error', fallo);
  });
  return { respuesta, cuerpo: new Uint8Array(await arrayBuffer(respuesta)) };
}

const texto = (cuerpo: Uint8Array) => new TextDecoder().decode(cuerpo);

const LISTA = '/api/ventas/?notasPorPagina=20';

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
])('a list travels in %s for who takes %p, the same and several times smaller', async (codificacion, acepta, abrir) => {
  for (const ruta of [LISTA, '/api/ventas/?notasPorPagina=-1', '/api/ventas/?resultSummary=1', '/api/servicios/all']) {
    const plana = await pedir(ruta);
    expect(plana.respuesta.headers['content-encoding']).toBeUndefined();
    const { respuesta, cuerpo } = await pedir(ruta, acepta);
    expect(respuesta.headers).toMatchObject({
      'content-encoding': codificacion,
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(abrir(cuerpo).toString())).toEqual(JSON.parse(texto(plana.cuerpo)));
    expect(cuerpo.length).toBeLessThan(plana.cuerpo.length / 2);
  }
});

it('what is short, refused, a file or an image goes as it is', async () => {
  const acepta = 'gzip, br';
  const [nota] = JSON.parse(texto((await pedir(LISTA)).cuerpo)).results;
  for (const ruta of [
    '/api/salud',
    '/api/ventas/?pagina=x',
    '/api/ventas/exportar?formato=csv',
    '/api/ventas/exportar?formato=xlsx',
    `/api/ventas/${nota._id}/imageGenerator`,
  ])
    expect([ruta, (await pedir(ruta, acepta)).respuesta.headers['content-encoding']]).toEqual([ruta, undefined]);
  for (const rechazo of ['identity', 'gzip;q=0, br;q=0', 'zstd'])
    expect([rechazo, (await pedir(LISTA, rechazo)).respuesta.headers['content-encoding']]).toEqual([rechazo, undefined]);
});

it('a ticket’s page is compressed too', async () => {
  const [nota] = JSON.parse(texto((await pedir(LISTA)).cuerpo)).results;
  const { respuesta, cuerpo } = await pedir(`/api/ventas/${nota._id}/ticket`, 'br');
  expect(respuesta.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(cuerpo).toString()).toContain('<!doctype html>');
});
