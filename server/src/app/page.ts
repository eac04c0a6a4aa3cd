import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { pagePolicy } from './pagePolicy.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Preload links for the code behind sign-in; elsewhere they are useless and browsers warn about them. */
const BEHIND_SIGN_IN = /<link href="\/static\/js\/async\/[^>]*rel="preload"[^>]*>/g;

/** The shell's page, reread when its build changes. A new build is served only after `onChange` finishes. */
export class Page {
  readonly #file: string;
  readonly #settings: Pick<Settings, 'maps' | 'remotes'>;
  readonly #onChange: () => Promise<void>;
  #text: Promise<string> = Promise.resolve('');
  #modified = 0;

  constructor(settings: Pick<Settings, 'webDir' | 'maps' | 'remotes'>, onChange: () => Promise<void>) {
    this.#onChange = onChange;
    this.#file = join(settings.webDir, 'shell', 'dist', 'index.html');
    this.#settings = settings;
  }

  async text(): Promise<string | null> {
    const { mtimeMs } = await stat(this.#file).catch(() => ({ mtimeMs: null }));
    if (mtimeMs === null) return null;
    if (mtimeMs !== this.#modified) {
      this.#modified = mtimeMs;
      this.#text = this.#read();
    }
    return this.#text;
  }

  async #read(): Promise<string> {
    try {
      const text = await readFile(this.#file, 'utf8');
      await this.#onChange();
      return text;
    } catch (error) {
      this.#modified = 0;
      throw error;
    }
  }

  /**
   * Sends the page with a fresh nonce in its policy and its meta tag. Only addresses under /app keep the preload links.
   */
  async send(reply: FastifyReply): Promise<FastifyReply> {
    const text = await this.text();
    if (text === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('La aplicación no está construida: npm run build');
    const nonce = randomBytes(16).toString('base64');
    const forThisUrl = /^\/app(\/|$|\?)/.test(reply.request.url) ? text : text.replace(BEHIND_SIGN_IN, '');
    return reply
      .header('content-security-policy', pagePolicy(nonce, this.#settings.maps, this.#settings.remotes))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(forThisUrl.replaceAll(NONCE_PLACEHOLDER, nonce));
  }
}

/** / and /login: the sign-in page, or a redirect to the start page when already signed in (decisions "Roles"). */
export function pageRoutes(app: FastifyInstance, db: Database, page: Page): void {
  const input = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await readSession(db, request);
    if (session) return reply.header('cache-control', 'no-store').redirect(redirectionOf(session.rol), 302);
    return page.send(reply);
  };
  for (const url of ['/', '/login']) app.get(url, { schema: { hide: true } }, input);
}

/** Whether the request is a browser navigation (not a file or an API call), which the shell's router handles. */
export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '/';
  if (/^\/(api|mf|static)(\/|$)/.test(path)) return false;
  if (/^\/(app|usuarios\/verification)(\/|$)/.test(path)) return true;
  return !/\.[^/]*$/.test(path) && (request.headers.accept ?? '').includes('text/html');
}
