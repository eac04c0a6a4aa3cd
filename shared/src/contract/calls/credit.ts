import type { keepCreditSchemas, returnCreditSchemas } from '../schemas/credit.ts';
import { sessionCall } from './call.ts';

/**
 * Keeps the amount that a nota has in favor as its cliente's credit. Every role that closes notas may do this, because no money
 * leaves.
 */
export const keepCreditCall = sessionCall<typeof keepCreditSchemas>('POST', '/api/ventas/saldo/conservar', 'notas.cambiar');

/** Returns a cliente's credit in money. */
export const returnCreditCall = sessionCall<typeof returnCreditSchemas>('POST', '/api/clientes/saldo/devolver', 'pagos.revertir');
