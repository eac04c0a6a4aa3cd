import { redirectionOf } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { newNonce } from '../http/headers.ts';
import type { Shells } from '../releases/shells/shells.ts';
import { pagePolicy } from './pagePolicy.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Placeholder for the shell's version. The page's script compares that version with the version that the user should have. */
const VERSION_PLACEHOLDER = '__SHELL_VERSION__';

/** Preload links of code that runs only after sign-in. On pages outside /app browsers would warn that the code is unused. */
const BEHIND_SIGN_IN = /<link href="\/static\/js\/async\/[^>]*rel="preload"[^>]*>/g;

/** The HTML page of the shell version that a user gets. */
export class Page {
  readonly #db: Database;
  readonly #shells: Shells;
  readonly #settings: Pick<Settings, 'maps' | 'remotes'>;

  constructor(db: Database, shells: Shells, settings: Pick<Settings, 'maps' | 'remotes'>) {
    this.#db = db;
    this.#shells = shells;
    this.#settings = settings;
  }

  /**
   * Sends the page with a new nonce in its policy and its meta tag, or 503 without a built shell. Only addresses under /app keep
   * the preload links.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shell = await this.#shells.forActor(() => readSession(this.#db, request));
    if (shell === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('La aplicación no está construida: npm run build');
    const nonce = newNonce();
    const forThisUrl = /^\/app(\/|$|\?)/.test(request.url) ? shell.page : shell.page.replace(BEHIND_SIGN_IN, '');
    return (
      reply
        .header('content-security-policy', pagePolicy(nonce, this.#settings.maps, this.#settings.remotes))
        // Lets the shell use the browser's JavaScript profiler, with which it finds the code that keeps the page busy.
        .header('document-policy', 'js-profiling')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(forThisUrl.replaceAll(NONCE_PLACEHOLDER, nonce).replaceAll(VERSION_PLACEHOLDER, shell.version))
    );
  }
}

/** Routes / and /login: they send the sign-in page, or redirect a signed-in user to their start page (decisions "Roles"). */
export function pageRoutes(app: FastifyInstance, db: Database, page: Page): void {
  const sendEntry = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await readSession(db, request);
    if (session) return reply.header('cache-control', 'no-store').redirect(redirectionOf(session.rol), 302);
    return page.send(request, reply);
  };
  for (const url of ['/', '/login']) app.get(url, { schema: { hide: true } }, sendEntry);
}

/** Whether a browser requests a page (not a file or an API call). The shell's router handles such addresses. */
export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '/';
  if (/^\/(api|mf|static)(\/|$)/.test(path)) return false;
  if (/^\/(app|usuarios\/verification)(\/|$)/.test(path)) return true;
  return !/\.[^/]*$/.test(path) && (request.headers.accept ?? '').includes('text/html');
}
