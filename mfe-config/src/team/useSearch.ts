import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Pause in typing after which the address takes the search, ms: the list itself doesn't wait. */
const DEBOUNCE = 400;

/** The search box: filters as it is typed, and is kept in the address (`nombre`). */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const saved = address.get('nombre') ?? '';
  const [text, setText] = useState(saved);
  const ownOne = useRef(saved);
  const clean = text.trim();

  useEffect(() => {
    if (clean === ownOne.current) return;
    const clock = setTimeout(() => {
      ownOne.current = clean;
      setAddress(clean === '' ? {} : { nombre: clean }, { replace: true });
    }, DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, setAddress]);

  // The address changed by itself: Back, or the page's link in the menu.
  useEffect(() => {
    if (ownOne.current === saved) return;
    ownOne.current = saved;
    setText(saved);
  }, [saved]);

  return { text, setText };
}
