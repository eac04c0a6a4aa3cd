import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts.ts';

interface DialogHeadProps {
  /** Id of the title, which names the dialog. */
  id: string;
  title: string;
  subtitle: ReactNode;
  busy: boolean;
  /** Undefined for a dialog without a close button. */
  onClose: (() => void) | undefined;
}

/** The top of a dialog: its title, subtitle and close button. */
export default function DialogHead({ id, title, subtitle, busy, onClose }: DialogHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, p: '20px 16px 12px 24px' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} variant="h2" sx={{ pt: 2, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {onClose && (
        <IconButton aria-label={TEXTS.close} onClick={onClose} disabled={busy}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}
