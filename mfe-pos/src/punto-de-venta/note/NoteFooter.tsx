import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type RefObject, useEffect } from 'react';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTOS } from '../textos';
import type { NoteActions } from './noteActions';

export interface NoteFooterProps {
  saldo: Centavos;
  modificada: boolean;
  guardando: boolean;
  /** Why the last save failed. */
  fallo: string | null;
  boton: RefObject<HTMLButtonElement | null>;
  actions: NoteActions;
}

/**
 * CANCELAR and GUARDAR with the amount due; over them, why a save failed. A failed save gives the focus back to
 * GUARDAR.
 */
export default function NoteFooter({ saldo, modificada, guardando, fallo, boton, actions }: NoteFooterProps) {
  useEffect(() => {
    if (fallo !== null && !guardando) boton.current?.focus();
  }, [fallo, guardando, boton]);

  return (
    <>
      {fallo !== null && (
        <Box role="alert" sx={POZO}>
          <ErrorRounded aria-hidden sx={{ fontSize: 20 }} />
          <span>
            <b>{TEXTOS.noSeGuardo}</b> {fallo}
          </span>
        </Box>
      )}
      <Box role="status" sx={SOLO_LECTOR}>
        {guardando ? TEXTOS.procesando : ''}
      </Box>
      <Box sx={PIE}>
        {modificada && (
          <Button
            variant="outlined"
            disabled={guardando}
            onClick={actions.cancel}
            sx={{ px: { xs: 3, md: '18px' }, fontSize: { xs: 15, md: 17 } }}
          >
            {TEXTOS.cancelar}
          </Button>
        )}
        <Button
          ref={boton}
          variant="contained"
          disabled={guardando}
          onClick={actions.save}
          sx={[GUARDAR, !modificada && { gridColumn: '1 / -1' }]}
        >
          {guardando ? (
            <Box component="span" sx={{ flex: 1, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
              <CircularProgress size={20} color="inherit" aria-hidden />
              {TEXTOS.procesando}
            </Box>
          ) : (
            <>
              <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: '3px' }}>
                {TEXTOS.guardar}
                <KeyHint sobre="primario">Ctrl Enter</KeyHint>
              </Box>
              <Box component="span" sx={SALDO}>
                {formatoDinero(saldo)}
              </Box>
            </>
          )}
        </Button>
      </Box>
    </>
  );
}

const POZO = {
  display: 'flex',
  gap: 2,
  mt: 2,
  p: '10px 12px',
  borderRadius: '10px',
  bgcolor: 'error.light',
  color: 'error.main',
  fontSize: 14,
  lineHeight: '18px',
} as const;

const PIE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2.5,
  mt: 2.5,
  '& .MuiButton-root': { minHeight: { xs: 58, sm: 60 }, borderRadius: '14px' },
} as const;

const SALDO = { flex: 1, fontSize: 24, lineHeight: '30px', letterSpacing: 0, textAlign: 'right', whiteSpace: 'nowrap' } as const;

const GUARDAR = {
  justifyContent: 'space-between',
  px: { xs: 4, md: 5 },
  fontSize: 17,
  fontWeight: 700,
  letterSpacing: '.01em',
} as const;
