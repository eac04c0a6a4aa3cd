import { randomUUID } from 'node:crypto';
import type { SaveUser } from '@lavanda/shared/contract/team';
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

/** Roles the invite and edit selector offers (spec 6): nobody grants superuser. */
const ASSIGNABLE: readonly Role[] = ['accountant', 'admin', 'user'];

const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An invitation made: whom it is for and the token of its link. */
export interface Invitation {
  userId: string;
  usuario: string;
  token: string;
}

/** @throws Problematico 422 for none, an unknown one or superuser */
export function requireRole(role: string | undefined): Role {
  if (!role) throw fieldProblem(422, 'rol', TEXTS.rol);
  const assignable = ASSIGNABLE.find((other) => other === role);
  if (!assignable) throw fieldProblem(422, 'rol', TEXTS.unassignableRole);
  return assignable;
}

/** @throws Problematico 422 for none, or one of another laundry */
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
 * Makes an account that waits for its owner: without a name, without a password, unconfirmed.
 * @throws Problematico 422 naming the field; 409 for an e-mail that has an account, of whatever laundry
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
    // The e-mail is unique among all laundries: another one's account is known by this alone.
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw fieldProblem(409, 'usuario', TEXTS.emailInUse);
  }
}

/** A new link for an account that isn't confirmed; the earlier one stops working. @throws Problematico 404, 409 when it is confirmed */
export async function reinvite(base: Base, session: Session, id: string): Promise<Invitation> {
  const { tenantId } = session;
  return withTenant(base, tenantId, async (tx) => {
    const { usuario: user, confirmado } = await readAccount(tx, tenantId, id);
    if (confirmado) throw new HttpProblem(409, TEXTS.alreadyConfirmed);
    await note(tx, session, 'usuario.reenviar', { _id: id, usuario: user });
    return { userId: id, usuario: user, token: await issueToken(tx, tenantId, id, 'activacion') };
  });
}
