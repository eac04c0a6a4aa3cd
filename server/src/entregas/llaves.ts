import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { Problematico } from '../http/problema.ts';

const huella = (llave: string): Buffer => createHash('sha256').update(llave).digest();

/** Makes a deploy token of one remote. @returns it: only its SHA-256 is kept */
export async function emitirLlave(base: Base, remoto: string, nombre: string): Promise<string> {
  const llave = `lav_${randomBytes(32).toString('base64url')}`;
  await base.kysely
    .insertInto('entregas_llaves')
    .values({ huella: huella(llave), remoto, nombre })
    .execute();
  return llave;
}

/** The deploy tokens that count, the oldest first; `creada` is a day of the server's clock. */
export async function llavesEmitidas(base: Base): Promise<{ creada: string; remoto: string; nombre: string }[]> {
  const { rows } = await sql<{ creada: string; remoto: string; nombre: string }>`
    select to_char(creada, 'YYYY-MM-DD') as creada, remoto, nombre from entregas_llaves order by entregas_llaves.creada, remoto, nombre`.execute(
    base.kysely,
  );
  return rows;
}

/** Withdraws the tokens of a remote that were made for `nombre`. @returns how many */
export async function retirarLlaves(base: Base, remoto: string, nombre: string): Promise<number> {
  const { numDeletedRows } = await base.kysely
    .deleteFrom('entregas_llaves')
    .where('remoto', '=', remoto)
    .where('nombre', '=', nombre)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who holds the request's deploy token. @throws Problematico 401 without a known one, 403 with another remote's */
export async function llaveDe(base: Base, request: FastifyRequest): Promise<string> {
  const [, llave = ''] = /^Bearer\s+(lav_[\w-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
  const { rows } = await sql<{ remoto: string; nombre: string }>`
    select remoto, nombre from entregas_llaves where huella = ${huella(llave)}`.execute(base.kysely);
  const [fila] = rows;
  if (!fila) throw new Problematico(401, 'Falta la llave de entrega (Authorization: Bearer), o ya no vale.');
  const { remoto } = request.params as { remoto?: string };
  if (fila.remoto !== remoto) throw new Problematico(403, `Esta llave es de ${fila.remoto} y de nada más.`);
  return fila.nombre;
}
