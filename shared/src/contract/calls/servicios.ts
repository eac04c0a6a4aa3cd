import type {
  addServiciosSchemas,
  listServiciosSchemas,
  removeServicioSchemas,
  saveServicioSchemas,
} from '../schemas/servicios.ts';
import { sessionCall } from './call.ts';

export const listServiciosCall = sessionCall<typeof listServiciosSchemas>('GET', '/api/servicios/all', 'catalogo.leer');

/** A new price applies to lines added later, not to existing notas. 404 when the servicio no longer exists. */
export const saveServicioCall = sessionCall<typeof saveServicioSchemas>('POST', '/api/servicios/guardar', 'configurar');

/**
 * Adds several servicios, all or none. Sent again it adds nothing, because names that exist are left as they are. 422
 * names the field by its place, such as 'servicios.3.precio'.
 */
export const addServiciosCall = sessionCall<typeof addServiciosSchemas>('POST', '/api/servicios/agregar', 'configurar');

/** Removes a servicio; notas keep it. `eliminado` is false when already removed. 404 for an unknown id. */
export const removeServicioCall = sessionCall<typeof removeServicioSchemas>('POST', '/api/servicios/eliminar', 'configurar');
