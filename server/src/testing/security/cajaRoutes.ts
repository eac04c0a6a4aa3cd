import { randomUUID } from 'node:crypto';
import { type Attempt, READ_ROLES, type SessionRoute } from './sessionRoute.ts';

/** A call that discards a capture of an unknown author. @param amount pesos; null for a capture without money */
const discarded = (amount: number | null): Attempt => ({
  path: '/api/capturas/descartar',
  body: {
    ...{
      _id: randomUUID(),
      autor: randomUUID(),
      capturado: new Date().toISOString(),
      tipo: 'abono',
      nombre: 'Laura',
      motivo: '',
    },
    importe: amount,
  },
  expected: 422,
});

/**
 * The part of `SESSION_ROUTES` (who may make each call) about Caja, clientes' credit, and discarded or reviewed captures (day.md
 * 1, 3).
 */
export const CAJA_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/caja': { roles: READ_ROLES, prepare: () => ({ path: '/api/caja' }) },
  'GET /api/caja/cajas': { roles: READ_ROLES, prepare: () => ({ path: '/api/caja/cajas' }) },
  'GET /api/caja/cortes': { roles: READ_ROLES, prepare: (m) => ({ path: `/api/caja/cortes?desde=${m.today}` }) },
  'GET /api/caja/cortes/:corte': {
    roles: READ_ROLES,
    prepare: () => ({ path: `/api/caja/cortes/${randomUUID()}`, expected: 404 }),
  },
  'GET /api/caja/cortes/:corte/imprimir': {
    roles: READ_ROLES,
    prepare: () => ({ path: `/api/caja/cortes/${randomUUID()}/imprimir`, expected: 404 }),
  },
  'GET /api/caja/cortes/:corte/pdf': {
    roles: READ_ROLES,
    prepare: () => ({ path: `/api/caja/cortes/${randomUUID()}/pdf`, expected: 404 }),
  },
  'GET /api/caja/cortes/exportar': {
    roles: READ_ROLES,
    prepare: (m) => ({ path: `/api/caja/cortes/exportar?formato=csv&desde=${m.today}` }),
  },
  'GET /api/caja/diferencias': { roles: 'SC', prepare: (m) => ({ path: `/api/caja/diferencias?desde=${m.today}` }) },
  'GET /api/caja/turnos/:turno/registro': {
    roles: READ_ROLES,
    prepare: async (m) => ({ path: `/api/caja/turnos/${await m.turno()}/registro` }),
  },
  'GET /api/caja/turnos/:turno/parcial': {
    roles: READ_ROLES,
    prepare: async (m) => ({ path: `/api/caja/turnos/${await m.turno()}/parcial` }),
  },
  'POST /api/caja/abrir': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/caja/abrir',
      body: { _id: randomUUID(), caja: await m.caja(), efectivo: { total: 1500 } },
    }),
  },
  'POST /api/caja/movimientos': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/caja/movimientos',
      body: { _id: randomUUID(), turno: await m.turno(), tipo: 'entrada', monto: 5 },
    }),
  },
  'POST /api/caja/movimientos/cancelar': {
    roles: 'SAU',
    prepare: () => ({
      path: '/api/caja/movimientos/cancelar',
      body: { _id: randomUUID(), movimiento: randomUUID() },
      expected: 404,
    }),
  },
  'POST /api/caja/contar': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/caja/contar',
      body: { _id: randomUUID(), turno: await m.turno(), efectivo: { total: 1500 }, tdc: 0, transf: 0, link: 0 },
    }),
  },
  'POST /api/caja/cerrar': {
    roles: 'SAU',
    // The turno has no count yet, so a role that may close it gets a 422 instead of a 403.
    prepare: async (m) => ({
      path: '/api/caja/cerrar',
      body: { _id: randomUUID(), turno: await m.turno(), conteo: randomUUID(), registros: 0, fondo: 0 },
      expected: 422,
    }),
  },
  'POST /api/caja/cajas': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/caja/cajas', body: { _id: randomUUID(), nombre: randomUUID() } }),
  },
  'POST /api/caja/equipo': {
    roles: 'SAU',
    prepare: async (m) => ({ path: '/api/caja/equipo', body: { equipo: randomUUID(), caja: await m.caja() } }),
  },
  'POST /api/ventas/saldo/conservar': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/ventas/saldo/conservar',
      body: { id: await m.notaInFavor(), operacion: randomUUID(), monto: 1 },
    }),
  },
  'POST /api/clientes/saldo/devolver': {
    roles: 'SA',
    prepare: async (m) => ({
      path: '/api/clientes/saldo/devolver',
      body: { id: await m.clienteWithCredit(), operacion: randomUUID(), monto: 1, metodo: 'Efvo' },
    }),
  },
  'POST /api/ventas/anuladas/devolver': {
    roles: 'SA',
    prepare: async (m) => ({
      path: '/api/ventas/anuladas/devolver',
      body: { id: await m.voidedNota(), operacion: randomUUID(), metodo: 'Efvo' },
      expected: 409,
    }),
  },
  'POST /api/capturas/descartar': { roles: 'SAU', prepare: () => discarded(null) },
  'POST /api/capturas/descartar (con dinero)': { roles: 'SA', prepare: () => discarded(5) },
  'GET /api/ventas/por-revisar': { roles: 'SA', prepare: () => ({ path: '/api/ventas/por-revisar' }) },
  'POST /api/ventas/revisada': {
    roles: 'SA',
    prepare: async (m) => ({ path: '/api/ventas/revisada', body: { id: await m.nota(), hasta: 1 } }),
  },
};
