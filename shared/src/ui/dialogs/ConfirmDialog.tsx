import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import FailureAlert from '../feedback/FailureAlert.tsx';
import BusyButton from '../form/BusyButton.tsx';
import { TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';

export interface ConfirmDialogProps {
  /** Whether the dialog is open; true by default, so mounting it asks the question. */
  opened?: boolean;
  /** The question, shown as the title. */
  question: string;
  consequence?: ReactNode;
  /** Message about a failure of the action, shown below `consequence`. */
  error?: string | false | undefined;
  /** Label of the confirm button. */
  confirm: string;
  cancel?: string;
  onConfirm(): void;
  onCancel(): void;
  /** Destructive action: red, with a bin icon. */
  danger?: boolean;
  busy?: boolean;
  /** Focuses the cancel button, so that a second Enter doesn't confirm; by default true for a destructive action. */
  cautious?: boolean;
  /** See `AppDialog`. */
  ignoresBack?: boolean;
}

/** Asks the user to confirm an action or a value. Escape and a click outside cancel, but not while `busy`. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened = true,
    question,
    consequence,
    error,
    confirm,
    cancel = TEXTS.cancel,
    onConfirm,
    onCancel,
    danger = false,
    cautious = danger,
    ignoresBack = false,
    busy = false,
  } = props;
  const icon = danger ? <DeleteRounded /> : undefined;
  return (
    <AppDialog
      opened={opened}
      title={question}
      onClose={onCancel}
      busy={busy}
      width={460}
      withoutCloseButton
      ignoresBack={ignoresBack}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy} autoFocus={cautious}>
            {cancel}
          </Button>
          <BusyButton color={danger ? 'error' : 'primary'} onClick={onConfirm} busy={busy} autoFocus={!cautious} startIcon={icon}>
            {confirm}
          </BusyButton>
        </>
      }
    >
      {(consequence || error) && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {consequence}
          <FailureAlert message={error} sx={{ mt: 4 }} />
        </Typography>
      )}
    </AppDialog>
  );
}
