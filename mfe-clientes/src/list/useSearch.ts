import { useAddressText } from '@lavanda/shared/ui/fields/useAddressText';
import { useEffect } from 'react';

/** Typing pause after which the search is applied, ms (spec 5 and 9). */
const DEBOUNCE = 1_500;

/** A text of at most this many characters is searched only with Enter (spec 5). */
const SHORT = 3;

/** Search by name or phone: the typed text, and the applied text, which is stored in the URL's parameter `nombre`. */
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
    /** True when the text is too short to be searched without Enter, and Enter has not applied it. */
    short: clean !== '' && clean.length <= SHORT && clean !== applied,
    searchNow: () => apply(clean),
    clear: () => {
      setText('');
      apply('');
    },
  };
}
