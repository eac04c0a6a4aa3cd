import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTICE_LINE } from '../noticeLine';
import { TEXTS } from '../texts';

/** Notice that the nota on screen was recovered from an unsaved draft. */
export function RecoveredNotice({ onDiscard }: { onDiscard(): void }) {
  return (
    <Box role="status" sx={NOTICE_LINE}>
      <RestoreRounded aria-hidden sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ flex: 1 }}>
        {TEXTS.recovered}
      </Box>
      <Button onClick={onDiscard} sx={{ fontSize: 14, color: 'inherit', textDecoration: 'underline' }}>
        {TEXTS.discard}
      </Button>
    </Box>
  );
}
