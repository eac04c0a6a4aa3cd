import { useLayoutEffect, useRef, useState } from 'react';
import type { StoredNota } from '../notas/nota';

export interface CardActions {
  onReceive(nota: StoredNota): void;
  onClose(nota: StoredNota): void;
  onPrint(nota: StoredNota): void;
}

/** The same three functions for as long as the board lives; each calls the one of the latest render. */
export function useLastingActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [lasting] = useState<CardActions>(() => ({
    onReceive: (nota) => latest.current.onReceive(nota),
    onClose: (nota) => latest.current.onClose(nota),
    onPrint: (nota) => latest.current.onPrint(nota),
  }));
  return lasting;
}
