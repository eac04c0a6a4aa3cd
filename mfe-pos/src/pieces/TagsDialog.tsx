import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import { EMPTY_FRAME } from '@lavanda/shared/ui/ticket/ticketWindow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef, useState } from 'react';
import { PIECES_TEXTS as T } from './texts';
import type { BlockedTags } from './useTagPrinting';

/** Shows the printable tags in a frame of this page when the browser blocked their window. */
export default function TagsDialog({ path, page, onClose }: BlockedTags & { onClose(): void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  async function load({ currentTarget: { contentDocument: target } }: SyntheticEvent<HTMLIFrameElement>) {
    if (page && target) await (await import('@lavanda/shared/ui/ticket/drawPage')).drawPage(target, page);
    setLoaded(true);
  }
  return (
    <AppDialog
      opened
      title={T.tags}
      subtitle={T.blocked}
      width={460}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus disabled={!loaded} onClick={() => frame.current?.contentWindow?.print()}>
          {T.printTags}
        </Button>
      }
    >
      <Box
        component="iframe"
        ref={frame}
        title={T.tags}
        {...(page === null ? { src: path } : { srcDoc: EMPTY_FRAME })}
        onLoad={load}
        sx={{ display: 'block', width: '100%', height: '50dvh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
    </AppDialog>
  );
}
