import { saveNotaCall, savePiecesCall } from '../../contract/calls/sales.ts';
import type { Entry } from './entry.ts';

/**
 * The body of an entry whose register went on without an answer; the server takes it as it was captured. For a nota or its
 * pieces it has the version that the server last answered, so that others' changes are noticed, and the public link printed
 * on the nota's ticket.
 */
export function lateBody({ path, body, captured, answered, token }: Entry): Entry['body'] {
  const late = { capturado: captured, ...body, captura: true, ...(token !== undefined && { enlace: token }) };
  if (path !== saveNotaCall.path && path !== savePiecesCall.path) return late;
  const { version: _, ...nota } = late as typeof late & { version?: number };
  return answered === null ? nota : { ...nota, version: answered };
}
