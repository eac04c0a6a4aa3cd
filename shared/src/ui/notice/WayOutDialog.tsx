import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AppDialog from '../dialogs/AppDialog.tsx';
import { NOTICE_TEXTS as T } from './texts.ts';

/** A notice for which WhatsApp's window was blocked, or whose sending failed or isn't confirmed; `url` opens WhatsApp with it. */
export interface WayOut {
  name: string;
  /** Text that says why the sending failed or isn't confirmed; null when the browser blocked the window. */
  failure: string | null;
  url: string;
}

interface WayOutDialogProps extends WayOut {
  onOpened(): void;
  /** Sends the notice again; undefined when that can't help. */
  onRetry?: (() => void) | undefined;
  onClose(): void;
}

/** Offers WhatsApp with the message written, when its window was blocked, or the sending failed or isn't confirmed. */
export default function WayOutDialog({ name, failure, url, onOpened, onRetry, onClose }: WayOutDialogProps) {
  return (
    <AppDialog
      opened
      title={failure === null ? T.blockedTitle(name) : T.failedTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onRetry ?? onClose} sx={{ color: 'primary.text' }}>
            {onRetry ? T.retry : T.notNow}
          </Button>
          <Button
            variant="contained"
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<ChatOutlined />}
            onClick={onOpened}
          >
            {T.openWhatsApp}
          </Button>
        </>
      }
    >
      {failure === null ? (
        T.blocked
      ) : (
        <>
          <Typography role="alert">{failure}</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{T.messageWritten}</Typography>
        </>
      )}
    </AppDialog>
  );
}
