import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';

export interface ConfirmDialogProps {
  /** Shown at once unless false: mount it to ask. */
  opened?: boolean;
  /** The exact question, as the title. */
  question: string;
  consequence?: ReactNode;
  /** Text of the button that does it. */
  confirm: string;
  cancel?: string;
  onConfirm(): void;
  onCancel(): void;
  /** Destroys something: red, with the bin. */
  danger?: boolean;
  busy?: boolean;
}

/** A question before something that can't be taken back lightly. Escape and the backdrop answer no. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened = true,
    question,
    consequence,
    confirm,
    cancel = TEXTS.cancel,
    onConfirm,
    onCancel,
    danger = false,
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
      actions={
        <>
          <Button onClick={onCancel} disabled={busy} autoFocus={danger}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={onConfirm}
            disabled={busy}
            autoFocus={!danger}
            startIcon={busy ? <CircularProgress size={18} color="inherit" /> : icon}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {consequence && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {consequence}
        </Typography>
      )}
    </AppDialog>
  );
}
