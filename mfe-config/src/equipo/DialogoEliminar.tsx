import { mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Miembro } from '@lavanda/shared/contract/equipo';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import Alert from '@mui/material/Alert';
import { useConfigEliminarUsuarioMutation } from './endpoints';
import { comoSeLlama } from './miembro';
import { TEXTOS_ELIMINAR as T, TEXTOS } from './textos';

interface DialogoEliminarProps {
  miembro: Miembro;
  onEliminado(): void;
  onCancelar(): void;
}

/** Asks before an account is removed; a refusal (the last superuser) is said here. The list changes only after the server agreed. */
export default function DialogoEliminar({ miembro, onEliminado, onCancelar }: DialogoEliminarProps) {
  const [eliminar, { isLoading, error }] = useConfigEliminarUsuarioMutation();
  const avisar = useToast();
  const nombre = comoSeLlama(miembro);

  async function confirmar() {
    const respuesta = await eliminar(miembro);
    if (respuesta.error) return;
    avisar(T.eliminado(nombre));
    onEliminado();
  }

  return (
    <ConfirmDialog
      peligro
      ocupado={isLoading}
      pregunta={T.pregunta(nombre)}
      consecuencia={
        <>
          {miembro.confirmed ? T.consecuencia : T.consecuenciaPendiente}
          {error && !isLoading && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {T.noSeElimino(mensajeDeFallo(error))}
            </Alert>
          )}
        </>
      }
      confirmar={TEXTOS.eliminar}
      cancelar={TEXTOS.cancelar}
      onConfirmar={confirmar}
      onCancelar={onCancelar}
    />
  );
}
