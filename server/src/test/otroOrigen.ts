import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TIPOS: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/** A host of sections, somewhere else: what it has is put there by the test. */
export function crearOtroOrigen() {
  const archivos = new Map<string, (respuesta: ServerResponse) => void>();
  const servidor = createServer((peticion, respuesta) => {
    const responder = archivos.get(peticion.url ?? '');
    if (responder) responder(respuesta);
    else respuesta.writeHead(404, { 'access-control-allow-origin': '*' }).end();
  });
  const origen = { url: '' };

  const servir = (ruta: string, texto: string, cabeceras: Record<string, string> = { 'access-control-allow-origin': '*' }) => {
    const tipo = TIPOS[ruta.split('.').at(-1) ?? ''] ?? 'text/plain';
    archivos.set(ruta, (respuesta) => respuesta.writeHead(200, { 'content-type': tipo, ...cabeceras }).end(texto));
  };

  return Object.assign(origen, {
    async abrir(): Promise<void> {
      await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
      origen.url = `http://localhost:${(servidor.address() as AddressInfo).port}`;
    },
    cerrar(): void {
      servidor.close();
      servidor.closeAllConnections();
    },
    /** A build under `carpeta`, with its archivos.json. */
    poner(carpeta: string, contenido: Record<string, string>): undefined {
      archivos.clear();
      const huella = (texto: string) => createHash('sha256').update(texto).digest('hex');
      const lista = Object.entries(contenido).map(([ruta, texto]) => [ruta, huella(texto)]);
      const todos = { ...contenido, 'archivos.json': JSON.stringify(Object.fromEntries(lista)) };
      for (const [ruta, texto] of Object.entries(todos)) servir(carpeta + ruta, texto);
    },
    quitar(ruta: string): undefined {
      archivos.delete(ruta);
    },
    desviar(ruta: string): undefined {
      archivos.set(ruta, (respuesta) => respuesta.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
    },
    cerrarA(ruta: string): undefined {
      servir(ruta, '{}', {});
    },
    engordar(ruta: string): undefined {
      servir(ruta, ' '.repeat(5 * 1024 * 1024));
    },
  });
}
