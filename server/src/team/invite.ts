import { randomUUID } from 'node:crypto';
import type { SaveUser } from '@lavanda/shared/contract/schemas/team';
import { isEmail } from '@lavanda/shared/domain/email';
import { isId } from '@lavanda/shared/domain/newId';
import type { Role } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { issueToken } from '../invitations/tokens.ts';
import { readAccount } from './account.ts';
import { note } from './auditLog.ts';
import type { InvitationLimits } from './inviteLimits.ts';
import { TEXTS } from './texts.ts';

/** Roles that can be assigned (spec 6); superuser isn't among them. */
const ASSIGNABLE: readonly Role[] = ['accountant', 'admin', 'user'];

/** A new invitation: id and user name (an e-mail address) of the invited account, and the token of its link. */
export interface Invitation {
  userId: string;
  usuario: string;
  token: string;
}

/**
 * Checks the role that a superuser assigns to an account.
 * @throws HttpProblem 422 for a missing or unknown role, or the role superuser
 */
export function requireRole(role: string | undefined): Role {
  if (!role) throw fieldProblem(422, 'rol', TEXTS.rol);
  const assignable = ASSIGNABLE.find((other) => other === role);
  if (!assignable) throw fieldProblem(422, 'rol', TEXTS.unassignableRole);
  return assignable;
}

/**
 * Checks the sucursal that a superuser assigns to an account. @returns the sucursal's id
 * @throws HttpProblem 422 for a missing sucursal, or one of another laundry
 */
export async function requireSucursal(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  id: string | undefined,
): Promise<string> {
  const sucursal =
    id !== undefined && isId(id)
      ? await tx.selectFrom('sucursales').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!sucursal) throw fieldProblem(422, 'idSucursal', TEXTS.sucursal);
  return sucursal.id;
}

/**
 * Refuses an e-mail that belongs to a confirmed account of any laundry; unaccepted invitations don't count. Runs as the
 * database's owner, because row-level security hides other laundries' accounts.
 * @throws HttpProblem 409 for an e-mail with a confirmed account in any laundry
 */
async function requireUnused(db: Database, user: string): Promise<void> {
  const { rows } = await sql`
    select from usuarios where lower(usuario) = lower(${user}) and eliminado_en is null and confirmado`.execute(db.kysely);
  if (rows.length > 0) throw fieldProblem(409, 'usuario', TEXTS.emailInUse);
}

/**
 * Creates an unconfirmed account without name and password, and the token of its link.
 * @throws HttpProblem 422 naming the field; 409 as `requireUnused`, or for an e-mail that is invited already; 429 after too
 * many invitations
 */
export async function invite(db: Database, session: Session, body: SaveUser, limits: InvitationLimits): Promise<Invitation> {
  const { tenantId } = session;
  const user = (body.usuario ?? '').trim().toLowerCase();
  if (!isEmail(user)) throw fieldProblem(422, 'usuario', TEXTS.correo);
  await requireUnused(db, user);
  try {
    return await withTenant(db, tenantId, async (tx) => {
      const sucursal_id = await requireSucursal(tx, tenantId, body.idSucursal);
      const role = requireRole(body.rol);
      limits.count(session, user);
      const userId = randomUUID();
      await tx
        .insertInto('usuarios')
        .values({ tenant_id: tenantId, id: userId, usuario: user, nombre: '', rol: role, sucursal_id })
        .execute();
      await note(tx, session, 'usuario.invitar', { _id: userId, usuario: user, rol: role, idSucursal: sucursal_id });
      return { userId, usuario: user, token: await issueToken(tx, tenantId, userId, 'activacion') };
    });
  } catch (error) {
    // Error 23505 comes from the unique index: the laundry already has an account or an invitation with that address.
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw fieldProblem(409, 'usuario', TEXTS.emailInUse);
  }
}

/**
 * Issues a new link for an unconfirmed account, whose earlier link stops working.
 * @throws HttpProblem 404 for another laundry's account; 409 for a confirmed one or as `requireUnused`; 429 after too many
 * invitations
 */
export async function reinvite(db: Database, session: Session, id: string, limits: InvitationLimits): Promise<Invitation> {
  const { tenantId } = session;
  const { usuario: user, confirmado: confirmed } = await withTenant(db, tenantId, (tx) => readAccount(tx, tenantId, id));
  if (confirmed) throw new HttpProblem(409, TEXTS.alreadyConfirmed);
  await requireUnused(db, user);
  limits.count(session, user);
  return withTenant(db, tenantId, async (tx) => {
    await note(tx, session, 'usuario.reenviar', { _id: id, usuario: user });
    return { userId: id, usuario: user, token: await issueToken(tx, tenantId, id, 'activacion') };
  });
}
