import { avisos, type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useConfigEliminarServicioMutation } from './endpoints';
import { TEXTOS as T } from './textos';

/** Deletes a service and says how it went; refused, the row is back in the list. Another try takes the message of the last one away. */
export function useEliminar(): (servicio: Servicio) => Promise<void> {
  const [eliminar] = useConfigEliminarServicioMutation();
  const avisar = useToast();
  const despachar = useDispatch<Despacho>();
  const fallas = useRef(new Map<string, string>());
  return async ({ _id, servicio }) => {
    const anterior = fallas.current.get(_id);
    if (anterior !== undefined) despachar(avisos.actions.cerrado(anterior));
    const { error } = await eliminar(_id);
    if (!error) {
      avisar(T.eliminado(servicio));
      return;
    }
    const falla = avisos.actions.mostrado(T.noSeElimino(servicio, mensajeDeFallo(error)), 'error');
    fallas.current.set(_id, falla.payload.id);
    despachar(falla);
  };
}
