import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The driver's page asks this origin alone; its worker keeps it for a street without a signal. */
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

/** The driver's page as it is built now; null when it isn't. */
export function readPage(webDir: string): Promise<string | null> {
  return readFile(join(distOf(webDir), 'index.html'), 'utf8').catch(() => null);
}

const ROOT = '<div id="root"></div>';

/**
 * The driver's page for a link that ended: it tells so, also without a script, and with one it tells of the captures that
 * wait on the phone and sends those that the server still takes.
 */
export function endedPage(page: string, text: string): string {
  return page.replace(ROOT, ROOT.replace('><', `><p>${text}</p><`));
}

/** Serves the files of the driver's page: those named by their content for ever, its service worker never from a cache. */
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
