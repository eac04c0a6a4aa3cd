import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Pause in typing before the address is updated, ms; the list filters at once. */
const DEBOUNCE = 400;

/** Search box: filters as it is typed and is stored in the address (`nombre`). */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const saved = address.get('nombre') ?? '';
  const [text, setText] = useState(saved);
  const lastSaved = useRef(saved);
  const clean = text.trim();

  useEffect(() => {
    if (clean === lastSaved.current) return;
    const clock = setTimeout(() => {
      lastSaved.current = clean;
      setAddress(clean === '' ? {} : { nombre: clean }, { replace: true });
    }, DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, setAddress]);

  // The address changed elsewhere: Back, or the page's link in the menu.
  useEffect(() => {
    if (lastSaved.current === saved) return;
    lastSaved.current = saved;
    setText(saved);
  }, [saved]);

  return { text, setText };
}
