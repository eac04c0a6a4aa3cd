import type {
  acceptPickupSchemas,
  askPickupSchemas,
  declinePickupSchemas,
  listPickupRequestsSchemas,
  pickupFormSchemas,
  privacyPageSchemas,
} from '../schemas/pickupRequests.ts';
import { publicCall, sessionCall } from './call.ts';

export const listPickupRequestsCall = sessionCall<typeof listPickupRequestsSchemas>('GET', '/api/solicitudes', 'notas.cambiar');

/**
 * Accepts a solicitud and makes its recoleccion.
 * @throws 404 for an unknown solicitud; 409 when someone answered the solicitud first, or the cliente has another pending
 * recoleccion (the detail says which); 422 when the day asked for has passed
 */
export const acceptPickupCall = sessionCall<typeof acceptPickupSchemas>('POST', '/api/solicitudes/aceptar', 'notas.cambiar');

export const declinePickupCall = sessionCall<typeof declinePickupSchemas>('POST', '/api/solicitudes/rechazar', 'notas.cambiar');

/** The form to ask for a recoleccion or, after asking, the state of the solicitud. The token in the path is the right to ask. */
export const pickupFormCall = publicCall<typeof pickupFormSchemas>('GET', '/t/:token/recoleccion');

/** Receives the form, which needs no scripts, and redirects to the page with the solicitud's state. */
export const askPickupCall = publicCall<typeof askPickupSchemas>('POST', '/t/:token/recoleccion');

export const privacyPageCall = publicCall<typeof privacyPageSchemas>('GET', '/t/:token/privacidad');
