import type { Centavos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CREDIT, type PagoMethod } from '@lavanda/shared/domain/nota';
import { useRef } from 'react';
import type { Pago, StoredNota } from '../notas/nota';
import { type Returned, returnedBy } from './returned';

export type OwnReversals = ReturnType<typeof useOwnReversals>;

/** Recognizes the reversals that one dialog recorded, also when their answer was lost. */
export function useOwnReversals() {
  /** Ids of each part, by its content: a part that is sent again returns the money once. */
  const sent = useRef(new Map<string, { operationId: string; reversal: string }>());
  const reversals = useRef(new Set<string>());
  /** Pagos that were there before the favor was kept as credit, whose reversals the server names; null until then. */
  const beforeCredit = useRef<ReadonlySet<string> | null>(null);

  function isOwn({ id, metodo: method, reversaDe: reversalOf }: Pago): boolean {
    if (reversals.current.has(id)) return true;
    return method === CREDIT && reversalOf !== null && beforeCredit.current?.has(id) === false;
  }

  return {
    /** What this dialog's reversals in the nota took back. */
    in: (nota: StoredNota): Returned[] => returnedBy(nota.pagos.filter(isOwn)),
    idsOf(nota: StoredNota, pago: Pago, part: Centavos, method: PagoMethod) {
      const content = JSON.stringify([pago.id, part, method]);
      const known = sent.current.get(content);
      // A part that is already stored is done, so the same one again is another.
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
