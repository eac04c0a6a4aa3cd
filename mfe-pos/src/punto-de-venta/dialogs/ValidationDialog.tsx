import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { TEXTS } from '../texts';

export interface ValidationDialogProps {
  missingCliente: boolean;
  /** Called when the dialog is accepted, to open the choice of the cliente or to go to the servicios. */
  onFix(): void;
  onClose(): void;
}

/** Alert that a nota can't be saved without a cliente and at least one article (spec 5). */
export default function ValidationDialog({ missingCliente, onFix, onClose }: ValidationDialogProps) {
  const text = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={text}
      fullWidth
      maxWidth={false}
      disableRestoreFocus
      slotProps={{ paper: { sx: { maxWidth: { sm: 440 } } } }}
    >
      <BackCloses onBack={onClose} />
      <Box sx={{ p: '28px 24px 24px' }}>
        <Box component="h2" id={text} sx={{ m: 0, typography: 'h2', textWrap: 'wrap' }}>
          {TEXTS.verifies}{' '}
          <Box component="span" sx={{ display: 'block', mt: 4, typography: 'body1', color: 'text.secondary' }}>
            {TEXTS.missing}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 8 }}>
          <Button autoFocus variant="contained" onClick={onFix}>
            {missingCliente ? TEXTS.selectUser : TEXTS.addArticles}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
