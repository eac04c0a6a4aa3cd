import { formatMoney } from '@lavanda/shared/domain/money';
import type { Pago } from '@lavanda/shared/domain/pagos';
import { TEXTS } from '../activos/texts';
import type { StoredNota } from '../notas/nota';

const T = TEXTS.cierre;

export interface CierreNotice {
  type: 'error' | 'cambio';
  text: string;
}

/** Notice that the delivery fee, and so the saldo, has changed since the nota was saved; null if it hasn't. */
export function feeNotice(stored: StoredNota, nota: StoredNota): CierreNotice | null {
  if (nota.envio === stored.envio) return null;
  const [from, to, saldo] = [stored.envio, nota.envio, nota.saldo].map((amount) => formatMoney(amount));
  return { type: 'cambio', text: T.envioChanged(from ?? '', to ?? '', saldo ?? '') };
}

/**
 * Notice about a changed nota that is still open.
 * @param closes false when only a pago is saved
 * @param own this dialog's pago, if an earlier attempt stored it
 */
export function changedNotice({ saldo }: StoredNota, closes: boolean, own: Pago | undefined): CierreNotice {
  const left = formatMoney(saldo);
  if (closes) return { type: 'cambio', text: T.notaChanged(left) };
  return { type: 'cambio', text: own ? T.storedBefore(formatMoney(own.monto), left) : T.openNotaChanged(left) };
}
