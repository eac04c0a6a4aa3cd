import { mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { useConfigEliminarServicioMutation } from './endpoints';
import { TEXTOS as T } from './textos';

/** Deletes a service and says how it went; refused, the row is back in the list. */
export function useEliminar(): (servicio: Servicio) => Promise<void> {
  const [eliminar] = useConfigEliminarServicioMutation();
  const avisar = useToast();
  return async ({ _id, servicio }) => {
    const { error } = await eliminar(_id);
    if (error) avisar(T.noSeElimino(servicio, mensajeDeFallo(error)), 'error');
    else avisar(T.eliminado(servicio));
  };
}
