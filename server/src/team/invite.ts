import { randomUUID } from 'node:crypto';
import type { SaveUser } from '@lavanda/shared/contract/schemas/team';
import type { Role } from '@lavanda/shared/domain/roles';
import type { Transaction } from 'kysely';
import type { Base } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { issueToken } from '../invitations/tokens.ts';
import { readAccount } from './account.ts';
import { note } from './auditLog.ts';
import { TEXTS } from './texts.ts';

/** Roles that can be assigned (spec 6): superuser can't. */
const ASSIGNABLE: readonly Role[] = ['accountant', 'admin', 'user'];

const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new invitation: its user and its link's token. */
export interface Invitation {
  userId: string;
  usuario: string;
  token: string;
}

/** @throws HttpProblem 422 for a missing or unknown role, or superuser */
export function requireRole(role: string | undefined): Role {
  if (!role) throw fieldProblem(422, 'rol', TEXTS.rol);
  const assignable = ASSIGNABLE.find((other) => other === role);
  if (!assignable) throw fieldProblem(422, 'rol', TEXTS.unassignableRole);
  return assignable;
}

/** @throws HttpProblem 422 for a missing sucursal or another laundry's */
export async function requireSucursal(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  id: string | undefined,
): Promise<string> {
  const ownOne =
    id !== undefined && UUID.test(id)
      ? await tx.selectFrom('sucursales').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!ownOne) throw fieldProblem(422, 'idSucursal', TEXTS.sucursal);
  return ownOne.id;
}

/**
 * Creates an unconfirmed account without name or password.
 * @throws HttpProblem 422 naming the field, 409 for an e-mail with an account in any laundry
 */
export async function invite(base: Base, session: Session, body: SaveUser): Promise<Invitation> {
  const { tenantId } = session;
  const user = (body.usuario ?? '').trim().toLowerCase();
  if (!EMAIL.test(user)) throw fieldProblem(422, 'usuario', TEXTS.correo);
  try {
    return await withTenant(base, tenantId, async (tx) => {
      const sucursal_id = await requireSucursal(tx, tenantId, body.idSucursal);
      const role = requireRole(body.rol);
      const userId = randomUUID();
      await tx
        .insertInto('usuarios')
        .values({ tenant_id: tenantId, id: userId, usuario: user, nombre: '', rol: role, sucursal_id })
        .execute();
      await note(tx, session, 'usuario.invitar', { _id: userId, usuario: user, rol: role, idSucursal: sucursal_id });
      return { userId, usuario: user, token: await issueToken(tx, tenantId, userId, 'activacion') };
    });
  } catch (error) {
    // E-mails are unique across laundries; row-level security hides another laundry's account until this error.
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw fieldProblem(409, 'usuario', TEXTS.emailInUse);
  }
}

/**
 * Issues a new link for an unconfirmed account; the earlier one stops working.
 * @throws HttpProblem 404 for another laundry's account, 409 for a confirmed one
 */
export async function reinvite(base: Base, session: Session, id: string): Promise<Invitation> {
  const { tenantId } = session;
  return withTenant(base, tenantId, async (tx) => {
    const { usuario: user, confirmado } = await readAccount(tx, tenantId, id);
    if (confirmado) throw new HttpProblem(409, TEXTS.alreadyConfirmed);
    await note(tx, session, 'usuario.reenviar', { _id: id, usuario: user });
    return { userId: id, usuario: user, token: await issueToken(tx, tenantId, id, 'activacion') };
  });
}
