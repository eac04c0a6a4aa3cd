import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CARPETA = fileURLToPath(new URL('../../dist/spa', import.meta.url));

const TIPOS = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Serves the single application's build as the real server serves the shell's, with the API behind it. */
export async function iniciarSpa(api) {
  const servidor = createServer((peticion, respuesta) => {
    const { pathname } = new URL(peticion.url, api);
    const ajeno = extname(pathname) !== '' && !existsSync(join(CARPETA, pathname));
    if (pathname.startsWith('/api/') || ajeno) pasar(api, peticion, respuesta);
    else enviarArchivo(pathname, respuesta);
  }).listen(0, 'localhost');
  await once(servidor, 'listening');
  return {
    url: `http://localhost:${servidor.address().port}`,
    cerrar: async () => {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
}

function enviarArchivo(pathname, respuesta) {
  const propio = join(CARPETA, pathname);
  const archivo = existsSync(propio) && statSync(propio).isFile() ? propio : join(CARPETA, 'index.html');
  const comprimido = existsSync(`${archivo}.br`);
  respuesta.writeHead(200, {
    'content-type': TIPOS[extname(archivo)] ?? 'application/octet-stream',
    'cache-control': archivo.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(comprimido ? { 'content-encoding': 'br' } : {}),
  });
  respuesta.end(readFileSync(comprimido ? `${archivo}.br` : archivo));
}

function pasar(api, peticion, respuesta) {
  const destino = new URL(peticion.url, api);
  // The server takes a state-changing call only from its own origin.
  const headers = { ...peticion.headers, host: destino.host, ...(peticion.headers.origin ? { origin: destino.origin } : {}) };
  const ida = request(destino, { method: peticion.method, headers }, (vuelta) => {
    respuesta.writeHead(vuelta.statusCode ?? 502, vuelta.headers);
    vuelta.pipe(respuesta);
  });
  ida.on('error', () => respuesta.destroy());
  peticion.pipe(ida);
}
