import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { tokenDigest } from '../auth/tokenDigest.ts';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';

/**
 * Creates a deploy token for one remote.
 * @param publicKey with which the team's signed statements are verified, in PEM
 * @returns the token; only its SHA-256 is stored
 */
export async function issueDeployToken(
  db: Database,
  remote: string,
  name: string,
  publicKey: string | null = null,
): Promise<string> {
  const deployToken = `lav_${randomBytes(32).toString('base64url')}`;
  await db.kysely
    .insertInto('entregas_llaves')
    .values({ huella: tokenDigest(deployToken), remoto: remote, nombre: name, clave_publica: publicKey })
    .execute();
  return deployToken;
}

/** Valid deploy tokens, oldest first; `creada` is the date on which the token was issued. */
export async function issuedDeployTokens(db: Database): Promise<{ creada: string; remoto: string; nombre: string }[]> {
  const { rows } = await sql<{ creada: string; remoto: string; nombre: string }>`
    select to_char(creada, 'YYYY-MM-DD') as creada, remoto, nombre from entregas_llaves order by entregas_llaves.creada, remoto, nombre`.execute(
    db.kysely,
  );
  return rows;
}

/**
 * Revokes the tokens of a remote that were issued to `name`.
 * @returns how many tokens were revoked
 */
export async function retireDeployTokens(db: Database, remote: string, name: string): Promise<number> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('entregas_llaves')
    .where('remoto', '=', remote)
    .where('nombre', '=', name)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Holder of the request's deploy token. A path that names no remote accepts the token of any remote.
 * @throws HttpProblem 401 without a known token, 403 when the token belongs to another remote
 */
export async function deployTokenOf(db: Database, request: FastifyRequest): Promise<string> {
  const { rows } = await sql<{ remoto: string; nombre: string }>`
    select remoto, nombre from entregas_llaves where huella = ${tokenDigest(tokenIn(request))}`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new HttpProblem(401, 'Falta la llave de entrega (Authorization: Bearer), o ya no vale.');
  const { remoto: remote } = request.params as { remoto?: string };
  if (remote !== undefined && row.remoto !== remote) throw new HttpProblem(403, `Esta llave es de ${row.remoto} y de nada más.`);
  return row.nombre;
}

/** The public key registered with the request's deploy token, in PEM; null without one. */
export async function publicKeyOf(db: Database, request: FastifyRequest): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('entregas_llaves')
    .select('clave_publica')
    .where('huella', '=', tokenDigest(tokenIn(request)))
    .executeTakeFirst();
  return row?.clave_publica ?? null;
}

function tokenIn(request: FastifyRequest): string {
  return /^Bearer\s+(lav_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
