import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters and digits that aren't taken for each other when they are read aloud: no i, l, o or u. */
const LETRAS = '0123456789abcdefghjkmnpqrstvwxyz';
const LARGO = 12;
const PARECE_ID = /^[\w-]{8,64}$/;

/** Random bytes for the next ids: asked for id by id they are the dearest part of receiving a request. */
const azar = new Uint8Array(LARGO * 256);
let usados = azar.length;

function idNuevo(): string {
  if (usados === azar.length) {
    randomFillSync(azar);
    usados = 0;
  }
  let id = '';
  for (const octeto of azar.subarray(usados, usados + LARGO)) id += LETRAS[octeto & 31];
  usados += LARGO;
  return id;
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
