import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call a provider received. */
export interface Llamado {
  metodo: string;
  url: URL;
  cabeceras: IncomingMessage['headers'];
  cuerpo: string;
}

/** A small provider of this machine: answers what `responder` says and remembers what it was asked. */
export interface Proveedor {
  url: string;
  llamados: Llamado[];
  /** How the next calls are answered: a status and a body (text as it is, the rest as JSON), or with the response in hand. */
  responder: (llamado: Llamado, respuesta: ServerResponse) => readonly [number, unknown] | undefined;
  cerrar(): Promise<void>;
}

export async function iniciarProveedor(): Promise<Proveedor> {
  const atender = async (peticion: IncomingMessage, respuesta: ServerResponse): Promise<void> => {
    const llamado = {
      metodo: peticion.method ?? '',
      url: new URL(peticion.url ?? '/', 'http://proveedor'),
      cabeceras: peticion.headers,
      cuerpo: await text(peticion),
    };
    proveedor.llamados.push(llamado);
    const dicho = proveedor.responder(llamado, respuesta);
    if (!dicho) return;
    const [estado, cuerpo] = dicho;
    respuesta.writeHead(estado, { 'content-type': typeof cuerpo === 'string' ? 'text/html' : 'application/json' });
    respuesta.end(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo));
  };
  const servidor = createServer((peticion, respuesta) => void atender(peticion, respuesta));
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const proveedor: Proveedor = {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    llamados: [],
    responder: () => [404, { message: 'Not found' }],
    async cerrar() {
      servidor.closeAllConnections();
      servidor.close();
      await once(servidor, 'close');
    },
  };
  return proveedor;
}
