import { avisos, type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfigEliminarServicioMutation } from './endpoints';
import { TEXTOS as T } from './textos';

/**
 * Deletes services and says how it went. `eliminados` leave the list at once (spec 4), and one that the server refused is in it again
 * (decisions "Saves and errors"). Another try takes the message of the last one away.
 */
export function useEliminar() {
  const [pedir] = useConfigEliminarServicioMutation();
  const [eliminados, setEliminados] = useState<ReadonlySet<string>>(new Set());
  const avisar = useToast();
  const despachar = useDispatch<Despacho>();
  const fallas = useRef(new Map<string, string>());

  async function eliminar({ _id, servicio }: Servicio) {
    const anterior = fallas.current.get(_id);
    if (anterior !== undefined) despachar(avisos.actions.cerrado(anterior));
    setEliminados((previos) => new Set([...previos, _id]));
    const { error } = await pedir(_id);
    if (!error) {
      avisar(T.eliminado(servicio));
      return;
    }
    setEliminados((previos) => new Set([...previos].filter((otro) => otro !== _id)));
    const falla = avisos.actions.mostrado(T.noSeElimino(servicio, mensajeDeFallo(error)), 'error');
    fallas.current.set(_id, falla.payload.id);
    despachar(falla);
  }

  return { eliminados, eliminar };
}
