import { formatMoney } from '@lavanda/shared/domain/money';
import { invalidField } from '../errors.ts';
import type { NotaContent } from '../nota.ts';
import { belowAbonos } from '../texts.ts';

/** The first field with which the save lowers the total; null when only changed rules of the tenant lower it. */
function cutField(now: NotaContent, current: NotaContent): string | null {
  if (now.subtotal < current.subtotal) return 'articulos';
  if (now.descuentos > current.descuentos) return 'descuentos';
  if (current.aDomicilio && !now.aDomicilio) return 'a_domicilio';
  return current.express && !now.express ? 'express' : null;
}

/**
 * A user who may not return pagos can't lower the total below the abonos, because the laundry would then owe money to the
 * cliente.
 * @throws HttpProblem 422 naming the field that lowers the total
 */
export function checkCut(now: NotaContent, current: NotaContent): void {
  if (now.abonos <= now.total || now.total >= current.total) return;
  const field = cutField(now, current);
  if (field) throw invalidField(field, belowAbonos(formatMoney(now.abonos)));
}
