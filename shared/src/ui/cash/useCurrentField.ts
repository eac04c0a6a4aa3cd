import { useState } from 'react';
import type { CountKey } from './count.ts';

/** The field of a count that the pad writes to, and the moves to other fields. @param order the fields in their order */
export function useCurrentField(order: readonly CountKey[]) {
  const [chosen, setChosen] = useState<CountKey | null>(null);
  const [isFresh, setIsFresh] = useState(true);
  const current: CountKey = chosen !== null && order.includes(chosen) ? chosen : (order[0] ?? 'total');
  const index = order.indexOf(current);

  return {
    current,
    /** The fields before and after the current one; undefined at the ends. */
    previous: order[index - 1],
    next: order[index + 1],
    /** True until the first key in a field, because that key replaces the field's earlier text. */
    isFresh,
    /** Call it when the field was written to. */
    touch() {
      setIsFresh(false);
    },
    goTo(key: CountKey | undefined) {
      if (key === undefined || key === current) return;
      setChosen(key);
      setIsFresh(true);
    },
    /** Goes back to the first field. */
    restart() {
      setChosen(null);
      setIsFresh(true);
    },
  };
}
