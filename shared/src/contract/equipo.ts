import { type Static, Type } from 'typebox';
import { ROLES } from '../domain/roles.ts';
import type { Llamada } from './llamada.ts';
import { Texto, Uuid } from './primitivos.ts';
import { Sucursal } from './tenant.ts';

const [superuser, admin, user, accountant] = ROLES;
const Rol = Type.Union([Type.Literal(superuser), Type.Literal(admin), Type.Literal(user), Type.Literal(accountant)]);

/**
 * What became of an invitation's mail: 'enviado' accepted by the mail server, 'pendiente' still on its way, 'fallido' (offer 'Reenviar
 * invitación'), 'sin_servidor' when the product has no mail server: then the answer carries `enlace`, to copy.
 */
export const EstadoCorreo = Type.Union([
  Type.Literal('enviado'),
  Type.Literal('pendiente'),
  Type.Literal('fallido'),
  Type.Literal('sin_servidor'),
]);
export type EstadoCorreo = Static<typeof EstadoCorreo>;

/** One account of the team. */
export const Miembro = Type.Object({
  _id: Type.String(),
  /** What they sign in with: an e-mail address. */
  usuario: Type.String(),
  email: Type.String(),
  /** '' until they activate their account. */
  nombre: Type.String(),
  rol: Rol,
  confirmed: Type.Boolean(),
  lastLogin: Type.Union([Type.String(), Type.Null()]),
  fechaAlta: Type.String(),
  idSucursal: Type.String(),
  sucursalData: Sucursal,
  /** Of an account that isn't confirmed; null when confirmed or when no invitation stands. */
  invitacion: Type.Union([Type.Object({ correo: EstadoCorreo, expira: Type.String(), vencida: Type.Boolean() }), Type.Null()]),
});
export type Miembro = Static<typeof Miembro>;

export const equipoLista = {
  metodo: 'GET',
  ruta: '/api/tenant/allUsersByTenant',
  resumen: 'Las cuentas de la lavandería',
  accion: 'configurar',
  respuesta: Type.Object({ response: Type.Array(Miembro) }),
} as const satisfies Llamada;

/**
 * The user modal. Without `_id` it invites: `usuario` (e-mail), `idSucursal` and `rol` are needed. With `_id` it changes name, branch and role of
 * that account; what isn't sent stays. The rest of a user object is ignored. Rules are 422 with the field in `campos`.
 */
export const GuardarUsuario = Type.Object({
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  usuario: Type.Optional(Texto(200)),
  nombre: Type.Optional(Texto(120)),
  idSucursal: Type.Optional(Type.String({ maxLength: 60 })),
  rol: Type.Optional(Type.String({ maxLength: 20 })),
});
export type GuardarUsuario = Static<typeof GuardarUsuario>;

/** `correo` and `enlace` come with an invitation only; `enlace` only without a mail server. */
const RespuestaInvitacion = Type.Object({
  response: Type.String(),
  usuario: Miembro,
  correo: Type.Optional(EstadoCorreo),
  enlace: Type.Optional(Type.String()),
});
export type RespuestaInvitacion = Static<typeof RespuestaInvitacion>;

/** A changed role ends that account's sessions. 422 for a role that can't be granted, 409 for an e-mail that has an account, 404 for an account that isn't there. */
export const usuariosGuardar = {
  metodo: 'POST',
  ruta: '/api/usuarios/guardar',
  resumen: 'Invita a una persona o modifica su cuenta',
  accion: 'configurar',
  cuerpo: GuardarUsuario,
  respuesta: RespuestaInvitacion,
} as const satisfies Llamada;

/** The whole user object is sent; `_id` counts. Ends its sessions. 409 for the last superuser and for oneself, 404 for an account that isn't there. */
export const usuariosDelete = {
  metodo: 'POST',
  ruta: '/api/usuarios/delete',
  resumen: 'Elimina una cuenta del equipo',
  accion: 'configurar',
  cuerpo: Type.Object({ _id: Uuid }),
  respuesta: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Llamada;

/** A new invitation; the earlier link stops working. 409 when the account is confirmed. */
export const usuariosReenviar = {
  metodo: 'POST',
  ruta: '/api/usuarios/reenviar',
  resumen: 'Reenvía la invitación',
  accion: 'configurar',
  cuerpo: Type.Object({ _id: Uuid }),
  respuesta: RespuestaInvitacion,
} as const satisfies Llamada;

const paramsToken = Type.Object({ token: Type.String({ maxLength: 200 }) });

const DatosToken = Type.Object({
  tenant: Type.Object({ nombre: Type.String(), logo: Type.String() }),
  usuario: Type.String(),
});

/**
 * 200 with who is invited and by whom (also under `response`, as the other calls of this area answer), and an HttpOnly cookie that
 * `usuariosActivar` needs. 404 invalid or used, 401 expired, 429 throttled.
 */
export const usuariosConfirmacion = {
  metodo: 'GET',
  ruta: '/api/usuarios/confirmation/:token',
  resumen: 'Lo que muestra la página de activación',
  accion: 'publica',
  params: paramsToken,
  respuesta: Type.Object({ ...DatosToken.properties, response: DatosToken }),
} as const satisfies Llamada;

/** Spec 5 in its order (`revisarActivacion` of the domain), 422 with the field. 404 without the cookie of a valid token, or when `usuario` isn't its account; 401 expired. */
export const Activacion = Type.Object({
  nombre: Type.Optional(Texto(60)),
  apellidos: Type.Optional(Texto(80)),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  usuario: Type.Optional(Texto(200)),
});
export type Activacion = Static<typeof Activacion>;

export const usuariosActivar = {
  metodo: 'POST',
  ruta: '/api/usuarios/confirmation/submit',
  resumen: 'Activa la cuenta de la invitación',
  accion: 'publica',
  cuerpo: Activacion,
  respuesta: Type.Object({ usuario: Type.String() }),
} as const satisfies Llamada;

/** 'Olvidé mi contraseña': the same 200 whether there is such an account or not. 429 throttled. */
export const authOlvide = {
  metodo: 'POST',
  ruta: '/api/auth/olvide',
  resumen: 'Envía el enlace para restablecer la contraseña',
  accion: 'publica',
  cuerpo: Type.Object({ usuario: Texto(200, 1) }),
  respuesta: Type.Object({}),
} as const satisfies Llamada;

/** The link of the mail is {base}/usuarios/restablecer/{token}; this says whether it still works: 404 invalid or used, 401 expired. */
export const authRestablecerDatos = {
  metodo: 'GET',
  ruta: '/api/auth/restablecer/:token',
  resumen: 'Lo que muestra la página para restablecer la contraseña',
  accion: 'publica',
  params: paramsToken,
  respuesta: DatosToken,
} as const satisfies Llamada;

/** Ends every session of the account. 422 for a password of less than 6 characters, 404 invalid or used, 401 expired. */
export const authRestablecer = {
  metodo: 'POST',
  ruta: '/api/auth/restablecer',
  resumen: 'Restablece la contraseña con el enlace recibido',
  accion: 'publica',
  cuerpo: Type.Object({ token: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  respuesta: Type.Object({ usuario: Type.String() }),
} as const satisfies Llamada;

/** Ends the account's other sessions. 403 with campo 'actual' for a wrong current password, 422 for a new one of less than 6 characters, 429 throttled. */
export const authCambiarPassword = {
  metodo: 'POST',
  ruta: '/api/auth/cambiarPassword',
  resumen: 'Cambia la contraseña propia',
  accion: 'sesion',
  cuerpo: Type.Object({ actual: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
  respuesta: Type.Object({}),
} as const satisfies Llamada;
