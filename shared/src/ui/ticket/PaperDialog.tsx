import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import { EMPTY_PAGE } from './emptyPage.ts';
import { TICKET_TEXTS } from './texts.ts';

/** The paper to print: `page`, which was drawn on this device, or the server's page at `path` if `page` is null. */
export interface BlockedPaper {
  /** Path of a page that doesn't print itself. */
  path: string;
  page: PrintedPage | null;
}

export interface PaperDialogProps extends BlockedPaper {
  title: string;
  /** Why the paper is shown in this dialog. */
  subtitle: string;
  /** Label of the button that prints. */
  label?: string;
  onClose(): void;
}

/** Shows a page in a dialog with a print button, when the browser blocked the page's window. */
export default function PaperDialog({ path, page, title, subtitle, label, onClose }: PaperDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  async function load({ currentTarget: { contentDocument: target } }: SyntheticEvent<HTMLIFrameElement>) {
    if (page && target) await (await import('./drawPage.ts')).drawPage(target, page);
    setReady(true);
  }
  return (
    <AppDialog
      opened
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      width={460}
      actions={
        <Button variant="contained" autoFocus disabled={!isReady} onClick={() => frame.current?.contentWindow?.print()}>
          {isReady ? (label ?? TICKET_TEXTS.print) : TICKET_TEXTS.loading}
        </Button>
      }
    >
      <Box
        component="iframe"
        ref={frame}
        title={title}
        {...(page === null ? { src: path } : { srcDoc: EMPTY_PAGE })}
        onLoad={load}
        sx={{ display: 'block', width: '100%', height: '60dvh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
    </AppDialog>
  );
}
