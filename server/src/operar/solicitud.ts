import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters and digits that aren't taken for each other when they are read aloud: no i, l, o or u. */
const LETRAS = '0123456789abcdefghjkmnpqrstvwxyz';
const LARGO = 12;
const PARECE_ID = /^[\w-]{8,64}$/;

function idNuevo(): string {
  return Array.from(randomBytes(LARGO), (octeto) => LETRAS[octeto & 31]).join('');
}

/**
 * Id of a request: in its log lines, in `x-request-id`, in the body of a problem and on the user's screen. Short enough to be read over the phone;
 * 60 random bits tell apart far more requests than logs keep. A proxy that is trusted may bring its own, when it looks like one.
 */
export function idDeSolicitud(peticion: Pick<IncomingMessage, 'headers'>, deConfianza: boolean): string {
  const suyo = peticion.headers['x-request-id'];
  if (deConfianza && typeof suyo === 'string' && PARECE_ID.test(suyo)) return suyo;
  return idNuevo();
}
