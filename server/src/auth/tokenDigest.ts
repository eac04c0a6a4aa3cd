import { createHash } from 'node:crypto';

/** SHA-256 of a secret that is random and long; only this digest is stored. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
