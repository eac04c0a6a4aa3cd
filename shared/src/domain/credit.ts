import type { Centavos } from './money.ts';
import { CREDIT, isMoney, PAYMENT_METHODS, type PagoMethod } from './nota.ts';

/** The parts of a pago that its cliente's credit depends on; centavos, negative in a reversal. */
export interface CreditPago {
  metodo: PagoMethod;
  monto: Centavos;
}

/** How much of its cliente's credit a nota gave or used. */
export interface NotaCredit {
  /** Amount that the nota gave to the credit, centavos; negative when it was paid with credit. */
  given: Centavos;
  voided: boolean;
}

/** Amount that a nota gave to its cliente's credit, centavos: the sum of its 'Saldo' pagos, with the opposite sign. */
export function givenBy(pagos: readonly CreditPago[]): Centavos {
  return pagos.reduce((given, { metodo: method, monto: amount }) => (method === CREDIT ? given - amount : given), 0);
}

/**
 * 'Saldo a favor' of a cliente, centavos (day.md 1, 3): what some of its notas gave, less what was used to pay other notas. What
 * a voided nota gave remains the cliente's; credit with which a voided nota was paid comes back.
 */
export function creditOf(notas: readonly NotaCredit[]): Centavos {
  return notas.reduce((sum, { given, voided }) => sum + (voided ? Math.max(0, given) : given), 0);
}

/**
 * The methods by which a pago may be returned. Money is returned by any method or as credit. Credit is returned only as credit:
 * if it were returned as money, voiding the nota would give the credit back a second time.
 */
export function returnMethods(paid: PagoMethod): readonly PagoMethod[] {
  return isMoney(paid) ? [...PAYMENT_METHODS, CREDIT] : [CREDIT];
}

/** The part of a cliente's credit that can pay for a nota, centavos: at most what the nota owes. */
export function applicableCredit(credit: Centavos, saldo: Centavos): Centavos {
  return Math.max(0, Math.min(credit, saldo));
}

/** A part of a credit to return on the nota that gave it, centavos. */
export interface CreditPart<N> {
  nota: N;
  monto: Centavos;
}

/**
 * Which notas return `amount` of the credit that they gave, each at most as much as it gave. The parts add up to `amount`,
 * unless the credit is less.
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
