import type { Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http/problem.ts';
import type { Session } from '../../../http/session.ts';
import { takeCode } from '../checkCode.ts';
import { requirePassword } from '../requirePassword.ts';
import type { Account } from '../tries.ts';
import { TEXTS } from './texts.ts';

interface Credential {
  /** Credential id in base64url. */
  id: string;
  transports: string[];
}

/**
 * The account's passkeys in the form that browsers expect. Runs as the database's owner, because sign-in calls it before the
 * session is open.
 */
export async function credentialsOf(tx: Kysely<DatabaseSchema>, { tenantId, userId }: Account): Promise<Credential[]> {
  const { rows } = await sql<{ credencial: Buffer; transportes: string[] }>`
    select credencial, transportes from llaves_acceso
    where tenant_id = ${tenantId} and usuario_id = ${userId} order by creada, id`.execute(tx);
  return rows.map(({ credencial: id, transportes: transports }) => ({ id: id.toString('base64url'), transports }));
}

interface Row {
  id: string;
  nombre: string;
  creada: string;
  ultimo_uso: string | null;
}

/** The account's passkeys in the form that their user sees, oldest first. */
export async function listPasskeys(db: Database, { tenantId, userId }: Account): Promise<Passkey[]> {
  const { rows } = await sql<Row>`select id, nombre, creada, ultimo_uso from llaves_acceso
    where tenant_id = ${tenantId} and usuario_id = ${userId} order by creada, id`.execute(db.kysely);
  return rows.map(({ id, nombre: name, creada: created, ultimo_uso: lastUse }) => ({
    _id: id,
    nombre: name,
    creada: new Date(created).toISOString(),
    ultimoUso: lastUse === null ? null : new Date(lastUse).toISOString(),
  }));
}

interface Removal {
  id: string;
  password: string;
  code: string;
  address: string;
}

/**
 * Removes one of the user's passkeys. If the account then has neither passkeys nor an authenticator, its second factor is
 * turned off.
 * @throws HttpProblem 403, 429 as for removing the authenticator; 404 for an unknown passkey
 */
export async function removePasskey(db: Database, session: Session, { id, password, code, address }: Removal): Promise<void> {
  const { tenantId, userId } = session;
  const its = sql`tenant_id = ${tenantId} and usuario_id = ${userId}`;
  await requirePassword(db, session, password);
  // The passkey is looked up first, so that no code is used up for a passkey that doesn't exist.
  const { rows } = await sql`select from llaves_acceso where ${its} and id = ${id}`.execute(db.kysely);
  if (rows.length === 0) throw new HttpProblem(404, TEXTS.gone);
  await takeCode(db, session, { code, address });
  await db.kysely.transaction().execute(async (tx) => {
    await sql`select from segundo_factor where ${its} for update`.execute(tx);
    const removed = await sql<{ nombre: string }>`
      delete from llaves_acceso where ${its} and id = ${id} returning nombre`.execute(tx);
    const [key] = removed.rows;
    if (!key) throw new HttpProblem(404, TEXTS.gone);
    await sql`insert into bitacora (tenant_id, usuario_id, accion, detalle) values
      (${tenantId}, ${userId}, 'cuenta.quitarLlave', ${JSON.stringify({ nombre: key.nombre })}::jsonb)`.execute(tx);
    await sql`delete from segundo_factor where ${its} and not aplicacion
      and not exists (select from llaves_acceso where ${its})`.execute(tx);
  });
}
