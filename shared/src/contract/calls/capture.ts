import type { registerLettersSchemas } from '../schemas/capture.ts';
import type { listToReviewSchemas, markReviewedSchemas } from '../schemas/review.ts';
import { sessionCall } from './call.ts';

/** Gives a register its letters, once; it numbers its captures with them. */
export const registerLettersCall = sessionCall<typeof registerLettersSchemas>('POST', '/api/equipos/letras', 'notas.cambiar');

export const listToReviewCall = sessionCall<typeof listToReviewSchemas>('GET', '/api/ventas/por-revisar', 'notas.anular');

export const markReviewedCall = sessionCall<typeof markReviewedSchemas>('POST', '/api/ventas/revisada', 'notas.anular');
