import { useConnected } from '@lavanda/shared';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts';

/** Says on a full-screen sheet, which covers the page's own line, that the server doesn't answer. */
export function OfflineLine() {
  const connected = useConnected();
  if (connected) return null;
  return (
    <Box role="status" sx={LINE}>
      <CloudOffRounded aria-hidden sx={{ fontSize: 20 }} />
      <span>
        <b>{TEXTS.offline}</b> {TEXTS.offlineWorks}
      </span>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 3,
  minHeight: 36,
  px: 3,
  py: 1,
  mb: 2,
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 14,
  lineHeight: '20px',
} as const;
