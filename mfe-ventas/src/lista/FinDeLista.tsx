import { mensajeDeFallo } from '@lavanda/shared';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTOS as T } from '../textos';

interface FinDeListaProps {
  cargando: boolean;
  error: unknown;
  onReintentar(): void;
}

/** Under the last row: the next page on its way, or why it didn't come. */
export default function FinDeLista({ cargando, error, onReintentar }: FinDeListaProps) {
  return (
    <>
      <Box role="status" sx={cargando ? RENGLON : null}>
        {cargando && (
          <>
            <CircularProgress size={20} aria-hidden sx={{ color: 'primary.graphic' }} />
            {T.cargandoMas}
          </>
        )}
      </Box>
      {error !== undefined && (
        <Box role="alert" sx={{ ...RENGLON, color: 'error.main', flexWrap: 'wrap' }}>
          <ErrorRounded aria-hidden sx={{ fontSize: 20 }} />
          <span>{`${T.noCargoMas} ${mensajeDeFallo(error)}`}</span>
          <Button variant="outlined" onClick={onReintentar}>
            {T.reintentar}
          </Button>
        </Box>
      )}
    </>
  );
}

const RENGLON = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2.5,
  p: 4.5,
  fontSize: 15,
  color: 'text.secondary',
} as const;
