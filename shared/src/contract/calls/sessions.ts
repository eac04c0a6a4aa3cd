import type {
  endMemberSessionsSchemas,
  endOtherSessionsSchemas,
  endOwnSessionSchemas,
  memberSessionsSchemas,
  ownSessionsSchemas,
} from '../schemas/sessions.ts';
import { sessionCall } from './call.ts';

export const ownSessionsCall = sessionCall<typeof ownSessionsSchemas>('GET', '/api/auth/sesiones', 'session');

/** 404 when it isn't an open session of the own account. */
export const endOwnSessionCall = sessionCall<typeof endOwnSessionSchemas>('POST', '/api/auth/sesiones/terminar', 'session');

export const endOtherSessionsCall = sessionCall<typeof endOtherSessionsSchemas>(
  'POST',
  '/api/auth/sesiones/terminarOtras',
  'session',
);

/** 404 for an unknown account. */
export const memberSessionsCall = sessionCall<typeof memberSessionsSchemas>('GET', '/api/usuarios/:id/sesiones', 'configurar');

/** Without `sesion` it ends all. 404 for an unknown account or session. */
export const endMemberSessionsCall = sessionCall<typeof endMemberSessionsSchemas>(
  'POST',
  '/api/usuarios/:id/sesiones/terminar',
  'configurar',
);
