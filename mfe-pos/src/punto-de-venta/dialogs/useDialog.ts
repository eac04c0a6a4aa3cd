import { useState } from 'react';
import { useFocusTargets } from '../keyboard/useFocusTargets';
import type { DialogState } from '../note/noteActions';
import type { Promises } from '../promise/usePromises';

/**
 * The dialog open over the nota, and the elements that get the focus when it closes.
 * @param round increases when the counter is done with a nota: it was saved, discarded or put on hold
 */
export function useDialog({ agenda }: Promises, round: number) {
  const [opened, open] = useState<DialogState | null>(null);
  // Without an agenda (no capacity, or not loaded) the question about the promised day isn't shown.
  const dialog = opened?.type === 'promesa' && !agenda ? null : opened;
  const focus = useFocusTargets(dialog, round);

  function close() {
    if (dialog?.type === 'cliente' || dialog?.type === 'validacion') focus.focusNext('cliente');
    open(null);
  }

  return { dialog, open, close, focus };
}
