import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import Totals, { type TotalRow } from '@lavanda/shared/ui/display/Totals';
import CheckRounded from '@mui/icons-material/CheckRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TEXTS as CASH } from '../../cobro/texts';
import { TEXTS } from '../texts';
import type { SavedNota } from './useSaveNota';

export interface SavedDialogProps {
  saved: SavedNota;
  /** Runs synchronously within the tap; otherwise the browser would block the ticket's window as a popup. */
  onPrint(): void;
  onClose(): void;
}

/** After a save, asks whether to print the ticket. Enter is Imprimir ticket, Escape is Ahora no. */
export default function SavedDialog({ saved, onPrint, onClose }: SavedDialogProps) {
  const { nota, creada: created, charge, metodo: method, change } = saved;
  const title = useId();
  const listRows: TotalRow[] = [
    { label: TEXTS.folioColumn, value: <b>{nota.folio}</b> },
    { label: TEXTS.clienteColumn, value: <b>{nota.clienteNombre}</b> },
    ...(charge > 0 ? [{ label: TEXTS.collected(method), value: <Money centavos={charge} /> }] : []),
    { label: TEXTS.saldo, value: nota.saldo },
    ...(change === null ? [] : [{ label: CASH.change, value: change, strong: true }]),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth={false}
      disableRestoreFocus
      slotProps={{ paper: { sx: { maxWidth: { sm: 460 } } } }}
    >
      <Box sx={{ p: '36px 24px 24px', display: 'grid', gap: 5, overflowY: 'auto', overflowX: 'hidden' }}>
        <Box aria-hidden sx={CHECK_MARK}>
          <CheckRounded sx={{ fontSize: 32 }} />
        </Box>
        <Typography
          id={title}
          variant="h2"
          sx={{ textAlign: 'center', textWrap: 'balance', maxWidth: 300, mx: 'auto', mt: '-4px' }}
        >
          {created ? TEXTS.creada : TEXTS.edited}
        </Typography>
        <Tear behind="dialogo" sx={{ mx: '-24px' }} />
        <Totals listRows={listRows} sx={{ fontSize: 16, gap: 1 }} />
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Button size="large" onClick={onClose}>
            {TEXTS.notNow}
          </Button>
          <Button autoFocus variant="contained" size="large" startIcon={<PrintOutlined />} onClick={onPrint} sx={{ flex: 1 }}>
            {TEXTS.print}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

const CHECK_MARK = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  mx: 'auto',
  borderRadius: '50%',
  bgcolor: 'success.light',
  color: 'success.main',
} as const;
