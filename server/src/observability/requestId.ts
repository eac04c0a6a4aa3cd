import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Digits and lower-case letters, without i, l, o and u, which are easily misread. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;
const ID_PATTERN = /^[\w-]{8,64}$/;

function newId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

/**
 * Id of a request for its log lines, `x-request-id`, problem bodies and the user's screen. It is short enough to read out on
 * the phone; 60 random bits avoid repeats. A valid id that a trusted proxy sends is kept.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>, trusted: boolean): string {
  const theirs = request.headers['x-request-id'];
  if (trusted && typeof theirs === 'string' && ID_PATTERN.test(theirs)) return theirs;
  return newId();
}
