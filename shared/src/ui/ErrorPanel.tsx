import { codigoDeFallo, detalleDeFallo } from '@lavanda/shared';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { TEXTOS, TEXTOS_ERROR } from './textos.ts';

export interface ErrorPanelProps {
  titulo?: string;
  /** What happened and what to do; what `fallo` says without it. */
  detalle?: string;
  /** The call that failed: what it says, and its code. */
  fallo?: unknown;
  /** Code to tell support, shown last. */
  codigo?: string | undefined;
  onReintentar?: () => void;
  /** Element of the title. */
  nivel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Something couldn't be loaded: announced, with another try at hand. */
export default function ErrorPanel({
  titulo = TEXTOS_ERROR.titulo,
  fallo,
  detalle = detalleDeFallo(fallo),
  codigo = codigoDeFallo(fallo),
  onReintentar,
  nivel = 'h2',
}: ErrorPanelProps) {
  const boton = useConFocoALaPagina();
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, p: '40px 24px' }}>
      <Box aria-hidden sx={CIRCULO}>
        <ErrorRounded sx={{ fontSize: 34 }} />
      </Box>
      <Typography variant="h2" component={nivel} tabIndex={nivel === 'h1' ? -1 : undefined}>
        {titulo}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '42ch', textWrap: 'balance' }}>
        {detalle}
      </Typography>
      {onReintentar && (
        <Button ref={boton} variant="contained" startIcon={<RefreshRounded />} onClick={onReintentar} sx={{ mt: 3.5 }}>
          {TEXTOS.reintentar}
        </Button>
      )}
      {codigo && (
        <Typography variant="caption" sx={{ color: 'text.disabled', mt: 2 }}>
          {`${TEXTOS_ERROR.codigo} ${codigo}`}
        </Typography>
      )}
    </Box>
  );
}

/** Another try takes its button away: the focus stays in the page, on its `main`, instead of being lost. */
function useConFocoALaPagina() {
  const boton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const elemento = boton.current;
    return () => {
      if (elemento === null || elemento !== document.activeElement) return;
      elemento.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  return boton;
}

const CIRCULO = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  mb: 2,
  borderRadius: '50%',
  bgcolor: 'error.light',
  color: 'error.main',
} as const;
