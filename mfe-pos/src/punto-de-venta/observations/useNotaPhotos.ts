import type { Photo } from '@lavanda/shared/contract/schemas/sales';
import { usePosNotaQuery } from '../../notas/endpoints';
import { type PendingPhoto, usePendingPhotos } from '../../photos/pendingPhotos';
import type { Draft } from '../draft/draft';

/** A nota's photos: those on the server, and those still on this device. */
export function useNotaPhotos({ id, base }: Draft): { stored: readonly Photo[]; pending: readonly PendingPhoto[] } {
  // A photo doesn't change the nota's version, so the draft's copy of the nota may lack it.
  const { currentData } = usePosNotaQuery(id, { skip: base === null });
  const stored = currentData?.fotos ?? base?.fotos ?? [];
  const pending = usePendingPhotos().filter(({ nota, id: photo }) => nota === id && !stored.some((one) => one.id === photo));
  return { stored, pending };
}
