import RefreshRounded from '@mui/icons-material/RefreshRounded';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ERROR_CIRCLE } from '../feedback/circle.ts';
import { TEXTS } from './texts.ts';
import type { MapError, MapNotices } from './types.ts';

interface ErrorNoticeProps {
  error: MapError;
  notices: MapNotices;
  onRetry(): void;
}

/**
 * Shown instead of a map that can't be drawn, with the reason, a retry button and the text of `notices` about what still works
 * without the map.
 */
export default function ErrorNotice({ error, notices, onRetry }: ErrorNoticeProps) {
  const isKeyError = error === 'clave';
  return (
    <Box role="alert" sx={PANEL}>
      <Box aria-hidden sx={ERROR_CIRCLE}>
        <WrongLocationOutlined />
      </Box>
      <Typography component="p" variant="h3">
        {isKeyError ? TEXTS.keyTitle : TEXTS.loadTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '42ch', textWrap: 'balance' }}>
        {isKeyError ? `${TEXTS.keyDetail} ${notices.key}` : `${TEXTS.loadDetail} ${notices.load}`}
      </Typography>
      <Button startIcon={<RefreshRounded />} onClick={onRetry} sx={TONAL_BUTTON}>
        {TEXTS.retry}
      </Button>
    </Box>
  );
}

const PANEL = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  p: '16px 24px',
  overflow: 'auto',
} as const;

const TONAL_BUTTON = { mt: 3.5, px: 5, bgcolor: 'primary.light', color: 'primary.text' } as const;
