import type {
  endMemberSessionsSchemas,
  endOtherSessionsSchemas,
  endOwnSessionSchemas,
  memberSessionsSchemas,
  ownSessionsSchemas,
} from '../schemas/sessions.ts';
import { sessionCall } from './call.ts';

export const ownSessionsCall = sessionCall<typeof ownSessionsSchemas>('GET', '/api/auth/sesiones', 'session');

/** Ends a session of the user's own account. @throws 404 when the account has no such open session */
export const endOwnSessionCall = sessionCall<typeof endOwnSessionSchemas>('POST', '/api/auth/sesiones/terminar', 'session');

export const endOtherSessionsCall = sessionCall<typeof endOtherSessionsSchemas>(
  'POST',
  '/api/auth/sesiones/terminarOtras',
  'session',
);

/** Reads an account's open sessions. @throws 404 for an unknown account */
export const memberSessionsCall = sessionCall<typeof memberSessionsSchemas>('GET', '/api/usuarios/:id/sesiones', 'configurar');

/** Ends one session or, without `sesion`, every session of the account. @throws 404 for an unknown account or session */
export const endMemberSessionsCall = sessionCall<typeof endMemberSessionsSchemas>(
  'POST',
  '/api/usuarios/:id/sesiones/terminar',
  'configurar',
);
