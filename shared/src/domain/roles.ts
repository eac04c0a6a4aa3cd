/** Roles (decisions "Roles"). By a role's permissions the client hides controls and the server refuses calls. */
export const ROLES = ['superuser', 'admin', 'user', 'accountant'] as const;
export type Role = (typeof ROLES)[number];

/** A role's name in Spanish texts. A badge shows the role's code itself, as the specification demands. */
export const ROLE_NAMES: Record<Role, string> = {
  superuser: 'Superusuario',
  admin: 'Admin',
  user: 'Usuario',
  accountant: 'Contador',
};

export const SECTIONS = ['activos', 'pos', 'caja', 'ventas', 'clientes', 'dashboard', 'configuracion'] as const;
export type Section = (typeof SECTIONS)[number];

/** An action that some roles may do. */
export type Permission =
  | 'notas.leer'
  | 'notas.cambiar'
  | 'notas.anular'
  | 'pagos.revertir'
  | 'meses.cerrados'
  | 'clientes.leer'
  | 'clientes.cambiar'
  | 'clientes.eliminar'
  | 'catalogo.leer'
  | 'reportes.leer'
  /** Four about turnos, cortes and movimientos: see them, work with one's own, close other users' turnos, compare cashiers. */
  | 'caja.leer'
  | 'caja.cambiar'
  | 'caja.cerrar'
  | 'caja.diferencias'
  | 'configurar';

const SECTIONS_BY_ROLE: Record<Role, readonly Section[]> = {
  superuser: SECTIONS,
  admin: ['activos', 'pos', 'caja', 'ventas', 'clientes', 'dashboard'],
  user: ['activos', 'pos', 'caja', 'ventas', 'clientes'],
  accountant: ['caja', 'ventas', 'clientes', 'dashboard'],
};

const READ: readonly Permission[] = ['notas.leer', 'clientes.leer', 'catalogo.leer', 'caja.leer'];
const COUNTER: readonly Permission[] = [...READ, 'notas.cambiar', 'clientes.cambiar', 'caja.cambiar'];
const ADMIN: readonly Permission[] = [
  ...COUNTER,
  'notas.anular',
  'pagos.revertir',
  'meses.cerrados',
  'clientes.eliminar',
  'reportes.leer',
  'caja.cerrar',
];

const PERMISSIONS_BY_ROLE: Record<Role, readonly Permission[]> = {
  superuser: [...ADMIN, 'caja.diferencias', 'configurar'],
  admin: ADMIN,
  user: COUNTER,
  accountant: [...READ, 'reportes.leer', 'caja.diferencias'],
};

/**
 * The `permissions` in the session's data (`authData`): first path segments, after app/, of the sections that the role may open.
 * @param usesCortes 'Usar corte de caja' of the tenant; without it nobody sees Caja (day.md 3)
 */
export function sectionsOf(role: Role, usesCortes = false): readonly Section[] {
  return SECTIONS_BY_ROLE[role].filter((section) => section !== 'caja' || usesCortes);
}

/** Path of the page that a role sees first after sign-in. */
export function redirectionOf(role: Role): string {
  return role === 'accountant' ? '/app/ventas' : '/app/activos';
}

/** Whether a role has one of the product's permissions. */
export function can(role: Role, action: Permission): boolean {
  return PERMISSIONS_BY_ROLE[role].includes(action);
}

/** Whether the product itself has a permission of that name; sections bring others. */
export function isOwnPermission(name: string): boolean {
  return PERMISSIONS_BY_ROLE.superuser.some((permission) => permission === name);
}

/**
 * Whether a role sees the notas of every sucursal: superuser and accountant do; admin and user see only those of their own
 * sucursal.
 */
export function seesAllSucursales(role: Role): boolean {
  return role === 'superuser' || role === 'accountant';
}
