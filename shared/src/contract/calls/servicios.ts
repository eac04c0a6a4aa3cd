import type {
  addServiciosSchemas,
  listServiciosSchemas,
  removeServicioSchemas,
  saveServicioSchemas,
} from '../schemas/servicios.ts';
import { sessionCall } from './call.ts';

export const listServiciosCall = sessionCall<typeof listServiciosSchemas>('GET', '/api/servicios/all', 'catalogo.leer');

/**
 * Saves a servicio. A new price applies to lines added later, not to existing notas. @throws 404 when the servicio no longer
 * exists
 */
export const saveServicioCall = sessionCall<typeof saveServicioSchemas>('POST', '/api/servicios/guardar', 'configurar');

/**
 * Adds the servicios whose names are new, all of these or none. Servicios that already exist stay as they are, so a repeated call
 * adds nothing.
 * @throws 422 with the fields named by their place, such as 'servicios.3.precio'
 */
export const addServiciosCall = sessionCall<typeof addServiciosSchemas>('POST', '/api/servicios/agregar', 'configurar');

/**
 * Removes a servicio from the catalogue; notas keep it. `eliminado` is false when it was already removed. @throws 404 for an
 * unknown id
 */
export const removeServicioCall = sessionCall<typeof removeServicioSchemas>('POST', '/api/servicios/eliminar', 'configurar');
