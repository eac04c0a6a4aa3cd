import { useAddressText } from '@lavanda/shared/ui/fields/useAddressText';
import { useEffect } from 'react';

/** Pause in typing after which the URL is updated, ms. The list does not wait for it. */
const DEBOUNCE = 400;

/** The search text: it filters the list as it is typed, and the URL's parameter `nombre` keeps it. */
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
