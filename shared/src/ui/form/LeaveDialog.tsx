import ConfirmDialog from '../dialogs/ConfirmDialog.tsx';
import type { useLeaveGuard } from '../dialogs/useLeaveGuard.ts';

interface LeaveDialogProps {
  guard: ReturnType<typeof useLeaveGuard>;
  texts: { question: string; consequence: string; leave: string; stay: string };
}

/** Asks the user before a navigation that would lose unsaved changes. */
export default function LeaveDialog({ guard, texts }: LeaveDialogProps) {
  if (!guard.asking) return null;
  return (
    <ConfirmDialog
      danger
      ignoresBack
      question={texts.question}
      consequence={texts.consequence}
      confirm={texts.leave}
      cancel={texts.stay}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
