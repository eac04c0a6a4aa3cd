import { type Static, Type } from 'typebox';
import { ROLES } from '../domain/roles.ts';
import type { Endpoint } from './endpoint.ts';
import { LooseText } from './primitives.ts';
import { Sucursal, Tenant } from './tenant.ts';

export const Credentials = Type.Object({
  usuario: LooseText(200, 1),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

const [superuser, admin, user, accountant] = ROLES;
const Role = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

/** The signed-in user (spec 3 "Authenticated user"). */
export const User = Type.Object({
  _id: Type.String(),
  usuario: Type.String(),
  rol: Role,
  nombre: Type.String(),
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  tenantData: Tenant,
});
export type User = Static<typeof User>;

export const SubmitResponse = Type.Object({ redirection: Type.String() });
export const SessionData = Type.Object({ usuario: User, permissions: Type.Array(Type.String()) });
export type SessionData = Static<typeof SessionData>;

/** The body is form data (multipart or urlencoded) or JSON. 401 unknown user, 403 wrong password, 429 throttled. */
export const authSubmit = {
  method: 'POST',
  path: '/api/auth/submit',
  summary: 'Inicia sesión; la cookie de sesión viene en la respuesta',
  action: 'publica',
  body: Credentials,
  response: SubmitResponse,
} as const satisfies Endpoint;

export const authLogout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Termina la sesión',
  action: 'publica',
  response: Type.Object({}),
} as const satisfies Endpoint;

export const authData = {
  method: 'GET',
  path: '/api/auth/authData',
  summary: 'El usuario de la sesión, su lavandería y sus permisos',
  action: 'sesion',
  response: SessionData,
} as const satisfies Endpoint;
