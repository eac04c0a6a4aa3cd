import { countObservations } from '@lavanda/shared/domain/observations';
import type { Draft } from '../draft/draft';
import { TEXTS } from './texts';
import { useNotaPhotos } from './useNotaPhotos';

/** What is observed of the whole nota, and its photos: '2 observaciones · 1 foto'; '' for nothing. */
export function useObserved(draft: Draft): string {
  const { stored, pending } = useNotaPhotos(draft);
  const marked = countObservations(draft.observaciones);
  const photos = stored.length + pending.length;
  return [marked > 0 && TEXTS.marked(marked), photos > 0 && TEXTS.photosOf(photos)].filter(Boolean).join(' · ');
}
