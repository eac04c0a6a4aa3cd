/** The role table of decisions "Roles", used by the client to hide and by the server to refuse. */
export const ROLES = ['superuser', 'admin', 'user', 'accountant'] as const;
export type Rol = (typeof ROLES)[number];

export const SECCIONES = ['activos', 'pos', 'ventas', 'clientes', 'dashboard', 'configuracion'] as const;
export type Seccion = (typeof SECCIONES)[number];

/** What a call does, as far as roles care. */
export type Accion =
  | 'notas.leer'
  | 'notas.cambiar'
  | 'notas.anular'
  | 'pagos.revertir'
  | 'clientes.leer'
  | 'clientes.cambiar'
  | 'clientes.eliminar'
  | 'catalogo.leer'
  | 'reportes.leer'
  | 'configurar';

const SECCIONES_POR_ROL: Record<Rol, readonly Seccion[]> = {
  superuser: SECCIONES,
  admin: ['activos', 'pos', 'ventas', 'clientes', 'dashboard'],
  user: ['activos', 'pos', 'ventas', 'clientes'],
  accountant: ['ventas', 'clientes', 'dashboard'],
};

const LEER: readonly Accion[] = ['notas.leer', 'clientes.leer', 'catalogo.leer'];
const CAJA: readonly Accion[] = [...LEER, 'notas.cambiar', 'clientes.cambiar'];
const ADMIN: readonly Accion[] = [...CAJA, 'notas.anular', 'pagos.revertir', 'clientes.eliminar', 'reportes.leer'];

const ACCIONES_POR_ROL: Record<Rol, readonly Accion[]> = {
  superuser: [...ADMIN, 'configurar'],
  admin: ADMIN,
  user: CAJA,
  accountant: [...LEER, 'reportes.leer'],
};

/** The permissions list of authData: first path segments after app/. */
export function permisosDe(rol: Rol): readonly Seccion[] {
  return SECCIONES_POR_ROL[rol];
}

export function redireccionDe(rol: Rol): string {
  return rol === 'accountant' ? '/app/ventas' : '/app/activos';
}

export function puede(rol: Rol, accion: Accion): boolean {
  return ACCIONES_POR_ROL[rol].includes(accion);
}

/** superuser and accountant see the notes of every branch; admin and user only their own branch's. */
export function veTodasLasSucursales(rol: Rol): boolean {
  return rol === 'superuser' || rol === 'accountant';
}
