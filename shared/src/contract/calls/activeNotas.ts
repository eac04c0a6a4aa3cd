import { type ApiRequest, requestOf } from './requestOf.ts';
import { listSalesCall } from './sales.ts';

/** The notas in the sucursal and those to collect, all of them: what the board shows and a device keeps. */
export function activeNotasRequest(): ApiRequest {
  return requestOf(listSalesCall, { query: { status: '0,-1', notasPosPagina: '-1' } });
}
