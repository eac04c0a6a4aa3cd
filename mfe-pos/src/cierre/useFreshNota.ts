import type { AppDispatch } from '@lavanda/shared';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { notasApi } from '../notas/endpoints';

/** Asks the server for a note as it stands now, past any cache, without staying subscribed to it. */
export function useFreshNota() {
  const dispatch = useDispatch<AppDispatch>();
  // Its identity starts the effect of the closing dialog that loads the note.
  return useCallback(
    (id: string) => dispatch(notasApi.endpoints.posNota.initiate(id, { forceRefetch: true, subscribe: false })),
    [dispatch],
  );
}
