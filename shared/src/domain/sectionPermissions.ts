import { can, type Permission, type Role } from './roles.ts';

/**
 * Permissions of the sections whose calls the product's own server answers, each with the roles that have it until a laundry
 * decides otherwise in Configuración, 'Permisos'. The section's `remoto.json` declares the same permissions and roles.
 */
export const SECTION_PERMISSIONS = {
  /** Open Ruta: see the day, give stops to drivers, make their links (day.md 5). */
  ruta: ['superuser', 'admin', 'user'],
  /** Add and change drivers, and set where their rutas begin. */
  'ruta.choferes': ['superuser', 'admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type SectionPermissionName = keyof typeof SECTION_PERMISSIONS;

/** Whether a permission is one of `SECTION_PERMISSIONS`. */
export function isSectionPermission(name: string): name is SectionPermissionName {
  return Object.hasOwn(SECTION_PERMISSIONS, name);
}

/** Whether a role has a permission in a laundry that hasn't decided otherwise. */
export function canByDefault(role: Role, permission: Permission | SectionPermissionName): boolean {
  if (!isSectionPermission(permission)) return can(role, permission);
  const roles: readonly Role[] = SECTION_PERMISSIONS[permission];
  return roles.includes(role);
}
