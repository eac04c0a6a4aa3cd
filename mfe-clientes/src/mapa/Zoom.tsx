import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TEXTOS } from './textos';
import type { Mando } from './tipos';

/** The buttons in the corner of every map. */
export default function Zoom({ mando }: { mando: Mando }) {
  return (
    <Box sx={CAJA}>
      <IconButton aria-label={TEXTOS.acercar} onClick={mando.acercar} sx={[BOTON, { borderRadius: '10px 10px 0 0' }]}>
        <AddRounded />
      </IconButton>
      <IconButton
        aria-label={TEXTOS.alejar}
        onClick={mando.alejar}
        sx={[BOTON, { borderTop: 1, borderColor: 'divider', borderRadius: '0 0 10px 10px' }]}
      >
        <RemoveRounded />
      </IconButton>
    </Box>
  );
}

const CAJA = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  zIndex: 1,
  display: 'grid',
  bgcolor: 'background.paper',
  borderRadius: '10px',
  boxShadow: 8,
} as const;

const BOTON = { width: 44, height: 44, color: 'text.primary' } as const;
