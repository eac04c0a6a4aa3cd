import { useAddressText } from '@lavanda/shared/ui/fields/useAddressText';
import { useEffect } from 'react';

/** Typing pause after which the URL is updated, ms. The list is filtered at once. */
const DEBOUNCE = 400;

/** The search text: filters the list while it is typed, and is stored in the URL's parameter `nombre`. */
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
