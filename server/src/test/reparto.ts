import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A load balancer: each request to the next server; one that doesn't answer is a 502, and it is asked again in its turn. */
export class Reparto {
  readonly #servidor: Server;
  #turno = 0;

  constructor(urls: readonly string[]) {
    this.#servidor = createServer((peticion, respuesta) => {
      const url = urls[this.#turno++ % urls.length] ?? '';
      const alla = request(
        url + (peticion.url ?? '/'),
        { method: peticion.method ?? 'GET', headers: peticion.headers, agent: false },
        (dicho) => {
          respuesta.writeHead(dicho.statusCode ?? 502, dicho.headers);
          pipeline(dicho, respuesta, () => undefined);
        },
      );
      alla.once('error', () => caido(respuesta));
      peticion.pipe(alla);
    });
  }

  async abrir(): Promise<string> {
    this.#servidor.listen(0, '127.0.0.1');
    await once(this.#servidor, 'listening');
    return `http://127.0.0.1:${(this.#servidor.address() as AddressInfo).port}`;
  }

  cerrar(): void {
    this.#servidor.closeAllConnections();
    this.#servidor.close();
  }
}

function caido(respuesta: ServerResponse): void {
  if (respuesta.headersSent) respuesta.destroy();
  else respuesta.writeHead(502, { 'content-type': 'application/json' }).end('{"detail":""}');
}
