import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { DISCARD_TEXTS as T } from './texts';

/**
 * Asks before a dialog with unsaved changes closes by a click outside, Escape or Back.
 * @returns the function that closes the dialog, and the element of the question, to be rendered beside the dialog
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
