import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { DISCARD_TEXTS as T } from './texts';

/**
 * Asks before a dialog loses what was typed or counted in it, when it closes by a click outside, Escape or Back.
 * @returns what closes the dialog, and the question, which stands beside it
 */
export function useDiscard(isChanged: boolean, onClose: () => void): { close(): void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: asking && (
      <ConfirmDialog
        danger
        question={T.question}
        consequence={T.consequence}
        confirm={T.discard}
        cancel={T.stay}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
