import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CON_HUELLA = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const ETERNO = 'public, max-age=31536000, immutable';
const SIN_CACHE = 'no-cache';
const CORTO = 'public, max-age=3600';

function opciones(carpeta: string): FastifyStaticOptions {
  return {
    root: carpeta,
    prefix: '/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    // The page is sent by `Pagina`, with its nonce. A path with dots or slashes to spare is asked about before it is made plain: it names nothing.
    allowedPath: (ruta) => posix.normalize(ruta) === ruta && !/\.(html|map)$/i.test(ruta),
    setHeaders(respuesta, ruta) {
      const nombre = ruta.replace(/\.(br|gz)$/, '');
      respuesta.header('cache-control', CON_HUELLA.test(nombre) ? ETERNO : nombre.endsWith('.json') ? SIN_CACHE : CORTO);
    },
  };
}

/** Serves the shell's build at /. */
export async function servirEstaticos(app: FastifyInstance, webDir: string): Promise<void> {
  const shell = join(webDir, 'shell', 'dist');
  if (existsSync(shell)) await app.register(fastifyStatic, opciones(shell));
}
