import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { redireccionDe } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import { sesionDe } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import { politicaDePagina } from './pagePolicy.ts';

const MARCA_NONCE = '__CSP_NONCE__';

/** What the page asks for beforehand of the code behind sign-in: of no use to who isn't going there, and the browser complains of what nobody used. */
const DETRAS_DE_LA_ENTRADA = /<link href="\/static\/js\/async\/[^>]*rel="preload"[^>]*>/g;

/** The shell's page, read again when its build changes: nobody is given that of a build before `alCambiar` is done with it. */
export class Pagina {
  readonly #archivo: string;
  readonly #ajustes: Pick<Ajustes, 'mapas' | 'remotos'>;
  readonly #alCambiar: () => Promise<void>;
  #texto: Promise<string> = Promise.resolve('');
  #modificada = 0;

  constructor(ajustes: Pick<Ajustes, 'webDir' | 'mapas' | 'remotos'>, alCambiar: () => Promise<void>) {
    this.#alCambiar = alCambiar;
    this.#archivo = join(ajustes.webDir, 'shell', 'dist', 'index.html');
    this.#ajustes = ajustes;
  }

  async texto(): Promise<string | null> {
    const { mtimeMs } = await stat(this.#archivo).catch(() => ({ mtimeMs: null }));
    if (mtimeMs === null) return null;
    if (mtimeMs !== this.#modificada) {
      this.#modificada = mtimeMs;
      this.#texto = this.#leer();
    }
    return this.#texto;
  }

  async #leer(): Promise<string> {
    try {
      const texto = await readFile(this.#archivo, 'utf8');
      await this.#alCambiar();
      return texto;
    } catch (error) {
      this.#modificada = 0;
      throw error;
    }
  }

  /** Sends the page with a nonce of its own, in its policy and in its meta tag. The browser hears at once of the code that an address behind sign-in is going to need. */
  async enviar(reply: FastifyReply): Promise<FastifyReply> {
    const texto = await this.texto();
    if (texto === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('La aplicación no está construida: npm run build');
    const nonce = randomBytes(16).toString('base64');
    const deEstaDireccion = /^\/app(\/|$|\?)/.test(reply.request.url) ? texto : texto.replace(DETRAS_DE_LA_ENTRADA, '');
    return reply
      .header('content-security-policy', politicaDePagina(nonce, this.#ajustes.mapas, this.#ajustes.remotos))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(deEstaDireccion.replaceAll(MARCA_NONCE, nonce));
  }
}

/** / and /login: the sign-in page, or on to their start page who is already signed in (decisions "Roles"). */
export function rutasDePagina(app: FastifyInstance, base: Base, pagina: Pagina): void {
  const entrada = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const sesion = await sesionDe(base, request);
    if (sesion) return reply.header('cache-control', 'no-store').redirect(redireccionDe(sesion.rol), 302);
    return pagina.enviar(reply);
  };
  for (const url of ['/', '/login']) app.get(url, { schema: { hide: true } }, entrada);
}

/** Whether a path that is no file and no call is one the browser navigates to; the shell's router does the rest. */
export function esNavegacion(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const ruta = request.url.split('?', 1)[0] ?? '/';
  if (/^\/(api|mf|static)(\/|$)/.test(ruta)) return false;
  if (/^\/(app|usuarios\/verification)(\/|$)/.test(ruta)) return true;
  return !/\.[^/]*$/.test(ruta) && (request.headers.accept ?? '').includes('text/html');
}
