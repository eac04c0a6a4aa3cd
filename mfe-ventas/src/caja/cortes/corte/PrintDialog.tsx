import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CORTE_TEXTS as T } from '../texts';

interface PrintDialogProps {
  /** Path of the printable page, which must not start printing by itself. */
  path: string;
  title: string;
  onClose(): void;
}

/** Shows the corte in a frame of this page when the browser blocked its window. */
export default function PrintDialog({ path, title, onClose }: PrintDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  return (
    <AppDialog
      opened
      title={title}
      subtitle={T.windowBlocked}
      onClose={onClose}
      width={460}
      actions={
        <Button variant="contained" autoFocus disabled={!isReady} onClick={() => frame.current?.contentWindow?.print()}>
          {isReady ? T.print : T.preparing}
        </Button>
      }
    >
      <Box
        component="iframe"
        ref={frame}
        title={title}
        src={path}
        onLoad={() => setReady(true)}
        sx={{ display: 'block', width: '100%', height: '60dvh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
    </AppDialog>
  );
}
