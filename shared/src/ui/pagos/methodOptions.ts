import { PAYMENT_METHODS } from '../../domain/nota.ts';

/** The ways to pay, as options of a choice. */
export const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: value }));
