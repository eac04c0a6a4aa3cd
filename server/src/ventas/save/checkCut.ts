import { formatMoney } from '@lavanda/shared/domain/money';
import { invalidField } from '../errors.ts';
import type { NotaContent } from '../nota.ts';
import { belowAbonos } from '../texts.ts';

/** The first field that lowers the total, or null. A fee that a new envio rule lowers is nobody's cut. */
function cutField(now: NotaContent, current: NotaContent): string | null {
  if (now.subtotal < current.subtotal) return 'articulos';
  if (now.descuentos > current.descuentos) return 'descuentos';
  return current.aDomicilio && !now.aDomicilio ? 'a_domicilio' : null;
}

/**
 * A save can't lower the total under the abonos: the laundry would owe money that no pago tells of.
 * @throws HttpProblem 422 naming what lowers it
 */
export function checkCut(now: NotaContent, current: NotaContent): void {
  if (now.abonos <= now.total || now.total >= current.total) return;
  const field = cutField(now, current);
  if (field) throw invalidField(field, belowAbonos(formatMoney(now.abonos)));
}
