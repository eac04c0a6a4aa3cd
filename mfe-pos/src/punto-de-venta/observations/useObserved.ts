import { countObservations } from '@lavanda/shared/domain/observations';
import type { Draft } from '../draft/draft';
import { TEXTS } from './texts';
import { useNotaPhotos } from './useNotaPhotos';

/** Short text about the observations and photos of the whole nota: '2 observaciones · 1 foto'; '' for none. */
export function useObserved(draft: Draft): string {
  const { stored, pending } = useNotaPhotos(draft);
  const marked = countObservations(draft.observaciones);
  const photos = stored.length + pending.length;
  return [marked > 0 && TEXTS.marked(marked), photos > 0 && TEXTS.photosOf(photos)].filter(Boolean).join(' · ');
}
