import { HEAD_ACTIONS, HEAD_ACTIONS_HEIGHT, STICKY_HEAD } from '@lavanda/shared/ui/display/stickyHead';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBackToList } from '../list/useGoTo';
import { TEXTS } from '../texts';

interface DetailFrameProps {
  title: string;
  /** Buttons beside the title or, on a phone, in a fixed footer. */
  actions?: ReactNode;
  children: ReactNode;
}

export default function DetailFrame({ title, actions, children }: DetailFrameProps) {
  const backLink = useBackToList();
  return (
    <Box sx={{ mb: { lg: '-72px' } }}>
      <Box sx={HEAD}>
        <IconButton component={Link} {...backLink} aria-label={TEXTS.detail.back}>
          <ArrowBackRounded />
        </IconButton>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions && (
          <Box sx={ACTIONS}>
            <StickyFooterSpace height={HEAD_ACTIONS_HEIGHT} />
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

const HEAD = {
  ...STICKY_HEAD,
  gap: 2,
  m: { xs: '-6px 0 8px -6px', sm: '-12px -16px 2px', lg: '-12px -24px 8px' },
  p: { sm: '6px 16px 6px 10px', lg: '6px 24px 6px 14px' },
  minHeight: 48,
} as const;

// A button's width depends on its label, because 'Registrar de todos modos' is much longer than 'Cancelar'.
const ACTIONS = { ...HEAD_ACTIONS, gap: 3, '& > :is(a, button)': { flexBasis: 'auto' } } as const;
