import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters and digits that aren't taken for each other when they are read aloud: no i, l, o or u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;
const ID_PATTERN = /^[\w-]{8,64}$/;

function newId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

/**
 * Id of a request: in its log lines, in `x-request-id`, in the body of a problem and on the user's screen. Short enough to be read over the phone;
 * 60 random bits tell apart far more requests than logs keep. A proxy that is trusted may bring its own, when it looks like one.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>, trusted: boolean): string {
  const theirs = request.headers['x-request-id'];
  if (trusted && typeof theirs === 'string' && ID_PATTERN.test(theirs)) return theirs;
  return newId();
}
