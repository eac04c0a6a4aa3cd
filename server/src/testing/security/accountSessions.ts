import { randomUUID } from 'node:crypto';
import { READ_ROLES, type SessionRoute } from './sessionRoute.ts';

/** The part of `SESSION_ROUTES` (who may make each call) about where an account is signed in. */
export const ACCOUNT_SESSION_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/auth/sesiones': { roles: READ_ROLES, prepare: () => ({ path: '/api/auth/sesiones' }) },
  'POST /api/auth/sesiones/terminar': {
    roles: READ_ROLES,
    prepare: () => ({ path: '/api/auth/sesiones/terminar', body: { _id: randomUUID() }, expected: 404 }),
  },
  'POST /api/auth/sesiones/terminarOtras': {
    roles: READ_ROLES,
    prepare: () => ({ path: '/api/auth/sesiones/terminarOtras' }),
  },
  'GET /api/usuarios/:id/sesiones': {
    roles: 'S',
    prepare: () => ({ path: `/api/usuarios/${randomUUID()}/sesiones`, expected: 404 }),
  },
  'POST /api/usuarios/:id/sesiones/terminar': {
    roles: 'S',
    prepare: () => ({ path: `/api/usuarios/${randomUUID()}/sesiones/terminar`, body: {}, expected: 404 }),
  },
};
