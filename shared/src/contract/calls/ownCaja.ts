import { readCajaCall } from './caja.ts';
import { type ApiRequest, requestOf } from './requestOf.ts';

/** The state of a register's caja: what its page shows and a device keeps. */
export function readOwnCajaRequest(register: string | undefined): ApiRequest {
  return requestOf(readCajaCall, { query: { equipo: register } });
}
