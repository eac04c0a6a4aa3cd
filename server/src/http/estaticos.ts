import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { Seccion } from '@lavanda/shared/domain/roles';
import type { FastifyInstance } from 'fastify';

/** The remotes of this repository and the sections each one draws. */
const REMOTOS: readonly { name: string; secciones: readonly Seccion[] }[] = [
  { name: 'mfe-pos', secciones: ['activos', 'pos'] },
  { name: 'mfe-ventas', secciones: ['ventas'] },
  { name: 'mfe-clientes', secciones: ['clientes'] },
  { name: 'mfe-dashboard', secciones: ['dashboard'] },
  { name: 'mfe-config', secciones: ['configuracion'] },
];

const CON_HUELLA = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const ETERNO = 'public, max-age=31536000, immutable';
const SIN_CACHE = 'no-cache';
const CORTO = 'public, max-age=3600';

function opciones(carpeta: string, prefix: string): FastifyStaticOptions {
  return {
    root: carpeta,
    prefix,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    // The page is sent by `Pagina`, with its nonce; a remote's own page is for development.
    allowedPath: (ruta) => !ruta.endsWith('.html') && !ruta.endsWith('.map'),
    setHeaders(respuesta, ruta) {
      const nombre = ruta.replace(/\.(br|gz)$/, '');
      respuesta.setHeader('cache-control', CON_HUELLA.test(nombre) ? ETERNO : nombre.endsWith('.json') ? SIN_CACHE : CORTO);
    },
  };
}

/** Serves the shell's build at / and each remote's under /mf/<name>/, and lists the remotes that have one. */
export async function servirEstaticos(app: FastifyInstance, webDir: string): Promise<void> {
  const shell = join(webDir, 'shell', 'dist');
  if (existsSync(shell)) await app.register(fastifyStatic, opciones(shell, '/'));
  for (const { name } of REMOTOS) {
    const carpeta = join(webDir, name, 'dist');
    if (existsSync(carpeta)) await app.register(fastifyStatic, opciones(carpeta, `/mf/${name}/`));
  }
  app.get('/remotes.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', SIN_CACHE);
    return {
      remotes: REMOTOS.filter(({ name }) => existsSync(join(webDir, name, 'dist', 'mf-manifest.json'))).map(
        ({ name, secciones }) => ({
          name,
          manifest: `/mf/${name}/mf-manifest.json`,
          secciones,
        }),
      ),
    };
  });
}
