import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Uuid } from './primitives.ts';

/** An open session of an account: one browser in which it is signed in. */
export const OpenSession = Type.Object({
  _id: Type.String(),
  /** 'Chrome en Windows'; '' when the User-Agent header names neither browser nor system. */
  dispositivo: Type.String(),
  /** IP address of the session's last use. This field and `ultimoUso` may be up to 5 minutes old. */
  direccion: Type.String(),
  inicio: Type.String(),
  ultimoUso: Type.String(),
  /** True for the session that made the request. */
  actual: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;

const Sessions = Type.Object({ sesiones: Type.Array(OpenSession) });
const Ended = Type.Object({ terminadas: Type.Integer() });

export const ownSessionsSchemas = {
  summary: 'Las sesiones abiertas de la propia cuenta',
  response: Sessions,
} satisfies CallSchemas;

export const endOwnSessionSchemas = {
  summary: 'Termina una sesión de la propia cuenta',
  body: Type.Object({ _id: Uuid }),
  response: Ended,
} satisfies CallSchemas;

export const endOtherSessionsSchemas = {
  summary: 'Termina las demás sesiones de la propia cuenta',
  response: Ended,
} satisfies CallSchemas;

export const memberSessionsSchemas = {
  summary: 'Las sesiones abiertas de una cuenta del equipo',
  params: Type.Object({ id: Uuid }),
  response: Sessions,
} satisfies CallSchemas;

export const endMemberSessionsSchemas = {
  summary: 'Termina una sesión de una cuenta del equipo, o todas',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ sesion: Type.Optional(Uuid) }),
  response: Ended,
} satisfies CallSchemas;
