import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED_FILE = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const NO_CACHE = 'no-cache';
/** The service worker. Its policy allows every address, because a page's own policy already restricts what the page fetches. */
const WORKER = '/sw.js';
const WORKER_POLICY = "default-src 'none'; connect-src *";
const SHORT = 'public, max-age=3600';

function options(folder: string): FastifyStaticOptions {
  return {
    root: folder,
    prefix: '/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    // `Page` serves HTML, because it adds the nonce, and source maps aren't served. A path with extra dots or slashes names no
    // file.
    allowedPath: (path) => posix.normalize(path) === path && !/\.(html|map)$/i.test(path),
    setHeaders(response, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      const isWorker = name.endsWith(WORKER);
      response.header(
        'cache-control',
        HASHED_FILE.test(name) ? CACHE_FOREVER : isWorker || name.endsWith('.json') ? NO_CACHE : SHORT,
      );
      if (isWorker) response.header('content-security-policy', WORKER_POLICY);
    },
  };
}

/** Serves the shell's build at /. */
export async function serveStatic(app: FastifyInstance, webDir: string): Promise<void> {
  const shell = join(webDir, 'shell', 'dist');
  if (existsSync(shell)) await app.register(fastifyStatic, options(shell));
}
