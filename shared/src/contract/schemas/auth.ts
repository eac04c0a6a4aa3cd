import { type Static, Type } from 'typebox';
import { ROLES } from '../../domain/roles.ts';
import type { CallSchemas } from '../calls/call.ts';
import { LooseText } from './primitives.ts';
import { Sucursal, Tenant } from './tenant.ts';

export const Credentials = Type.Object({
  usuario: LooseText(200, 1),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

const [superuser, admin, user, accountant] = ROLES;
export const Role = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

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

/**
 * The usual second factors of a session that waits for one: the authenticator's code or a passkey. A recovery code works too.
 */
export const SecondFactorKind = Type.Union([Type.Literal('codigo'), Type.Literal('llave')]);
export type SecondFactorKind = Static<typeof SecondFactorKind>;

/**
 * Answer to a sign-in. With `segundoFactor` the session still waits for one of the second factors `factores`, and `redirection`
 * is ''.
 */
export const SubmitResponse = Type.Object({
  redirection: Type.String(),
  segundoFactor: Type.Optional(Type.Boolean()),
  factores: Type.Optional(Type.Array(SecondFactorKind)),
});
export const SessionData = Type.Object({ usuario: User, permissions: Type.Array(Type.String()) });
export type SessionData = Static<typeof SessionData>;

export const signInSchemas = {
  summary: 'Inicia sesión; la cookie de sesión viene en la respuesta',
  body: Credentials,
  response: SubmitResponse,
} satisfies CallSchemas;

export const signOutSchemas = {
  summary: 'Termina la sesión',
  response: Type.Object({}),
} satisfies CallSchemas;

export const readSessionSchemas = {
  summary: 'El usuario de la sesión, su lavandería y sus permisos',
  response: SessionData,
} satisfies CallSchemas;
