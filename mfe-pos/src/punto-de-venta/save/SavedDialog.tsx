import Money from '@lavanda/shared/ui/Money';
import Tear from '@lavanda/shared/ui/Tear';
import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import CheckRounded from '@mui/icons-material/CheckRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TEXTOS } from '../textos';
import type { SavedNota } from './useSaveNota';

export interface SavedDialogProps {
  saved: SavedNota;
  /** Called within the tap, so that the ticket's window isn't blocked. */
  onImprimir(): void;
  onCerrar(): void;
}

/** The note is saved: asks about its ticket. Enter is Imprimir ticket, Escape is Ahora no. */
export default function SavedDialog({ saved, onImprimir, onCerrar }: SavedDialogProps) {
  const { nota, creada, cobro, metodo } = saved;
  const titulo = useId();
  const renglones: RenglonTotal[] = [
    { etiqueta: TEXTOS.columnaFolio, valor: <b>{nota.folio}</b> },
    { etiqueta: TEXTOS.columnaCliente, valor: <b>{nota.clienteNombre}</b> },
    ...(cobro > 0 ? [{ etiqueta: TEXTOS.cobrado(metodo), valor: <Money centavos={cobro} /> }] : []),
    { etiqueta: TEXTOS.saldo, valor: nota.saldo },
  ];
  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={titulo}
      fullWidth
      maxWidth={false}
      disableRestoreFocus
      slotProps={{ paper: { sx: { maxWidth: { sm: 460 } } } }}
    >
      <Box sx={{ p: '36px 24px 24px', display: 'grid', gap: 5, overflowY: 'auto', overflowX: 'hidden' }}>
        <Box aria-hidden sx={PALOMA}>
          <CheckRounded sx={{ fontSize: 32 }} />
        </Box>
        <Typography
          id={titulo}
          variant="h2"
          sx={{ textAlign: 'center', textWrap: 'balance', maxWidth: 300, mx: 'auto', mt: '-4px' }}
        >
          {creada ? TEXTOS.creada : TEXTOS.modificada}
        </Typography>
        <Tear detras="dialogo" sx={{ mx: '-24px' }} />
        <Totals renglones={renglones} sx={{ fontSize: 16, gap: 1 }} />
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Button size="large" onClick={onCerrar}>
            {TEXTOS.ahoraNo}
          </Button>
          <Button autoFocus variant="contained" size="large" startIcon={<PrintOutlined />} onClick={onImprimir} sx={{ flex: 1 }}>
            {TEXTOS.imprimir}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

const PALOMA = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  mx: 'auto',
  borderRadius: '50%',
  bgcolor: 'success.light',
  color: 'success.main',
} as const;
