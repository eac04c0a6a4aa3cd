import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEventHandler, type ReactNode, use, useId } from 'react';
import { EnEnsayo } from './Ensayo.tsx';
import { TEXTOS } from './textos.ts';
import { useFocoTrasOcupado } from './useFocoTrasOcupado.ts';

export interface AppDialogProps {
  abierto: boolean;
  titulo: string;
  subtitulo?: ReactNode;
  /** Escape, the cross or a click outside; not called while `ocupado`. */
  onCerrar(): void;
  /** Buttons of the foot, the primary last. */
  acciones?: ReactNode;
  children?: ReactNode;
  /** Something is being saved: the dialog can't close meanwhile, and the focus goes back to what had it then. */
  ocupado?: boolean;
  /** Width in px from tablet up; a phone shows a bottom sheet. */
  ancho?: number;
  /** Without the cross in the corner (questions are answered with their buttons). */
  sinCruz?: boolean;
  /** Makes the dialog a form: Enter in a field, or its `type="submit"` button, calls this. */
  onEnviar?: () => void;
  onKeyDown?: KeyboardEventHandler;
}

/** The form is inside the dialog (a form can't have its role) and leaves no trace in the layout. */
const SIN_CAJA = { display: 'contents' } as const;

/** Dialog of the suite: title, body, actions at the right with the primary last; a bottom sheet on the phone. */
export default function AppDialog(props: AppDialogProps) {
  const {
    abierto,
    titulo,
    subtitulo,
    onCerrar,
    acciones,
    children,
    ocupado = false,
    ancho = 480,
    sinCruz = false,
    onEnviar,
    onKeyDown,
  } = props;
  const id = useId();
  useFocoTrasOcupado(ocupado);
  const cerrar = () => {
    if (!ocupado) onCerrar();
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    // A dialog inside another's form, through React, mustn't send both.
    evento.stopPropagation();
    if (!ocupado) onEnviar?.();
  };
  const contenido = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, p: '20px 16px 12px 24px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2" sx={{ pt: 2 }}>
            {titulo}
          </Typography>
          {subtitulo && (
            <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
              {subtitulo}
            </Typography>
          )}
        </Box>
        {!sinCruz && (
          <IconButton aria-label={TEXTOS.cerrar} onClick={cerrar} disabled={ocupado}>
            <CloseRounded />
          </IconButton>
        )}
      </Box>
      <DialogContent sx={{ p: '4px 24px 20px' }}>{children}</DialogContent>
      {acciones && <DialogActions sx={{ gap: 3, p: '12px 24px 24px', '& > *': { m: '0 !important' } }}>{acciones}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open={abierto}
      disablePortal={use(EnEnsayo)}
      onClose={cerrar}
      {...(onKeyDown && { onKeyDown })}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { 'aria-busy': ocupado, sx: { maxWidth: { sm: ancho } } } }}
    >
      {onEnviar ? (
        <form noValidate onSubmit={enviar} style={SIN_CAJA}>
          {contenido}
        </form>
      ) : (
        contenido
      )}
    </Dialog>
  );
}
