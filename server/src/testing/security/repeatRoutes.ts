import { randomUUID } from 'node:crypto';
import type { SessionRoute } from './sessionRoute.ts';

/** The part of `SESSION_ROUTES` (who may make each call) about recolecciones that repeat each week (day.md 5). */
export const REPEAT_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/rutas/repeticiones': {
    roles: 'SAU',
    prepare: async (m) => ({ path: `/api/rutas/repeticiones?cliente=${await m.cliente()}` }),
  },
  'POST /api/rutas/repeticiones': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/rutas/repeticiones',
      body: { _id: randomUUID(), cliente: await m.cliente(), dia: 3, hora_inicio: '10:00', hora_final: '12:00' },
    }),
  },
  'POST /api/rutas/repeticiones/quitar': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/rutas/repeticiones/quitar', body: { _id: randomUUID() }, expected: 404 }),
  },
};
