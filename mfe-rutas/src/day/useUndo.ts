import { errorMessage, useToast } from '@lavanda/shared';
import type { RouteDay, ShareOut } from '@lavanda/shared/contract/schemas/rutas';
import { useState } from 'react';
import { useRutasShareOutMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { seenOf } from './board';

/** Undoes 'Repartir' or 'Ordenar', which change many stops at once, by saving the order from before. */
export function useUndo() {
  const toast = useToast();
  const [keep] = useRutasShareOutMutation();
  const [isUndoing, setUndoing] = useState(false);

  async function undo(before: ShareOut, after: RouteDay) {
    setUndoing(true);
    const answer = await keep({ ...before, visto: seenOf(after) });
    setUndoing(false);
    if (answer.error) toast(TEXTS.notUndone(errorMessage(answer.error)), 'error');
    else toast(TEXTS.undone);
  }

  /**
   * Undoes a change. The server refuses if the day has changed since.
   * @param before order to restore
   * @param after the day that the change returned
   */
  return { undo: (before: ShareOut, after: RouteDay) => void undo(before, after), isUndoing };
}
