import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PhoneSheetProps {
  title: string;
  /** Accessible name of the back button. */
  back: string;
  onBack(): void;
  /** True leaves the browser's Back button to the router, for a sheet that has its own URL. */
  ignoresBack?: boolean;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Full screen for counting on a phone, without bars, so that denominations and number pad fit (UI guide 14). */
export default function PhoneSheet({ title, back, onBack, ignoresBack = false, action, children }: PhoneSheetProps) {
  const id = useId();
  return (
    <Dialog open fullScreen onClose={onBack} aria-labelledby={id} slotProps={{ paper: { sx: PAPER } }}>
      {!ignoresBack && <BackCloses onBack={onBack} />}
      <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1, minHeight: 56, pl: 1, pr: 3 }}>
        <IconButton aria-label={back} onClick={onBack}>
          <ArrowBackRounded />
        </IconButton>
        <Typography id={id} variant="h2" component={ignoresBack ? 'h1' : 'h2'} tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Dialog>
  );
}

const PAPER = {
  '&.MuiDialog-paper': {
    m: 0,
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    overflowY: 'auto',
    bgcolor: 'background.default',
  },
} as const;
