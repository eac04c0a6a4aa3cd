import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INVITATION_TEXTS as T, TEXTS } from './texts';

interface FailedDialogProps {
  correo: string;
  /** True while the mail is being resent. */
  sending: boolean;
  /** Why the last attempt to resend the mail failed; null without a failure. */
  error: string | null;
  onResend(): void;
  onClose(): void;
}

/** Says that the account was created but its invitation mail was rejected, and offers to resend the mail. */
export default function FailedDialog({ correo: email, sending, error, onResend, onClose }: FailedDialogProps) {
  return (
    <AppDialog
      opened
      title={T.failedTitle}
      busy={sending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={sending}>
            {TEXTS.close}
          </Button>
          <BusyButton autoFocus busy={sending} startIcon={<ForwardToInboxRounded />} onClick={onResend}>
            {sending ? T.resending : TEXTS.resend}
          </BusyButton>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{T.failedDetail(email)}</Typography>
      {error && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {T.notResent(error)}
        </Alert>
      )}
    </AppDialog>
  );
}
