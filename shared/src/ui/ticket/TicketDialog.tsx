import { useIsWaiting } from '@lavanda/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import { imagePath, ticketPath } from './endpoints.ts';
import PaperDialog from './PaperDialog.tsx';
import { TICKET_TEXTS } from './texts.ts';

export interface TicketDialogProps {
  notaId: string;
  type: 'imprimir' | 'imagen';
  /** The page that was drawn on this device because the server can't; null shows the server's page. */
  page: PrintedPage | null;
  onClose(): void;
}

/** Shows the ticket in the page when the browser blocked its window. */
export default function TicketDialog({ notaId, type, page: drawn, onClose }: TicketDialogProps) {
  const isWaiting = useIsWaiting(notaId);
  const [waited] = useState(isWaiting);
  if (type === 'imprimir') {
    const path = ticketPath(notaId, false);
    // Once the nota is sent, the server's ticket replaces the one drawn on this device, because it has the nota's folio.
    const page = waited && !isWaiting ? null : drawn;
    const texts = { title: TICKET_TEXTS.ticket, subtitle: TICKET_TEXTS.locked };
    return <PaperDialog key={page === null ? 'server' : 'device'} {...{ path, page, onClose }} {...texts} />;
  }
  return (
    <AppDialog
      opened
      title={TICKET_TEXTS.image}
      subtitle={TICKET_TEXTS.locked}
      onClose={onClose}
      width={620}
      actions={
        <Button variant="contained" autoFocus component="a" href={imagePath(notaId)} download={TICKET_TEXTS.imageFile}>
          {TICKET_TEXTS.openImage}
        </Button>
      }
    >
      <Box
        component="img"
        src={imagePath(notaId)}
        alt={TICKET_TEXTS.image}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
    </AppDialog>
  );
}
