import { type Static, Type } from 'typebox';
import { ROLES } from '../domain/roles.ts';
import type { Llamada } from './llamada.ts';
import { Texto } from './primitivos.ts';
import { Sucursal, Tenant } from './tenant.ts';

export const Credenciales = Type.Object({ usuario: Texto(200, 1), password: Type.String({ minLength: 1, maxLength: 200 }) });
export type Credenciales = Static<typeof Credenciales>;

const [superuser, admin, user, accountant] = ROLES;
const Rol = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

/** The signed-in user (spec 3 "Authenticated user"). */
export const Usuario = Type.Object({
  _id: Type.String(),
  usuario: Type.String(),
  rol: Rol,
  nombre: Type.String(),
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  tenantData: Tenant,
});
export type Usuario = Static<typeof Usuario>;

export const RespuestaSubmit = Type.Object({ redirection: Type.String() });
export const DatosSesion = Type.Object({ usuario: Usuario, permissions: Type.Array(Type.String()) });
export type DatosSesion = Static<typeof DatosSesion>;

/** Body is form data (multipart or urlencoded) or JSON. 401 unknown user, 403 wrong password, 429 throttled. */
export const authSubmit = {
  metodo: 'POST',
  ruta: '/api/auth/submit',
  resumen: 'Inicia sesión; la cookie de sesión viene en la respuesta',
  accion: 'publica',
  cuerpo: Credenciales,
  respuesta: RespuestaSubmit,
} as const satisfies Llamada;

export const authLogout = {
  metodo: 'POST',
  ruta: '/api/auth/logout',
  resumen: 'Termina la sesión',
  accion: 'publica',
  respuesta: Type.Object({}),
} as const satisfies Llamada;

export const authData = {
  metodo: 'GET',
  ruta: '/api/auth/authData',
  resumen: 'El usuario de la sesión, su lavandería y sus permisos',
  accion: 'sesion',
  respuesta: DatosSesion,
} as const satisfies Llamada;
