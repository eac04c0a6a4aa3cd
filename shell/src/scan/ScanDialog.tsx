import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import { TEXTS as SHARED } from '@lavanda/shared/ui/texts';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Camera } from './Camera';
import { OF_SCAN } from './isFreeForNota';
import type { SeenNota } from './matches';
import { ScanSearch } from './ScanSearch';
import { TEXTS as T } from './texts';

export interface ScanDialogProps {
  /** The scanned code; '' to begin with an empty field. */
  code: string;
  /** Grows with each code that the open dialog is given. Each new number starts the search over. */
  scanCount: number;
  /** Whether the camera is on from the start. */
  withCamera?: boolean;
  seen: readonly SeenNota[];
  zone: string;
  onOpen(nota: ListedNota, pieza: number | null): void;
  /** Called when the camera read a code. */
  onScan(code: string): void;
  /** Called when the user prefers to search by the cliente's name. */
  onSearchByName(): void;
  onClose(): void;
}

/** 'Escanear': a field for the scanner, the clave or the folio, the notas that it finds, and the camera. */
export function ScanDialog({ scanCount, withCamera = false, onScan, onClose, ...search }: ScanDialogProps) {
  const id = useId();
  const [isCameraOn, setCameraOn] = useState(withCamera);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      {...{ [OF_SCAN]: '' }}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: { sm: 560 }, ...(phone && isCameraOn && FULL) } } }}
    >
      <BackCloses onBack={onClose} />
      <Box className="head" sx={HEAD}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {T.title}
        </Typography>
        <IconButton aria-label={SHARED.close} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      {isCameraOn && <Camera onRead={onScan} />}
      <ScanSearch key={scanCount} {...search} isCameraOn={isCameraOn} onCamera={() => setCameraOn(!isCameraOn)} />
    </Dialog>
  );
}

const HEAD = { display: 'flex', alignItems: 'center', p: { xs: '16px 12px 12px 16px', sm: '20px 16px 16px 24px' } } as const;

/** On a phone the camera's picture fills the screen, with the title over it and the field on a sheet below. */
const FULL = {
  // Without a picture, because the camera can't be used, the dialog keeps its usual size.
  '&&:has(video)': { height: '100%', maxHeight: '100%', borderRadius: 0 },
  '&:has(video) > .head': {
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    p: '6px 6px 16px 8px',
    gap: 1,
    color: '#fff',
    background: 'linear-gradient(rgb(15 20 24 / .8), transparent)',
    // The title lets presses through to the light's switch beside it.
    pointerEvents: 'none',
    '& button': { order: -1, color: 'inherit', pointerEvents: 'auto' },
  },
  '&:has(video) > .MuiDialogContent-root': {
    position: 'relative',
    mt: '-18px',
    borderRadius: '20px 20px 0 0',
    bgcolor: 'background.paper',
  },
} as const;
