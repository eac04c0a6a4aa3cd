import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Role } from './auth.ts';
import { LooseText, TextSchema, Uuid } from './primitives.ts';
import { Sucursal } from './tenant.ts';

/**
 * State of an invitation's mail. 'enviado': the mail server accepted it. 'pendiente': it is being sent. 'fallido': it couldn't be
 * sent, so 'Reenviar invitación' is offered. 'sin_servidor': there is no mail server, and the answer has `enlace` to copy.
 */
export const EmailState = Type.Union([
  Type.Literal('enviado'),
  Type.Literal('pendiente'),
  Type.Literal('fallido'),
  Type.Literal('sin_servidor'),
]);
export type EmailState = Static<typeof EmailState>;

/** An account of the laundry: a person of its staff, invited or active. */
export const Member = Type.Object({
  _id: Type.String(),
  /** E-mail address with which the person signs in. */
  usuario: Type.String(),
  email: Type.String(),
  /** Name of the person; '' until the account is activated. */
  nombre: Type.String(),
  rol: Role,
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  /** The open invitation; null when the account is confirmed or has none. */
  invitacion: Type.Union([Type.Object({ correo: EmailState, expira: Type.String(), vencida: Type.Boolean() }), Type.Null()]),
});
export type Member = Static<typeof Member>;

export const listTeamSchemas = {
  summary: 'Las cuentas de la lavandería',
  response: Type.Object({ response: Type.Array(Member) }),
} satisfies CallSchemas;

/**
 * Without `_id` the call invites a person and needs `usuario` (e-mail), `idSucursal` and `rol`. With `_id` it changes the name,
 * sucursal and role that are sent, and ignores other fields.
 * @throws 422 with the fields in `campos`
 */
export const SaveUser = Type.Object({
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  usuario: Type.Optional(TextSchema(200)),
  nombre: Type.Optional(TextSchema(120)),
  idSucursal: Type.Optional(Type.String({ maxLength: 60 })),
  rol: Type.Optional(Type.String({ maxLength: 20 })),
});
export type SaveUser = Static<typeof SaveUser>;

/** Only answers about invitations have `correo`. They have `enlace` too when there is no mail server. */
const InvitationResponse = Type.Object({
  response: Type.String(),
  usuario: Member,
  correo: Type.Optional(EmailState),
  enlace: Type.Optional(Type.String()),
});
export type InvitationResponse = Static<typeof InvitationResponse>;

export const saveUserSchemas = {
  summary: 'Invita a una persona o modifica su cuenta',
  body: SaveUser,
  response: InvitationResponse,
} satisfies CallSchemas;

export const removeUserSchemas = {
  summary: 'Elimina una cuenta del equipo',
  body: Type.Object({ _id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} satisfies CallSchemas;

export const resendInvitationSchemas = {
  summary: 'Reenvía la invitación',
  body: Type.Object({ _id: Uuid }),
  response: InvitationResponse,
} satisfies CallSchemas;

export const makeResetLinkSchemas = {
  summary: 'Crea un enlace para que otra persona elija una nueva contraseña',
  body: Type.Object({ _id: Uuid }),
  response: Type.Object({ enlace: Type.String() }),
} satisfies CallSchemas;

const paramsToken = Type.Object({ token: Type.String({ maxLength: 200 }) });

const TokenData = Type.Object({
  tenant: Type.Object({ nombre: Type.String(), logo: Type.String() }),
  usuario: Type.String(),
});

export const readInvitationSchemas = {
  summary: 'Lo que muestra la página de activación',
  params: paramsToken,
  response: Type.Object({ ...TokenData.properties, response: TokenData }),
} satisfies CallSchemas;

/**
 * Body of the activation form.
 * @throws 422 with the field for a broken rule of spec 5 (`checkActivation`) or a password that is easy to guess, 404 without the
 * invitation's cookie or for another `usuario`, 401 when the invitation expired
 */
export const Activation = Type.Object({
  nombre: Type.Optional(TextSchema(60)),
  apellidos: Type.Optional(TextSchema(80)),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  usuario: Type.Optional(TextSchema(200)),
});
export type Activation = Static<typeof Activation>;

export const activateUserSchemas = {
  summary: 'Activa la cuenta de la invitación',
  body: Activation,
  response: Type.Object({ usuario: Type.String() }),
} satisfies CallSchemas;

export const forgotPasswordSchemas = {
  summary: 'Envía el enlace para restablecer la contraseña',
  body: Type.Object({ usuario: LooseText(200, 1) }),
  response: Type.Object({ sinCorreo: Type.Optional(Type.Boolean()) }),
} satisfies CallSchemas;

export const readResetSchemas = {
  summary: 'Lo que muestra la página para restablecer la contraseña',
  params: paramsToken,
  response: TokenData,
} satisfies CallSchemas;

export const resetPasswordSchemas = {
  summary: 'Restablece la contraseña con el enlace recibido',
  body: Type.Object({ token: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ usuario: Type.String() }),
} satisfies CallSchemas;

export const changePasswordSchemas = {
  summary: 'Cambia la contraseña propia',
  body: Type.Object({ actual: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({}),
} satisfies CallSchemas;
