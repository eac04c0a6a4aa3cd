import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { sesionDe } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import { Problematico } from '../http/problema.ts';
import { composicionPara } from './composicion.ts';

const ETERNO = 'public, max-age=31536000, immutable';
const TIPOS: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** A file of a build as it is kept. */
export interface Servido {
  bytes: Buffer;
  br: Buffer | null;
  sha256: string;
}

/**
 * /remotes.json, never cached, and every published version under its own address, cached for ever. Files come from the database, so every server of one
 * PostgreSQL has them all; what was asked lately is kept in memory.
 */
export function rutasDeEntregas(app: FastifyInstance, base: Base, desvios: readonly string[]): void {
  const memoria = new LRUCache<string, Servido>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes, br }) => bytes.length + (br?.length ?? 0) + 1,
  });

  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sesion = await sesionDe(base, request);
    const composicion = await composicionPara(base, sesion);
    return sesion?.rol === 'superuser' && desvios.length > 0 ? { ...composicion, desvios } : composicion;
  });

  app.get('/mf/:remoto/:version/*', { schema: { hide: true } }, async (request, reply) => {
    const { remoto, version, '*': ruta } = request.params as { remoto: string; version: string; '*': string };
    const direccion = `${remoto}/${version}/${ruta}`;
    const archivo = memoria.get(direccion) ?? (await buscar(base, remoto, version, ruta));
    if (!archivo) throw new Problematico(404, 'No existe lo que buscas.');
    memoria.set(direccion, archivo);
    // Sections may be asked for by a shell of another origin; these files hold nothing of anybody.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return enviarArchivo(request, reply, ruta, archivo);
  });
}

/** Sends a file whose address is its own for ever. */
export function enviarArchivo(request: FastifyRequest, reply: FastifyReply, ruta: string, archivo: Servido): FastifyReply {
  const comprimido = archivo.br !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply
    .header('cache-control', ETERNO)
    .header('vary', 'accept-encoding')
    .header('etag', `"${archivo.sha256}${comprimido ? '-br' : ''}"`)
    .type(TIPOS[ruta.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  if (comprimido) reply.header('content-encoding', 'br');
  return reply.send(comprimido ? archivo.br : archivo.bytes);
}

async function buscar(base: Base, remoto: string, version: string, ruta: string): Promise<Servido | undefined> {
  const { rows } = await sql<Servido>`select bytes, br, sha256 from entregas_archivos
    where remoto = ${remoto} and version = ${version} and ruta = ${ruta} and bytes is not null`.execute(base.kysely);
  return rows[0];
}
