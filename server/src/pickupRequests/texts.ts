import type { RequestState } from '../db/tables/tickets.ts';

export const TEXTS = {
  notFound: 'La solicitud no existe.',
  pastDay: 'El día que pidió ya pasó. Rechaza la solicitud y acuerda otro día con el cliente.',
} as const;

const ANSWERS = { aceptada: 'aceptó', rechazada: 'rechazó' } as const;

/**
 * Says that the request is answered, by whom and at what local time: 'Iván Maldonado ya la aceptó a las 10:42.'
 * @param person null when nobody answered and the request expired
 */
export const answeredBy = (person: string | null, state: Exclude<RequestState, 'pendiente'>, hour: string): string =>
  person === null ? 'La solicitud venció: pasó su día sin respuesta.' : `${person} ya la ${ANSWERS[state]} a las ${hour}.`;
