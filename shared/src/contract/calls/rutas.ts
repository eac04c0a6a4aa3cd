import type {
  driverLinkSchemas,
  endRepeatSchemas,
  listDriversSchemas,
  listRepeatsSchemas,
  moveStopSchemas,
  proposeSchemas,
  readDaySchemas,
  revokeDriverLinkSchemas,
  saveDriverSchemas,
  saveRepeatSchemas,
  saveStartSchemas,
  shareOutSchemas,
  stopPhotoSchemas,
} from '../schemas/rutas.ts';
import { sessionCall } from './call.ts';

export const readDayCall = sessionCall<typeof readDaySchemas>('GET', '/api/rutas/dia', 'ruta');

export const moveStopCall = sessionCall<typeof moveStopSchemas>('POST', '/api/rutas/mover', 'ruta');

/**
 * Proposes rutas without storing them. The call needs a permission although it stores nothing, because the solver may work for
 * long.
 */
export const proposeCall = sessionCall<typeof proposeSchemas>('POST', '/api/rutas/proponer', 'ruta');

export const shareOutCall = sessionCall<typeof shareOutSchemas>('POST', '/api/rutas/repartir', 'ruta');

export const driverLinkCall = sessionCall<typeof driverLinkSchemas>('POST', '/api/rutas/enlace', 'ruta');

export const revokeDriverLinkCall = sessionCall<typeof revokeDriverLinkSchemas>('POST', '/api/rutas/enlace/revocar', 'ruta');

export const stopPhotoCall = sessionCall<typeof stopPhotoSchemas>('GET', '/api/rutas/paradas/:nota/:tipo/foto', 'ruta');

export const listDriversCall = sessionCall<typeof listDriversSchemas>('GET', '/api/rutas/choferes', 'ruta');

export const saveDriverCall = sessionCall<typeof saveDriverSchemas>('POST', '/api/rutas/choferes', 'ruta.choferes');

export const saveStartCall = sessionCall<typeof saveStartSchemas>('POST', '/api/rutas/salida', 'ruta.choferes');

/**
 * A repeticion belongs to the cliente, so the three calls about it need the permission that recolecciones need at the counter.
 */
export const listRepeatsCall = sessionCall<typeof listRepeatsSchemas>('GET', '/api/rutas/repeticiones', 'notas.cambiar');

export const saveRepeatCall = sessionCall<typeof saveRepeatSchemas>('POST', '/api/rutas/repeticiones', 'notas.cambiar');

export const endRepeatCall = sessionCall<typeof endRepeatSchemas>('POST', '/api/rutas/repeticiones/quitar', 'notas.cambiar');
