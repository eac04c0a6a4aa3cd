import { request } from 'node:http';

/** As long as the browser waits for an answer. */
const LIMITE_MS = 20_000;

/**
 * One call on a connection of its own. Resolves to status, parsed body and cookie; null when no whole answer came.
 * @param {{ puerto: number; cookie?: string }} quien
 * @returns {Promise<{ status: number; cuerpo: any; cookie: string | undefined } | null>}
 */
export function llamar({ puerto, cookie }, metodo, ruta, cuerpo) {
  const texto = cuerpo === undefined ? undefined : JSON.stringify(cuerpo);
  return new Promise((resolver) => {
    const peticion = request({
      host: '127.0.0.1',
      port: puerto,
      method: metodo,
      path: ruta,
      agent: false,
      signal: AbortSignal.timeout(LIMITE_MS),
      headers: {
        accept: 'application/json',
        connection: 'close',
        ...(cookie === undefined ? {} : { cookie }),
        ...(texto === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(texto) }),
      },
    });
    peticion.once('error', () => resolver(null));
    peticion.once('response', (respuesta) => {
      const trozos = [];
      respuesta.on('data', (trozo) => trozos.push(trozo));
      respuesta.once('error', () => resolver(null));
      respuesta.once('close', () => {
        if (!respuesta.complete) return resolver(null);
        const leido = leer(Buffer.concat(trozos).toString());
        const galleta = respuesta.headers['set-cookie']?.[0]?.split(';')[0];
        resolver(leido === undefined ? null : { status: respuesta.statusCode ?? 0, cuerpo: leido, cookie: galleta });
      });
    });
    peticion.end(texto);
  });
}

function leer(texto) {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
