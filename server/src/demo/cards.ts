import { type CardKind, LINK_FORMS, type SatForm, satFormOf } from '@lavanda/shared/domain/satForm';
import type { PagoDemo } from './notas.ts';

/**
 * Kind of card and SAT's form of a pago, in the form that a save stores. The kind follows from the pago's id, because one more
 * random number would change all the data generated after it.
 */
export function paidWithDemo({ id, metodo: method }: PagoDemo): { tarjeta: CardKind | null; forma_sat: SatForm | null } {
  const isDebit = Number.parseInt(id.slice(-1), 16) % 2 === 0;
  const card = method === 'TDC' ? (isDebit ? 'debito' : 'credito') : null;
  return { tarjeta: card, forma_sat: satFormOf(method, card, LINK_FORMS[0]) };
}
