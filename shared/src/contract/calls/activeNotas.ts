import { type ApiRequest, requestOf } from './requestOf.ts';
import { listSalesCall } from './sales.ts';

/** The request for all notas in the sucursal or to be collected, which the board shows and a device keeps. */
export function activeNotasRequest(): ApiRequest {
  return requestOf(listSalesCall, { query: { status: '0,-1', notasPosPagina: '-1' } });
}

/** Notas on a page of `wholeNotasRequest`. */
const WHOLE_PAGE = 100;

/**
 * The request for the newest notas, whole, which a device keeps besides the active ones.
 * @param after the previous page's `siguiente`
 */
export function wholeNotasRequest(after?: string): ApiRequest {
  const query = { status: '0,-1,10', completas: '1' as const, notasPosPagina: String(WHOLE_PAGE), despues: after };
  return requestOf(listSalesCall, { query });
}
