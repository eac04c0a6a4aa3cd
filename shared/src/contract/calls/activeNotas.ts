import { type ApiRequest, requestOf } from './requestOf.ts';
import { listSalesCall } from './sales.ts';

/**
 * The request for all notas with status 0 or -1. The page 'Activos' shows them, and each device keeps them for work without a
 * connection.
 */
export function activeNotasRequest(): ApiRequest {
  return requestOf(listSalesCall, { query: { status: '0,-1', notasPosPagina: '-1' } });
}

/** Number of notas on a page of `wholeNotasRequest`. */
const WHOLE_PAGE = 100;

/**
 * The request for the newest notas with their lines and pagos, which a device keeps, besides the active ones, for work without a
 * connection.
 * @param after the previous page's `siguiente`
 */
export function wholeNotasRequest(after?: string): ApiRequest {
  const query = { status: '0,-1,10', completas: '1' as const, notasPosPagina: String(WHOLE_PAGE), despues: after };
  return requestOf(listSalesCall, { query });
}
