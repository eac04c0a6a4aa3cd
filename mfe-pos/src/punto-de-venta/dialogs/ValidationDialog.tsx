import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { TEXTOS } from '../textos';

export interface ValidationDialogProps {
  faltaCliente: boolean;
  /** Goes to what is missing. */
  onCorregir(): void;
  onCerrar(): void;
}

/** The alert of spec 5: the note needs a customer and at least one article. */
export default function ValidationDialog({ faltaCliente, onCorregir, onCerrar }: ValidationDialogProps) {
  const texto = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCerrar}
      aria-labelledby={texto}
      fullWidth
      maxWidth={false}
      disableRestoreFocus
      slotProps={{ paper: { sx: { maxWidth: { sm: 440 } } } }}
    >
      <Box sx={{ p: '28px 24px 24px' }}>
        <Box component="h2" id={texto} sx={{ m: 0, typography: 'h2', textWrap: 'wrap' }}>
          {TEXTOS.verifica}{' '}
          <Box component="span" sx={{ display: 'block', mt: 4, typography: 'body1', color: 'text.secondary' }}>
            {TEXTOS.faltan}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 8 }}>
          <Button autoFocus variant="contained" onClick={onCorregir}>
            {faltaCliente ? TEXTOS.seleccionarUsuario : TEXTOS.agregarArticulos}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
