import { type Static, Type } from 'typebox';
import { ROLES } from '../domain/roles.ts';
import type { Endpoint } from './endpoint.ts';
import { LooseText, TextSchema, Uuid } from './primitives.ts';
import { Sucursal } from './tenant.ts';

const [superuser, admin, user, accountant] = ROLES;
const Role = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

/**
 * State of an invitation's mail: 'enviado' accepted by the mail server, 'pendiente' being sent, 'fallido' (offer
 * 'Reenviar invitación'), 'sin_servidor' without a mail server: the answer then has `enlace` to copy.
 */
export const EmailState = Type.Union([
  Type.Literal('enviado'),
  Type.Literal('pendiente'),
  Type.Literal('fallido'),
  Type.Literal('sin_servidor'),
]);
export type EmailState = Static<typeof EmailState>;

/** An account of the team. */
export const Member = Type.Object({
  _id: Type.String(),
  /** E-mail address they sign in with. */
  usuario: Type.String(),
  email: Type.String(),
  /** '' until they activate the account. */
  nombre: Type.String(),
  rol: Role,
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  /** Null when the account is confirmed or has no open invitation. */
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
 * Body of the user dialog. Without `_id` it invites and needs `usuario` (e-mail), `idSucursal` and `rol`. With `_id` it
 * changes the name, sucursal and role that are sent; other fields are ignored. Broken rules are 422 with the field in
 * `campos`.
 */
export const SaveUser = Type.Object({
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  usuario: Type.Optional(TextSchema(200)),
  nombre: Type.Optional(TextSchema(120)),
  idSucursal: Type.Optional(Type.String({ maxLength: 60 })),
  rol: Type.Optional(Type.String({ maxLength: 20 })),
});
export type SaveUser = Static<typeof SaveUser>;

/** `correo` and `enlace` are sent for invitations only; `enlace` only without a mail server. */
const InvitationResponse = Type.Object({
  response: Type.String(),
  usuario: Member,
  correo: Type.Optional(EmailState),
  enlace: Type.Optional(Type.String()),
});
export type InvitationResponse = Static<typeof InvitationResponse>;

/** A new role ends the account's sessions. 422 role not grantable, 409 e-mail in use, 404 unknown account. */
export const saveUserCall = {
  method: 'POST',
  path: '/api/usuarios/guardar',
  summary: 'Invita a una persona o modifica su cuenta',
  action: 'configurar',
  body: SaveUser,
  response: InvitationResponse,
} as const satisfies Endpoint;

/** Ends the sessions of `_id`. 409 for the last superuser and for oneself, 404 for an unknown account. */
export const removeUserCall = {
  method: 'POST',
  path: '/api/usuarios/delete',
  summary: 'Elimina una cuenta del equipo',
  action: 'configurar',
  body: Type.Object({ _id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Endpoint;

/** Sends a new invitation; the earlier link stops working. 409 when the account is confirmed. */
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
 * Returns the invited user and the laundry (repeated under `response`, as in this area's other calls), and sets the
 * HttpOnly cookie that `activateUserCall` needs. 404 invalid or used, 401 expired, 429 throttled.
 */
export const readInvitationCall = {
  method: 'GET',
  path: '/api/usuarios/confirmation/:token',
  summary: 'Lo que muestra la página de activación',
  action: 'publica',
  params: paramsToken,
  response: Type.Object({ ...TokenData.properties, response: TokenData }),
} as const satisfies Endpoint;

/** Spec 5 (`checkActivation`), 422 with the field. 404 without its token's cookie or another `usuario`, 401 expired. */
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

/** 'Olvidé mi contraseña': always 200, so it does not reveal which accounts exist. 429 throttled. */
export const forgotPasswordCall = {
  method: 'POST',
  path: '/api/auth/olvide',
  summary: 'Envía el enlace para restablecer la contraseña',
  action: 'publica',
  body: Type.Object({ usuario: LooseText(200, 1) }),
  response: Type.Object({}),
} as const satisfies Endpoint;

/** Whether the mailed link {base}/usuarios/restablecer/{token} still works: 404 invalid or used, 401 expired. */
export const readResetCall = {
  method: 'GET',
  path: '/api/auth/restablecer/:token',
  summary: 'Lo que muestra la página para restablecer la contraseña',
  action: 'publica',
  params: paramsToken,
  response: TokenData,
} as const satisfies Endpoint;

/** Ends every session of the account. 422 for a password under 6 characters, 404 invalid or used, 401 expired. */
export const resetPasswordCall = {
  method: 'POST',
  path: '/api/auth/restablecer',
  summary: 'Restablece la contraseña con el enlace recibido',
  action: 'publica',
  body: Type.Object({ token: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ usuario: Type.String() }),
} as const satisfies Endpoint;

/** Ends the other sessions. 403 (campo 'actual') wrong current password, 422 under 6 characters, 429 throttled. */
export const changePasswordCall = {
  method: 'POST',
  path: '/api/auth/cambiarPassword',
  summary: 'Cambia la contraseña propia',
  action: 'sesion',
  body: Type.Object({ actual: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({}),
} as const satisfies Endpoint;
