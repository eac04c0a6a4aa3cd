import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.clientes;

interface EstadoBusquedaProps {
  /** Enough letters to search. */
  suficiente: boolean;
  /** Nothing to show yet and an answer on its way. */
  buscando: boolean;
  /** How many the search found; null while that isn't known. */
  encontrados: number | null;
  /** Why the search failed, in Spanish. */
  fallo: string | null;
  onReintentar(): void;
}

/** What stands between the field and the matches: the hint, the wait, that nothing was found, or what failed. */
export default function EstadoBusqueda({ suficiente, buscando, encontrados, fallo, onReintentar }: EstadoBusquedaProps) {
  const aviso = suficiente ? (encontrados === 0 ? T.ninguno : null) : T.comenzar;
  return (
    <>
      {fallo !== null && (
        <Alert
          severity="error"
          sx={{ my: 2 }}
          action={
            <Button color="inherit" onClick={onReintentar}>
              {T.reintentar}
            </Button>
          }
        >
          {T.noSeBusco(fallo)}
        </Alert>
      )}
      <Box role="status">
        {aviso !== null && (
          <Box
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 3.5,
              p: '28px 16px 16px',
              color: 'text.secondary',
              textAlign: 'center',
            }}
          >
            <Box sx={ICONO}>
              <PersonSearchOutlined aria-hidden sx={{ fontSize: 34 }} />
            </Box>
            {aviso}
          </Box>
        )}
        {encontrados !== null && encontrados > 0 && <Box sx={SOLO_LECTOR}>{T.encontrados(encontrados)}</Box>}
      </Box>
      {buscando && <PageSkeleton cantidad={3} alto={64} sx={{ mt: 3 }} />}
    </>
  );
}

const ICONO = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  bgcolor: 'primary.light',
  color: 'primary.text',
} as const;
