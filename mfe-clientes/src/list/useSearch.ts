import { useAddressText } from '@lavanda/shared/ui/fields/useAddressText';
import { useEffect } from 'react';

/** Pause in typing that applies the search, ms (spec 5 and 9). */
const DEBOUNCE = 1_500;

/** A text this long or shorter needs Enter to be searched (spec 5). */
const SHORT = 3;

/** Search by name: the typed text, and the applied one, which lives in the address (`nombre`). */
export function useSearch() {
  const { text, setText, applied, apply } = useAddressText('nombre');
  const clean = text.trim();

  useEffect(() => {
    if (clean === applied || (clean !== '' && clean.length <= SHORT)) return;
    const clock = setTimeout(() => apply(clean), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, applied, apply]);

  return {
    text,
    setText,
    applied,
    /** Too short to be searched without Enter. */
    short: clean !== '' && clean.length <= SHORT && clean !== applied,
    searchNow: () => apply(clean),
    clear: () => {
      setText('');
      apply('');
    },
  };
}
