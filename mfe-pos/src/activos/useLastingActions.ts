import type { Stage } from '@lavanda/shared/domain/stage';
import { useLayoutEffect, useRef, useState } from 'react';
import type { StoredNota } from '../notas/nota';

export interface CardActions {
  onReceive(nota: StoredNota): void;
  onClose(nota: StoredNota): void;
  onPrint(nota: StoredNota): void;
  /** Moves a nota one stage on (1) or back (-1). */
  onStep(nota: StoredNota, step: 1 | -1): void;
  /** Opens the pieces of a nota and their tags. */
  onPieces(nota: StoredNota): void;
  /** Tells the cliente of a ready nota. */
  onTell(nota: StoredNota): void;
  /** Opens the menu with every stage beside the button that was touched. */
  onMenu(nota: StoredNota, button: HTMLElement): void;
  /** Moves a nota to a stage; to 'Lista' it asks for the place. */
  onMove(nota: StoredNota, stage: Stage): void;
}

/** Stable functions that call those of the latest render, so that cards are not drawn again for new functions alone. */
export function useLastingActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [lasting] = useState<CardActions>(() => ({
    onReceive: (nota) => latest.current.onReceive(nota),
    onClose: (nota) => latest.current.onClose(nota),
    onPrint: (nota) => latest.current.onPrint(nota),
    onStep: (nota, step) => latest.current.onStep(nota, step),
    onPieces: (nota) => latest.current.onPieces(nota),
    onTell: (nota) => latest.current.onTell(nota),
    onMenu: (nota, button) => latest.current.onMenu(nota, button),
    onMove: (nota, stage) => latest.current.onMove(nota, stage),
  }));
  return lasting;
}
