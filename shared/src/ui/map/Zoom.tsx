import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TEXTS } from './texts.ts';
import type { MapControls } from './types.ts';

export default function Zoom({ controls }: { controls: MapControls }) {
  return (
    <Box sx={CONTROLS}>
      <IconButton aria-label={TEXTS.zoomIn} onClick={controls.zoomIn} sx={[BUTTON, { borderRadius: '10px 10px 0 0' }]}>
        <AddRounded />
      </IconButton>
      <IconButton
        aria-label={TEXTS.zoomOut}
        onClick={controls.zoomOut}
        sx={[BUTTON, { borderTop: 1, borderColor: 'divider', borderRadius: '0 0 10px 10px' }]}
      >
        <RemoveRounded />
      </IconButton>
    </Box>
  );
}

const CONTROLS = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  zIndex: 1,
  display: 'grid',
  bgcolor: 'background.paper',
  borderRadius: '10px',
  boxShadow: 8,
} as const;

const BUTTON = { width: 44, height: 44, color: 'text.primary' } as const;
