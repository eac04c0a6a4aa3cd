import type { Centavos } from './money.ts';
import { centavosOfShare, type Share } from './percent.ts';

/** The recargo 'Servicio express', centavos: 0 for a nota that isn't express, without a rule, or for a subtotal of 0. */
export function surchargeOf(rule: Share | null, subtotal: Centavos, express: boolean): Centavos {
  return rule === null || !express || subtotal <= 0 ? 0 : centavosOfShare(rule, subtotal);
}
