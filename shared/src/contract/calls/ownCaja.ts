import { readCajaCall } from './caja.ts';
import { type ApiRequest, requestOf } from './requestOf.ts';

/** The request for the state of a register's caja, which its page shows and a device keeps. */
export function readOwnCajaRequest(register: string | undefined): ApiRequest {
  return requestOf(readCajaCall, { query: { equipo: register } });
}
