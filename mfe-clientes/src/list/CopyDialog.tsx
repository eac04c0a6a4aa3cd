import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../texts';

const T = TEXTS.copy;

/** Shows a selected text for the user to copy by hand, when the browser refuses to write to the clipboard. */
export default function CopyDialog({ text, onClose }: { text: string; onClose(): void }) {
  return (
    <AppDialog opened title={T.byHand} onClose={onClose} actions={<Button onClick={onClose}>{T.close}</Button>}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{T.byHandHelp}</Typography>
      <OutlinedInput
        fullWidth
        multiline
        readOnly
        autoFocus
        value={text}
        onFocus={({ target }) => target.select()}
        slotProps={{ input: { 'aria-label': T.data } }}
      />
    </AppDialog>
  );
}
