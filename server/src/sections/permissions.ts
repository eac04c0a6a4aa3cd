import type { SavePermissions, SectionPermission } from '@lavanda/shared/contract/schemas/permissions';
import { type Role, sectionsOf } from '@lavanda/shared/domain/roles';
import { SECTION_PERMISSIONS, type SectionPermissionName } from '@lavanda/shared/domain/sectionPermissions';
import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { type DeclaredPermission, declaredPermissions } from './declarations.ts';

const GONE = 'Una de esas secciones ya no está. Vuelve a cargar la página y guarda otra vez.';

/**
 * The permissions of the laundry's sections, each with the roles that have it. The role superuser, which has every permission, is
 * left out.
 * @param previewed additional permissions, of versions that a preview link shows
 */
export async function readPermissions(
  db: Database,
  tenantId: string,
  previewed: readonly DeclaredPermission[] = [],
): Promise<SectionPermission[]> {
  const live = await declaredPermissions(db, tenantId);
  const declared = [...live, ...previewed.filter(({ clave: key }) => !live.some((other) => other.clave === key))];
  if (declared.length === 0) return [];
  return withTenant(db, tenantId, async (tx) => granted(declared, await decidedRoles(tx)));
}

type Decided = ReadonlyMap<string, readonly string[]>;

async function decidedRoles(tx: Transaction<DatabaseSchema>): Promise<Decided> {
  const rows = await tx.selectFrom('permisos_de_rol').select(['permiso', 'roles']).execute();
  return new Map(rows.map(({ permiso: key, roles }) => [key, roles]));
}

function granted(declared: readonly DeclaredPermission[], decided: Decided): SectionPermission[] {
  return declared.map(({ clave: key, nombre: name, roles: byDefault, section }) => {
    const roles = decided.get(key) ?? byDefault;
    return { clave: key, nombre: name, seccion: section, roles: GRANTED.filter((role) => roles.includes(role)) };
  });
}

/** Roles to which a laundry can grant permissions. */
const GRANTED = ['admin', 'user', 'accountant'] as const satisfies readonly Role[];

/** Names of the permissions that a role has, both the product's and those of sections: `permissions` of authData. */
export async function allPermissions(
  db: Database,
  tenantId: string,
  { role, usesCortes, previewed }: { role: Role; usesCortes: boolean; previewed: readonly DeclaredPermission[] },
): Promise<string[]> {
  const own = (await readPermissions(db, tenantId, previewed)).filter(({ roles }) => hasRole(roles, role));
  return [...sectionsOf(role, usesCortes), ...own.map(({ clave: key }) => key)];
}

/**
 * The `permissions` of the session's user.
 * @param previewed permissions of versions that preview links show in the user's tab
 */
export async function permissionsOfSession(
  db: Database,
  { tenantId, rol: role }: Session,
  previewed: readonly DeclaredPermission[] = [],
): Promise<string[]> {
  const { usa_corte: usesCortes } = await withTenant(db, tenantId, (tx) =>
    tx.selectFrom('tenants').select('usa_corte').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  );
  return allPermissions(db, tenantId, { role, usesCortes, previewed });
}

/** Whether the session's role has the permission `key`, which a section declares and calls of the product require too. */
export async function hasSectionPermission(db: Database, session: Session, key: SectionPermissionName): Promise<boolean> {
  const decided = await withTenant(db, session.tenantId, decidedRoles);
  const byDefault: readonly string[] = SECTION_PERMISSIONS[key];
  return session.rol === 'superuser' || (decided.get(key) ?? byDefault).includes(session.rol);
}

function hasRole(roles: readonly Role[], role: Role): boolean {
  return role === 'superuser' || roles.includes(role);
}

/**
 * Grants each of the sent permissions to the roles listed for it, and takes it from the other roles.
 * @throws HttpProblem 422 for a permission that no live section declares
 */
export async function savePermissions(
  db: Database,
  session: Session,
  { permisos: changes }: SavePermissions,
): Promise<SectionPermission[]> {
  const declared = await declaredPermissions(db, session.tenantId);
  const byKey = new Map(declared.map((permission) => [permission.clave, permission]));
  if (!changes.every(({ clave: key }) => byKey.has(key))) throw new HttpProblem(422, GONE);
  return withTenant(db, session.tenantId, async (tx) => {
    const before = new Map(granted(declared, await decidedRoles(tx)).map((permission) => [permission.clave, permission]));
    for (const { clave: key, roles } of changes) {
      const next = GRANTED.filter((role) => roles.includes(role));
      await tx
        .insertInto('permisos_de_rol')
        .values({ tenant_id: session.tenantId, permiso: key, roles: next })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'permiso']).doUpdateSet({ roles: next }))
        .execute();
      const { nombre: name = key, roles: had = [] } = before.get(key) ?? {};
      if (had.join() !== next.join()) await note(tx, session, 'permiso.modificar', forTrail(name, had, next));
    }
    return granted(declared, await decidedRoles(tx));
  });
}

function forTrail(name: string, before: readonly Role[], after: readonly Role[]): object {
  return { antes: { nombre: name, roles: before.join(', ') }, despues: { nombre: name, roles: after.join(', ') } };
}
