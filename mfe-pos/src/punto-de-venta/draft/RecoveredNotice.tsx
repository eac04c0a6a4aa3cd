import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';

/** Notice that the nota on screen was recovered from an unsaved draft. */
export function RecoveredNotice({ onDiscard }: { onDiscard(): void }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mb: 2,
        pl: 3,
        minHeight: 44,
        borderRadius: '10px',
        bgcolor: 'info.light',
        color: 'info.main',
        fontSize: 14,
        fontWeight: 500,
      }}
    >
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
