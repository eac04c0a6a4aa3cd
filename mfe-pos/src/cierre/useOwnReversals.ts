import type { Centavos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CREDIT, type PagoMethod } from '@lavanda/shared/domain/nota';
import type { Pago } from '@lavanda/shared/domain/pagos';
import { useRef } from 'react';
import type { StoredNota } from '../notas/nota';
import { type Returned, returnedBy } from './returned';

export type OwnReversals = ReturnType<typeof useOwnReversals>;

/** Recognizes the reversals that this dialog recorded, even if the server's answer was lost. */
export function useOwnReversals() {
  /** The ids sent for each part of a refund, by the part's content, so that a retry returns the money only once. */
  const sent = useRef(new Map<string, { operationId: string; reversal: string }>());
  const reversals = useRef(new Set<string>());
  /**
   * Ids of the pagos stored before the favor was kept as credit; null until then. Later reversals to credit are taken for this
   * dialog's, which doesn't know their ids, because the server assigns them.
   */
  const beforeCredit = useRef<ReadonlySet<string> | null>(null);

  function isOwn({ id, metodo: method, reversaDe: reversalOf }: Pago): boolean {
    if (reversals.current.has(id)) return true;
    return method === CREDIT && reversalOf !== null && beforeCredit.current?.has(id) === false;
  }

  return {
    /** The amounts in the nota that this dialog returned or kept. */
    in: (nota: StoredNota): Returned[] => returnedBy(nota.pagos.filter(isOwn)),
    idsOf(nota: StoredNota, pago: Pago, part: Centavos, method: PagoMethod) {
      const content = JSON.stringify([pago.id, part, method]);
      const known = sent.current.get(content);
      // A part whose reversal is already stored is done; an equal part after it is a new one and needs ids of its own.
      if (known && !nota.pagos.some(({ id }) => id === known.reversal)) return known;
      const ids = { operationId: newId(), reversal: newId() };
      sent.current.set(content, ids);
      reversals.current.add(ids.reversal);
      return ids;
    },
    keepFrom(nota: StoredNota) {
      beforeCredit.current ??= new Set(nota.pagos.map(({ id }) => id));
    },
  };
}
