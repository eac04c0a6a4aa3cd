import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import type { Draft } from '../draft/draft';
import { TEXTS } from '../texts';

interface CancelQuestionProps {
  draft: Draft;
  onEmpty(): void;
  onClose(): void;
}

/** Asks before the draft of a new nota, or the changes of a stored one, are discarded. */
export default function CancelQuestion({ draft, onEmpty, onClose }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      danger
      question={draft.base ? TEXTS.cancelEditQuestion : TEXTS.cancelQuestion}
      consequence={draft.base ? undefined : TEXTS.cancelConsequence(draft.lineas.length)}
      confirm={draft.base ? TEXTS.discardChanges : TEXTS.clear}
      cancel={TEXTS.keepWriting}
      onConfirm={onEmpty}
      onCancel={onClose}
    />
  );
}
