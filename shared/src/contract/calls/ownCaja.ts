import { readCajaCall } from './caja.ts';
import { type ApiRequest, requestOf } from './requestOf.ts';

/**
 * The request for the state of a register's caja. The page 'Caja' shows it, and the device keeps it for work without a
 * connection.
 */
export function readOwnCajaRequest(register: string | undefined): ApiRequest {
  return requestOf(readCajaCall, { query: { equipo: register } });
}
