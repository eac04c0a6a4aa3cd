import type { discardCaptureSchemas, registerLettersSchemas } from '../schemas/capture.ts';
import type { listToReviewSchemas, markReviewedSchemas } from '../schemas/review.ts';
import { sessionCall } from './call.ts';

/** Gives a register its letters, always the same ones. The register numbers its captures with them. */
export const registerLettersCall = sessionCall<typeof registerLettersSchemas>('POST', '/api/equipos/letras', 'notas.cambiar');

export const listToReviewCall = sessionCall<typeof listToReviewSchemas>('GET', '/api/ventas/por-revisar', 'notas.anular');

export const markReviewedCall = sessionCall<typeof markReviewedSchemas>('POST', '/api/ventas/revisada', 'notas.anular');

/** Records that a refused capture was dropped. Only roles that may void notas may drop a capture with money. */
export const discardCaptureCall = sessionCall<typeof discardCaptureSchemas>('POST', '/api/capturas/descartar', 'notas.cambiar');
