import { mensajeDeFallo } from '@lavanda/shared';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import Alert from '@mui/material/Alert';
import { useClientesEliminarUnoMutation } from '../clientes/endpoints';
import { TEXTOS } from '../textos';

const T = TEXTOS.detalle;

interface DialogoEliminarProps {
  id: string;
  nombre: string;
  onEliminado(): void;
  onCancelar(): void;
}

/** Asks before removing a customer, removes it, and says so when that fails. */
export default function DialogoEliminar({ id, nombre, onEliminado, onCancelar }: DialogoEliminarProps) {
  const [eliminar, { isLoading, error }] = useClientesEliminarUnoMutation();

  async function confirmar() {
    const respuesta = await eliminar(id);
    if (!respuesta.error) onEliminado();
  }

  return (
    <ConfirmDialog
      peligro
      ocupado={isLoading}
      pregunta={T.pregunta}
      consecuencia={
        <>
          {T.consecuencia(nombre)}
          {error && !isLoading && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {T.noSeElimino(mensajeDeFallo(error))}
            </Alert>
          )}
        </>
      }
      confirmar={T.eliminar}
      cancelar={T.cancelar}
      onConfirmar={confirmar}
      onCancelar={onCancelar}
    />
  );
}
