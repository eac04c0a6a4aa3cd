import { type ApiRequest, requestOf } from './requestOf.ts';
import { listSalesCall } from './sales.ts';

/** The request for all notas with status 0 or -1. The board shows them, and each device keeps a copy of them. */
export function activeNotasRequest(): ApiRequest {
  return requestOf(listSalesCall, { query: { status: '0,-1', notasPosPagina: '-1' } });
}

/** Number of notas on a page of `wholeNotasRequest`. */
const WHOLE_PAGE = 100;

/**
 * The request for the newest notas with their lines and pagos. A device keeps a copy of them besides the active ones.
 * @param after the previous page's `siguiente`
 */
export function wholeNotasRequest(after?: string): ApiRequest {
  const query = { status: '0,-1,10', completas: '1' as const, notasPosPagina: String(WHOLE_PAGE), despues: after };
  return requestOf(listSalesCall, { query });
}
