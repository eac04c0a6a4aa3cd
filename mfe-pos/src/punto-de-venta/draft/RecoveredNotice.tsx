import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTOS } from '../textos';

/** Quiet notice that the note on screen is one that wasn't saved. */
export function RecoveredNotice({ onDescartar }: { onDescartar(): void }) {
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
        {TEXTOS.recuperada}
      </Box>
      <Button onClick={onDescartar} sx={{ fontSize: 14, color: 'inherit', textDecoration: 'underline' }}>
        {TEXTOS.descartar}
      </Button>
    </Box>
  );
}
