import { type Static, Type } from 'typebox';
import { ROLES } from '../domain/roles.ts';
import type { Endpoint } from './endpoint.ts';
import { TextSchema, Uuid } from './primitives.ts';
import { Sucursal } from './tenant.ts';

const [superuser, admin, user, accountant] = ROLES;
const Role = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

/**
 * What became of an invitation's mail: 'enviado' accepted by the mail server, 'pendiente' still on its way, 'fallido' (offer 'Reenviar
 * invitación'), 'sin_servidor' when the product has no mail server: then the answer carries `enlace`, to copy.
 */
export const EmailState = Type.Union([
  Type.Literal('enviado'),
  Type.Literal('pendiente'),
  Type.Literal('fallido'),
  Type.Literal('sin_servidor'),
]);
export type EmailState = Static<typeof EmailState>;

/** One account of the team. */
export const Member = Type.Object({
  _id: Type.String(),
  /** What they sign in with: an e-mail address. */
  usuario: Type.String(),
  email: Type.String(),
  /** '' until they activate their account. */
  nombre: Type.String(),
  rol: Role,
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  /** Of an account that isn't confirmed; null when confirmed or when no invitation stands. */
  invitacion: Type.Union([Type.Object({ correo: EmailState, expira: Type.String(), vencida: Type.Boolean() }), Type.Null()]),
});
export type Member = Static<typeof Member>;

export const listTeamCall = {
  method: 'GET',
  path: '/api/tenant/allUsersByTenant',
  summary: 'Las cuentas de la lavandería',
  action: 'configurar',
  response: Type.Object({ response: Type.Array(Member) }),
} as const satisfies Endpoint;

/**
 * The user modal. Without `_id` it invites: `usuario` (e-mail), `idSucursal` and `rol` are needed. With `_id` it changes name, branch and role of
 * that account; what isn't sent stays. The rest of a user object is ignored. Rules are 422 with the field in `campos`.
 */
export const SaveUser = Type.Object({
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  usuario: Type.Optional(TextSchema(200)),
  nombre: Type.Optional(TextSchema(120)),
  idSucursal: Type.Optional(Type.String({ maxLength: 60 })),
  rol: Type.Optional(Type.String({ maxLength: 20 })),
});
export type SaveUser = Static<typeof SaveUser>;

/** `correo` and `enlace` come with an invitation only; `enlace` only without a mail server. */
const InvitationResponse = Type.Object({
  response: Type.String(),
  usuario: Member,
  correo: Type.Optional(EmailState),
  enlace: Type.Optional(Type.String()),
});
export type InvitationResponse = Static<typeof InvitationResponse>;

/** A changed role ends that account's sessions. 422 for a role that can't be granted, 409 for an e-mail that has an account, 404 for an account that isn't there. */
export const saveUserCall = {
  method: 'POST',
  path: '/api/usuarios/guardar',
  summary: 'Invita a una persona o modifica su cuenta',
  action: 'configurar',
  body: SaveUser,
  response: InvitationResponse,
} as const satisfies Endpoint;

/** The whole user object is sent; `_id` counts. Ends its sessions. 409 for the last superuser and for oneself, 404 for an account that isn't there. */
export const removeUserCall = {
  method: 'POST',
  path: '/api/usuarios/delete',
  summary: 'Elimina una cuenta del equipo',
  action: 'configurar',
  body: Type.Object({ _id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Endpoint;

/** A new invitation; the earlier link stops working. 409 when the account is confirmed. */
export const resendInvitationCall = {
  method: 'POST',
  path: '/api/usuarios/reenviar',
  summary: 'Reenvía la invitación',
  action: 'configurar',
  body: Type.Object({ _id: Uuid }),
  response: InvitationResponse,
} as const satisfies Endpoint;

const paramsToken = Type.Object({ token: Type.String({ maxLength: 200 }) });

const TokenData = Type.Object({
  tenant: Type.Object({ nombre: Type.String(), logo: Type.String() }),
  usuario: Type.String(),
});

/**
 * 200 with who is invited and by whom (also under `response`, as the other calls of this area answer), and an HttpOnly cookie that
 * `usuariosActivar` needs. 404 invalid or used, 401 expired, 429 throttled.
 */
export const readInvitationCall = {
  method: 'GET',
  path: '/api/usuarios/confirmation/:token',
  summary: 'Lo que muestra la página de activación',
  action: 'publica',
  params: paramsToken,
  response: Type.Object({ ...TokenData.properties, response: TokenData }),
} as const satisfies Endpoint;

/** Spec 5 in its order (`revisarActivacion` of the domain), 422 with the field. 404 without the cookie of a valid token, or when `usuario` isn't its account; 401 expired. */
export const Activation = Type.Object({
  nombre: Type.Optional(TextSchema(60)),
  apellidos: Type.Optional(TextSchema(80)),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  usuario: Type.Optional(TextSchema(200)),
});
export type Activation = Static<typeof Activation>;

export const activateUserCall = {
  method: 'POST',
  path: '/api/usuarios/confirmation/submit',
  summary: 'Activa la cuenta de la invitación',
  action: 'publica',
  body: Activation,
  response: Type.Object({ usuario: Type.String() }),
} as const satisfies Endpoint;

/** 'Olvidé mi contraseña': the same 200 whether there is such an account or not. 429 throttled. */
export const forgotPasswordCall = {
  method: 'POST',
  path: '/api/auth/olvide',
  summary: 'Envía el enlace para restablecer la contraseña',
  action: 'publica',
  body: Type.Object({ usuario: TextSchema(200, 1) }),
  response: Type.Object({}),
} as const satisfies Endpoint;

/** The link of the mail is {base}/usuarios/restablecer/{token}; this says whether it still works: 404 invalid or used, 401 expired. */
export const readResetCall = {
  method: 'GET',
  path: '/api/auth/restablecer/:token',
  summary: 'Lo que muestra la página para restablecer la contraseña',
  action: 'publica',
  params: paramsToken,
  response: TokenData,
} as const satisfies Endpoint;

/** Ends every session of the account. 422 for a password of less than 6 characters, 404 invalid or used, 401 expired. */
export const resetPasswordCall = {
  method: 'POST',
  path: '/api/auth/restablecer',
  summary: 'Restablece la contraseña con el enlace recibido',
  action: 'publica',
  body: Type.Object({ token: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ usuario: Type.String() }),
} as const satisfies Endpoint;

/** Ends the account's other sessions. 403 with campo 'actual' for a wrong current password, 422 for a new one of less than 6 characters, 429 throttled. */
export const changePasswordCall = {
  method: 'POST',
  path: '/api/auth/cambiarPassword',
  summary: 'Cambia la contraseña propia',
  action: 'sesion',
  body: Type.Object({ actual: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({}),
} as const satisfies Endpoint;
