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

/** Makes the recoleccion. A 409 answer says who answered first, or that the cliente has another pending one. */
export const acceptPickupCall = sessionCall<typeof acceptPickupSchemas>('POST', '/api/solicitudes/aceptar', 'notas.cambiar');

export const declinePickupCall = sessionCall<typeof declinePickupSchemas>('POST', '/api/solicitudes/rechazar', 'notas.cambiar');

/** The form, or the state of what was asked for. The token in the path is the right to ask. */
export const pickupFormCall = publicCall<typeof pickupFormSchemas>('GET', '/t/:token/recoleccion');

/** Takes the form as a browser sends it without a script, and leads to its state. */
export const askPickupCall = publicCall<typeof askPickupSchemas>('POST', '/t/:token/recoleccion');

export const privacyPageCall = publicCall<typeof privacyPageSchemas>('GET', '/t/:token/privacidad');
