import type { SaveUser } from '@lavanda/shared/contract/schemas/team';
import type { Role } from '@lavanda/shared/domain/roles';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import { endSessionsOf } from '../auth/endSessions.ts';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { type AccountRow, lockTeam, readAccount, requireOtherSuperuser } from './account.ts';
import { note } from './auditLog.ts';
import { requireRole, requireSucursal } from './invite.ts';
import { TEXTS } from './texts.ts';

/** @throws HttpProblem 422 for a role that can't be assigned, 409 for changing the role of the last superuser */
async function newRole(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  account: AccountRow,
  role: string | undefined,
): Promise<Role> {
  if (role === undefined || role === account.rol) return account.rol;
  const wanted = requireRole(role);
  await requireOtherSuperuser(tx, tenantId, account);
  return wanted;
}

/**
 * Changes an account's name, sucursal and role; omitted fields stay. A new role ends the account's sessions.
 * @throws HttpProblem 404 for another laundry's account, 422 naming the field, 409 for the last superuser's role
 */
export async function updateUser(db: Database, session: Session, id: string, body: SaveUser): Promise<void> {
  const { tenantId } = session;
  await withTenant(db, tenantId, async (tx) => {
    await lockTeam(tx, tenantId);
    const account = await readAccount(tx, tenantId, id);
    const name = body.nombre === undefined ? account.nombre : oneSpace(body.nombre);
    if (name === '' && account.nombre !== '') {
      throw fieldProblem(422, 'nombre', TEXTS.nombre);
    }
    const sucursal_id =
      body.idSucursal === undefined ? account.sucursal_id : await requireSucursal(tx, tenantId, body.idSucursal);
    const role = await newRole(tx, tenantId, account, body.rol);
    await tx
      .updateTable('usuarios')
      .set({ nombre: name, sucursal_id, rol: role })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    if (role !== account.rol) await endSessionsOf(tx, tenantId, id);
    const before = { nombre: account.nombre, idSucursal: account.sucursal_id, rol: account.rol };
    await note(tx, session, 'usuario.modificar', {
      _id: id,
      usuario: account.usuario,
      antes: before,
      despues: { nombre: name, idSucursal: sucursal_id, rol: role },
    });
  });
}

/**
 * Removes an account. Its sessions and links end, and its e-mail can be used again. Its name stays on its notas.
 * @throws HttpProblem 404 for another laundry's account, 409 for the user's own account or the last superuser
 */
export async function deleteUser(db: Database, session: Session, id: string): Promise<void> {
  const { tenantId } = session;
  await withTenant(db, tenantId, async (tx) => {
    await lockTeam(tx, tenantId);
    const account = await readAccount(tx, tenantId, id);
    await requireOtherSuperuser(tx, tenantId, account);
    if (id === session.userId) throw new HttpProblem(409, TEXTS.ownAccount);
    await sql`
      update usuarios set eliminado_en = now(), confirmado = false, password_hash = null
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    await endSessionsOf(tx, tenantId, id);
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${id}`.execute(tx);
    const { usuario: user, nombre: name, rol: role } = account;
    await note(tx, session, 'usuario.eliminar', { _id: id, usuario: user, nombre: name, rol: role });
  });
}
