import { type AppDispatch, useCan, useCurrentUser } from '@lavanda/shared';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ownerOf } from './pendingPhotos';
import { sendPhotos } from './sendPhotos';

/** Sends the photos of saved notas that an earlier visit left on this device. */
export function useSendPhotos(): void {
  const dispatch = useDispatch<AppDispatch>();
  const owner = ownerOf(useCurrentUser());
  const may = useCan('notas.cambiar');
  useEffect(() => {
    if (may) void sendPhotos(dispatch, owner);
  }, [dispatch, owner, may]);
}
