import type { correctPagoSchemas, refundPagoSchemas } from '../schemas/corrections.ts';
import { sessionCall } from './call.ts';

/** Returns a pago, whole or in part. */
export const refundPagoCall = sessionCall<typeof refundPagoSchemas>('POST', '/api/ventas/pagos/devolver', 'pagos.revertir');

/** Reverses a wrong pago, and records the right pago beside it. */
export const correctPagoCall = sessionCall<typeof correctPagoSchemas>('POST', '/api/ventas/pagos/corregir', 'pagos.revertir');
