import { saveNotaCall, savePiecesCall } from '../../contract/calls/sales.ts';
import type { Entry } from './entry.ts';

/**
 * The body to send for an entry whose register doesn't wait for the answer; its `captura` makes the server take the entry as it
 * was captured. A nota or its pieces carry the version of the server's last answer, so that the server notices changes by others.
 * A new nota also carries the token of the link printed on its ticket.
 */
export function lateBody({ path, body, captured, answered, token }: Entry): Entry['body'] {
  const late = { capturado: captured, ...body, captura: true, ...(token !== undefined && { enlace: token }) };
  if (path !== saveNotaCall.path && path !== savePiecesCall.path) return late;
  const { version: _, ...nota } = late as typeof late & { version?: number };
  return answered === null ? nota : { ...nota, version: answered };
}

/**
 * The `answered` of a capture about a nota.
 * @param earlier the last waiting capture of the nota
 * @param version the version that the capture is based on, which counts the waiting captures too; undefined for a new nota
 */
export function answeredVersion(earlier: Entry | undefined, version: number | undefined): number | null {
  if (!earlier || earlier.answered === null) return earlier ? null : (version ?? null);
  // A draft may be older than the waiting capture; only its own version shows the server what others changed since.
  return Math.min(earlier.answered, version ?? earlier.answered);
}
