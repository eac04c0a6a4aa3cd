import { type AppDispatch, errorMessage, toasts, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfigRemoveServicioMutation } from './endpoints';
import { TEXTS as T } from './texts';

/**
 * Deletes servicios. `removed` holds the ids that the page hides: an id is added at once (spec 4), and taken out if the deletion
 * fails (decisions "Saves and errors"). A retry dismisses the previous error.
 */
export function useRemove() {
  const [request] = useConfigRemoveServicioMutation();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const notify = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const failures = useRef(new Map<string, string>());

  async function remove({ _id, servicio }: Servicio) {
    const previous = failures.current.get(_id);
    if (previous !== undefined) dispatch(toasts.actions.dismissed(previous));
    setRemoved((previous) => new Set([...previous, _id]));
    const { error } = await request(_id);
    if (!error) {
      notify(T.eliminado(servicio));
      return;
    }
    setRemoved((previous) => new Set([...previous].filter((other) => other !== _id)));
    const failure = toasts.actions.shown(T.notRemoved(servicio, errorMessage(error)), 'error');
    failures.current.set(_id, failure.payload.id);
    dispatch(failure);
  }

  return { removed, remove };
}
