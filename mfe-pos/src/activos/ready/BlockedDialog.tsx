import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Button from '@mui/material/Button';
import { READY_TEXTS as T } from './texts';

interface BlockedDialogProps {
  name: string;
  /** Address that opens WhatsApp with the message. */
  url: string;
  onOpened(): void;
  onClose(): void;
}

/** Offers the message's link when the browser blocked its window. */
export default function BlockedDialog({ name, url, onOpened, onClose }: BlockedDialogProps) {
  return (
    <AppDialog
      opened
      title={T.blockedTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} sx={{ color: 'primary.text' }}>
            {T.notNow}
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
      {T.blocked}
    </AppDialog>
  );
}
