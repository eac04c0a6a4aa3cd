import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from './texts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows, for the only time, the codes with which the user can sign in after losing the second factor. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <AppDialog
      opened
      title={TEXTS.recovery}
      width={480}
      withoutCloseButton
      // Only the button closes the dialog, because the codes are not shown again.
      onClose={() => undefined}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {TEXTS.done}
        </Button>
      }
    >
      <Typography>{TEXTS.save}</Typography>
      <Box component="ul" aria-label={TEXTS.recovery} sx={{ columnCount: { sm: 2 }, fontFamily: 'monospace', pl: 5 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </AppDialog>
  );
}
