import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import { imagePath, ticketPath } from './endpoints.ts';
import { TICKET_TEXTS } from './texts.ts';
import { EMPTY_FRAME } from './ticketWindow.ts';

export interface TicketDialogProps {
  notaId: string;
  type: 'imprimir' | 'imagen';
  /** The page that was drawn on this device because the server can't; null shows the server's page. */
  page: PrintedPage | null;
  onClose(): void;
}

/** Shows the ticket in the page when the browser blocked its window. */
export default function TicketDialog({ notaId, type, page, onClose }: TicketDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [list, setReady] = useState(false);
  const ofImage = type === 'imagen';
  async function load({ currentTarget: { contentDocument: target } }: SyntheticEvent<HTMLIFrameElement>) {
    if (page && target) await (await import('./drawPage.ts')).drawPage(target, page);
    setReady(true);
  }

  const title = ofImage ? TICKET_TEXTS.image : TICKET_TEXTS.ticket;
  return (
    <AppDialog
      opened
      title={title}
      subtitle={TICKET_TEXTS.locked}
      onClose={onClose}
      width={ofImage ? 620 : 460}
      actions={
        ofImage ? (
          <Button variant="contained" autoFocus component="a" href={imagePath(notaId)} download={TICKET_TEXTS.imageFile}>
            {TICKET_TEXTS.openImage}
          </Button>
        ) : (
          <Button variant="contained" autoFocus disabled={!list} onClick={() => frame.current?.contentWindow?.print()}>
            {list ? TICKET_TEXTS.print : TICKET_TEXTS.loading}
          </Button>
        )
      }
    >
      {ofImage ? (
        <Box component="img" src={imagePath(notaId)} alt={title} sx={{ display: 'block', width: '100%', height: 'auto' }} />
      ) : (
        <Box
          component="iframe"
          ref={frame}
          title={title}
          {...(page === null ? { src: ticketPath(notaId, false) } : { srcDoc: EMPTY_FRAME })}
          onLoad={load}
          sx={{ display: 'block', width: '100%', height: '60dvh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      )}
    </AppDialog>
  );
}
