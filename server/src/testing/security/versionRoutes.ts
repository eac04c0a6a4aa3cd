import { READ_ROLES, type SessionRoute } from './sessionRoute.ts';

/** The part of `SESSION_ROUTES` (who may make each call) about versions of sections and preview links. */
export const VERSION_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/versiones': { roles: 'S', prepare: () => ({ path: '/api/versiones' }) },
  'POST /api/versiones/:remoto/vista-previa': {
    roles: 'S',
    prepare: () => ({ path: '/api/versiones/mfe-nadie/vista-previa', body: {}, expected: 404 }),
  },
  'GET /api/vistas/:ficha': { roles: READ_ROLES, prepare: () => ({ path: '/api/vistas/nadie', expected: 404 }) },
};
