import type { Stage } from '@lavanda/shared/domain/stage';
import { useLayoutEffect, useRef, useState } from 'react';
import type { StoredNota } from '../notas/nota';

export interface CardActions {
  onReceive(nota: StoredNota): void;
  onClose(nota: StoredNota): void;
  onPrint(nota: StoredNota): void;
  /** Moves a nota to the next stage (1) or the previous one (-1); for a recoleccion, 1 receives it. */
  onStep(nota: StoredNota, step: 1 | -1): void;
  /** Opens the dialog with the pieces of a nota and their tags. */
  onPieces(nota: StoredNota): void;
  /** Notifies the cliente of a ready nota. */
  onTell(nota: StoredNota): void;
  /** Opens the menu of stages at the button that was pressed. */
  onMenu(nota: StoredNota, button: HTMLElement): void;
  /** Moves a nota to a stage; for 'lista', asks for the place first. */
  onMove(nota: StoredNota, stage: Stage): void;
}

/**
 * Functions whose identity never changes, so that memoized cards don't render again. Each calls the latest render's function.
 */
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
