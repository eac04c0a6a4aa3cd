import { mensajeDeFallo } from '@lavanda/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTOS } from '../textos';
import type { Lista } from './useLista';

const T = TEXTOS.lista;

/** End of the list: the next page on its way, or why it didn't come and another try. */
export default function PieDeLista({ lista }: { lista: Lista }) {
  if (lista.falloSiguiente) {
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" onClick={() => lista.cargarMas()}>
            {T.reintentar}
          </Button>
        }
      >
        {T.noCargaronMas(mensajeDeFallo(lista.falloSiguiente))}
      </Alert>
    );
  }
  if (!lista.cargandoMas) return null;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: 4 }}>
      <CircularProgress size={28} aria-label={T.cargandoMas} />
    </Box>
  );
}
