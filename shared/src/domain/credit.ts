import type { Centavos } from './money.ts';
import { CREDIT, isMoney, PAYMENT_METHODS, type PagoMethod } from './nota.ts';

/** A pago of a cliente's nota, as far as its credit goes; centavos, negative in a reversal. */
export interface CreditPago {
  metodo: PagoMethod;
  monto: Centavos;
}

/** How much of its cliente's credit a nota gave or used. */
export interface NotaCredit {
  /** What the nota gave to the credit, centavos; negative when it was paid with credit. */
  given: Centavos;
  voided: boolean;
}

/** What a nota gave to its cliente's credit, centavos: its 'Saldo' pagos with their sign turned. */
export function givenBy(pagos: readonly CreditPago[]): Centavos {
  return pagos.reduce((given, { metodo: method, monto: amount }) => (method === CREDIT ? given - amount : given), 0);
}

/**
 * 'Saldo a favor' of a cliente, centavos (day.md 1, 3): what its notas gave, less what paid for others. What a nota gave
 * is the cliente's even if the nota is voided; a voided nota that was paid with credit gives it back.
 */
export function creditOf(notas: readonly NotaCredit[]): Centavos {
  return notas.reduce((sum, { given, voided }) => sum + (voided ? Math.max(0, given) : given), 0);
}

/**
 * How a pago may be returned: money in any way or as credit, and credit as credit alone, so that nobody gets it twice
 * when the nota is voided.
 */
export function returnMethods(paid: PagoMethod): readonly PagoMethod[] {
  return isMoney(paid) ? [...PAYMENT_METHODS, CREDIT] : [CREDIT];
}

/** What of a cliente's credit can pay for a nota, centavos: never more than what the nota owes. */
export function applicableCredit(credit: Centavos, saldo: Centavos): Centavos {
  return Math.max(0, Math.min(credit, saldo));
}

/** A part of a credit to return on the nota that gave it, centavos. */
export interface CreditPart<N> {
  nota: N;
  monto: Centavos;
}

/**
 * Which notas return `amount` of the credit that they gave, each at most that. All of it is found unless `amount` is
 * more than the credit.
 * @param notas oldest first
 * @param amount centavos
 */
export function creditPlan<N extends NotaCredit>(notas: readonly N[], amount: Centavos): CreditPart<N>[] {
  let rest = amount;
  const parts: CreditPart<N>[] = [];
  for (const nota of notas) {
    const part = Math.min(rest, nota.given);
    if (part <= 0) continue;
    parts.push({ nota, monto: part });
    rest -= part;
  }
  return parts;
}
