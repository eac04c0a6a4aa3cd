import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

export interface OtroOrigen {
  url: string;
  /** What is in it is served. */
  carpeta: string;
  terminar(): Promise<void>;
}

const TIPOS: Record<string, string> = { js: 'text/javascript', json: 'application/json', css: 'text/css' };

/** A host of files on another origin, as a CDN that a section's team keeps for itself. */
export async function iniciarOtroOrigen(): Promise<OtroOrigen> {
  const carpeta = mkdtempSync(join(tmpdir(), 'lavanda-otro-origen-'));
  const servidor = createServer(async (peticion, respuesta) => {
    const { pathname } = new URL(peticion.url ?? '/', 'http://otro');
    const bytes = await readFile(join(carpeta, normalize(pathname))).catch(() => null);
    const tipo = TIPOS[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    respuesta.writeHead(bytes === null ? 404 : 200, { 'content-type': tipo, 'access-control-allow-origin': '*' }).end(bytes);
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    carpeta,
    terminar: async () => {
      servidor.closeAllConnections();
      await new Promise((listo) => servidor.close(listo));
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
