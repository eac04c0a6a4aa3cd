import AvisoError from '@lavanda/shared/ui/AvisoError';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { TEXTOS_SELECCION as T } from '../textos';
import { useEliminar } from './useEliminar';

interface DialogoEliminarProps {
  ids: readonly string[];
  onCancelar(): void;
  onEliminadas(): void;
}

/** Asks before voiding; stays open, with the reason, when the server refuses. */
export default function DialogoEliminar({ ids, onCancelar, onEliminadas }: DialogoEliminarProps) {
  const eliminar = useEliminar();
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirmar = async () => {
    setOcupado(true);
    setError(null);
    const falla = await eliminar(ids);
    setOcupado(false);
    if (falla === null) onEliminadas();
    else setError(falla);
  };
  return (
    <ConfirmDialog
      peligro
      pregunta={T.pregunta(ids.length)}
      consecuencia={
        <Box sx={{ display: 'grid', gap: 2 }}>
          {T.consecuencia}
          <AvisoError mensaje={error} />
        </Box>
      }
      confirmar={T.confirmar(ids.length)}
      ocupado={ocupado}
      onConfirmar={() => void confirmar()}
      onCancelar={onCancelar}
    />
  );
}
