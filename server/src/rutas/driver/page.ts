import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Content security policy of the driver's page: it loads and requests only from this origin, besides data: and blob: images. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const distOf = (webDir: string): string => join(webDir, 'driver', 'dist');

/** HTML of the built driver's page; null when it isn't built. */
export function readPage(webDir: string): Promise<string | null> {
  return readFile(join(distOf(webDir), 'index.html'), 'utf8').catch(() => null);
}

const ROOT = '<div id="root"></div>';

/**
 * The driver's page for a dead link, with a text for browsers without scripts. With scripts the page still shows and sends the
 * captures that wait on the phone.
 */
export function endedPage(page: string, text: string): string {
  return page.replace(ROOT, ROOT.replace('><', `><p>${text}</p><`));
}

/** Serves the files of the driver's page. Hashed files may be cached for ever; the service worker is always revalidated. */
export async function serveDriverFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const dist = distOf(webDir);
  if (!existsSync(dist)) return;
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/r/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    allowedPath: (path) => !/\.(html|map)$/i.test(path),
    setHeaders: (response) => response.header('cache-control', CACHE_FOREVER),
  });
  app.get('/r/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(dist, 'sw.js'))),
  );
}
