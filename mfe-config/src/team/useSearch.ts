import { useAddressText } from '@lavanda/shared/ui/fields/useAddressText';
import { useEffect } from 'react';

/** Pause in typing before the address is updated, ms; the list filters at once. */
const DEBOUNCE = 400;

/** Search box: filters as it is typed and is stored in the address (`nombre`). */
export function useSearch() {
  const { text, setText, applied, apply } = useAddressText('nombre');
  const clean = text.trim();

  useEffect(() => {
    if (clean === applied) return;
    const clock = setTimeout(() => apply(clean), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, applied, apply]);

  return { text, setText };
}
