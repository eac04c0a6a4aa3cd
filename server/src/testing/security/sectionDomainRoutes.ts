import { READ_ROLES, type SessionRoute } from './sessionRoute.ts';

/** The part of `SESSION_ROUTES` (who may make each call) about permissions that sections declare and their teams' services. */
export const SECTION_DOMAIN_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/tenant/permisos': { roles: 'S', prepare: () => ({ path: '/api/tenant/permisos' }) },
  'POST /api/tenant/permisos': {
    roles: 'S',
    prepare: () => ({
      path: '/api/tenant/permisos',
      body: { permisos: [{ clave: 'rutas.ver', roles: ['admin'] }] },
      expected: 422,
    }),
  },
  'GET /api/s/:segmento/*': { roles: READ_ROLES, prepare: () => ({ path: '/api/s/rutas/dia', expected: 404 }) },
  'POST /api/s/:segmento/*': { roles: READ_ROLES, prepare: () => ({ path: '/api/s/rutas/dia', body: {}, expected: 404 }) },
};
