import { type Aviso, avisos, type Despacho, tomarAccionDeAviso } from '@lavanda/shared';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { type ElementType, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTOS } from '../app/textos';

/** How long a message stays, ms (spec 9); it waits while the pointer or the focus is on it. */
const DURACION = 5000;

const ICONOS: Record<Aviso['tipo'], ElementType> = { exito: CheckCircleRounded, info: InfoRounded, error: ErrorRounded };
const COLORES: Record<Aviso['tipo'], string> = { exito: '#8fd6ab', info: '#a9cde8', error: '#ffb4ab' };

interface ToastProps {
  aviso: Aviso;
  /** Escape closes the last one only. */
  ultimo: boolean;
}

/** One message. An error stays until it is dismissed. */
export function Toast({ aviso, ultimo }: ToastProps) {
  const despachar = useDispatch<Despacho>();
  const caja = useRef<HTMLElement>(null);

  const cerrar = () => {
    // The focus doesn't go with the message that had it.
    if (caja.current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    tomarAccionDeAviso(aviso.id);
    despachar(avisos.actions.cerrado(aviso.id));
  };
  const pulsar = () => {
    const hacer = tomarAccionDeAviso(aviso.id);
    cerrar();
    hacer?.();
  };
  const Icono = ICONOS[aviso.tipo];
  return (
    <Snackbar
      open
      autoHideDuration={aviso.tipo === 'error' ? null : DURACION}
      resumeHideDuration={DURACION}
      onClose={(_evento, motivo) => (motivo === 'timeout' || (motivo === 'escapeKeyDown' && ultimo)) && cerrar()}
      sx={EN_LA_PILA}
    >
      <Box ref={caja} role={aviso.tipo === 'error' ? 'alert' : 'status'} sx={TOAST}>
        <Icono aria-hidden sx={{ fontSize: 22, color: COLORES[aviso.tipo] }} />
        <Box component="span" sx={{ flex: 1 }}>
          {aviso.texto}
        </Box>
        {aviso.accion !== undefined && (
          <Button onClick={pulsar} sx={ACCION}>
            {aviso.accion}
          </Button>
        )}
        <IconButton aria-label={TEXTOS.cerrarAviso} onClick={cerrar} sx={{ color: '#fff' }}>
          <CloseRounded />
        </IconButton>
      </Box>
    </Snackbar>
  );
}

/** Its place is the pile's. */
const EN_LA_PILA = { '&&': { position: 'static', transform: 'none', pointerEvents: 'auto' } } as const;

const TOAST = {
  width: '100%',
  minHeight: 52,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: '4px 8px 4px 16px',
  borderRadius: '12px',
  bgcolor: 'background.inverse',
  color: '#fff',
  fontWeight: 600,
  fontSize: 15,
  lineHeight: '20px',
  boxShadow: 8,
} as const;

const ACCION = { px: 3, color: '#fff', textDecoration: 'underline', '&:hover': { bgcolor: 'rgb(255 255 255 / .12)' } } as const;
