import type { Domicilio } from '@lavanda/shared/contract/clientes';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ListaDomicilios from './ListaDomicilios';
import { TEXTOS } from './textos';

export interface DomiciliosProps {
  domicilios: Domicilio[];
  /** The page is in edit (or create) mode. */
  editable: boolean;
  /** The whole new list; the page goes to edit mode by itself. */
  onCambio(domicilios: Domicilio[]): void;
}

/** The customer's addresses: on the map, and in a numbered list that does everything the map does. */
export default function Domicilios({ domicilios, editable }: DomiciliosProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={TEXTOS.region} sx={TARJETA}>
      <Box sx={{ minHeight: 240, bgcolor: 'background.sunken' }} />
      <ListaDomicilios domicilios={domicilios} />
      <Box sx={PIE}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200, color: 'text.disabled' }}>
          {TEXTOS.pista}
        </Typography>
        <Button disabled={!editable} startIcon={<AddLocationAltOutlined />}>
          {TEXTOS.registrar}
        </Button>
      </Box>
    </Paper>
  );
}

const TARJETA = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  height: '100%',
  overflow: 'hidden',
  borderRadius: '14px',
} as const;

const PIE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  p: '12px 16px',
  borderTop: 1,
  borderColor: 'divider',
} as const;
