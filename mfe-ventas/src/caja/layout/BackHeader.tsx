import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BackHeaderProps {
  title: string;
  /** Accessible name of the back button. */
  back: string;
  onBack(): void;
  /** Name of the caja; '' until it is loaded. */
  caja: string;
  /** Shown at the right end of the header, such as the buttons that print a corte. */
  children?: ReactNode;
}

/** Title of a subpage of Caja, with a back button and the name of the caja. */
export default function BackHeader({ title, back, onBack, caja, children }: BackHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 44, mb: { xs: 2, sm: 3 } }}>
      <IconButton aria-label={back} onClick={onBack} sx={{ ml: -2.5 }}>
        <ArrowBackRounded />
      </IconButton>
      <Typography variant="h1" tabIndex={-1} sx={{ ml: -2 }}>
        {title}
      </Typography>
      {caja !== '' && <Chip label={caja} sx={{ height: 28, fontSize: 13.5 }} />}
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
