import AppDialog from '@lavanda/shared/ui/AppDialog';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { TEXTOS_INVITACION as T, TEXTOS } from './textos';

interface DialogoFallidoProps {
  correo: string;
  /** It is being sent again. */
  enviando: boolean;
  /** Why the last attempt came to nothing. */
  fallo: string | null;
  onReenviar(): void;
  onCerrar(): void;
}

/** The account was made but its mail wasn't accepted: says so and offers to send it again. */
export default function DialogoFallido({ correo, enviando, fallo, onReenviar, onCerrar }: DialogoFallidoProps) {
  return (
    <AppDialog
      abierto
      titulo={T.fallidoTitulo}
      ocupado={enviando}
      onCerrar={onCerrar}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={enviando}>
            {TEXTOS.cerrar}
          </Button>
          <Button
            autoFocus
            variant="contained"
            disabled={enviando}
            startIcon={enviando ? <CircularProgress size={18} color="inherit" aria-hidden /> : <ForwardToInboxRounded />}
            onClick={onReenviar}
          >
            {enviando ? T.reenviando : TEXTOS.reenviar}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{T.fallidoDetalle(correo)}</Typography>
      {fallo && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {T.noSeReenvio(fallo)}
        </Alert>
      )}
    </AppDialog>
  );
}
