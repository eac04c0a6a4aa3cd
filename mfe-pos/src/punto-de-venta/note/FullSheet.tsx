import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import { InPrerender } from '@lavanda/shared/ui/dialogs/IdlePrerender';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, use, useId } from 'react';
import { TEXTS } from '../texts';
import { OfflineLine } from './OfflineLine';

export interface FullSheetProps {
  title: string;
  onBack(): void;
  /** True leaves the browser's Back button to the router, for a sheet that opened by its URL. */
  ignoresBack?: boolean;
  children: ReactNode;
}

/** Full-screen sheet for phones: title with a back button, then the content. */
export function FullSheet({ title, onBack, ignoresBack = false, children }: FullSheetProps) {
  const id = useId();
  return (
    <Dialog
      open
      disablePortal={use(InPrerender)}
      fullScreen
      onClose={onBack}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { '&.MuiDialog-paper': { m: 0, maxHeight: 'none', height: '100dvh', borderRadius: 0 } } },
      }}
    >
      {!ignoresBack && <BackCloses onBack={onBack} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, px: 1 }}>
        <IconButton aria-label={TEXTS.back} onClick={onBack}>
          <ArrowBackRounded />
        </IconButton>
        <Typography id={id} variant="h2" sx={{ lineHeight: '24px' }}>
          {title}
        </Typography>
      </Box>
      <OfflineLine />
      {children}
    </Dialog>
  );
}
