import { randomUUID } from 'node:crypto';
import type { AttackScenario } from './attackScenario.ts';
import { ok } from './attackScenario.ts';
import type { SessionRoute } from './sessionRoute.ts';

/** A new driver, inactive because the attacks add more drivers than may be active in a sucursal. */
const aDriver = () => ({
  ...{
    _id: randomUUID(),
    nombre: 'Toño',
    telefono: '',
    vehiculo: 'moto',
    capacidad: null,
    sale: '09:00',
    dias: [2, 3],
    activo: false,
  },
});

/** Id of a driver of the user's sucursal. */
async function driver(m: AttackScenario): Promise<string> {
  const { choferes: drivers } = ok(await m.e.as.user.get('/api/rutas/choferes'));
  return drivers[0]._id;
}

/** The part of `SESSION_ROUTES` (who may make each call) about planning the drivers' routes (day.md 5). */
export const RUTA_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/rutas/dia': { roles: 'SAU', prepare: (m) => ({ path: `/api/rutas/dia?fecha=${m.today}` }) },
  'POST /api/rutas/mover': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/rutas/mover',
      body: { fecha: m.today, parada: { nota: await m.nota(), tipo: 'entrega' }, chofer: await driver(m) },
      // The nota isn't delivered to the door, so no stop has it.
      expected: 404,
    }),
  },
  'POST /api/rutas/proponer': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/rutas/proponer',
      body: { fecha: m.today, choferes: [{ chofer: await driver(m), sale: '09:00' }] },
    }),
  },
  'POST /api/rutas/repartir': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/rutas/repartir',
      body: { fecha: m.today, rutas: [{ chofer: await driver(m), sale: '09:00', paradas: [] }] },
    }),
  },
  'POST /api/rutas/enlace': {
    roles: 'SAU',
    prepare: async (m) => ({ path: '/api/rutas/enlace', body: { fecha: m.today, chofer: await driver(m) } }),
  },
  'POST /api/rutas/enlace/revocar': {
    roles: 'SAU',
    prepare: async (m) => ({ path: '/api/rutas/enlace/revocar', body: { fecha: m.today, chofer: await driver(m) } }),
  },
  'GET /api/rutas/paradas/:nota/:tipo/foto': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: `/api/rutas/paradas/${await m.nota()}/entrega/foto?fecha=${m.today}`,
      expected: 404,
    }),
  },
  'GET /api/rutas/choferes': { roles: 'SAU', prepare: () => ({ path: '/api/rutas/choferes' }) },
  'POST /api/rutas/choferes': {
    roles: 'SA',
    prepare: () => ({ path: '/api/rutas/choferes', body: aDriver() }),
  },
  'POST /api/rutas/salida': {
    roles: 'SA',
    prepare: () => ({ path: '/api/rutas/salida', body: { lat: 19.39, lon: -99.15 } }),
  },
};
