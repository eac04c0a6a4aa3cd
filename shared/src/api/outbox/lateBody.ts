import { saveNotaCall, savePiecesCall } from '../../contract/calls/sales.ts';
import type { Entry } from './entry.ts';

/**
 * The body of an entry that the register went on without an answer: the server takes it as it was captured. A nota, or
 * its pieces, names the version that the server last answered, so that what others changed since is found, and the public link that
 * its ticket was printed with.
 */
export function lateBody({ path, body, captured, answered, token }: Entry): Entry['body'] {
  const late = { capturado: captured, ...body, captura: true, ...(token !== undefined && { enlace: token }) };
  if (path !== saveNotaCall.path && path !== savePiecesCall.path) return late;
  const { version: _, ...nota } = late as typeof late & { version?: number };
  return answered === null ? nota : { ...nota, version: answered };
}
