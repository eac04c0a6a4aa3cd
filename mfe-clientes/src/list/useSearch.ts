import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Pause in typing that applies the search, ms (spec 5 and 9). */
const DEBOUNCE = 1_500;

/** A text this long or shorter needs Enter to be searched (spec 5). */
const SHORT = 3;

/** Search by name: the typed text, and the applied one, which lives in the address (`nombre`). */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const applied = address.get('nombre') ?? '';
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);
  const clean = text.trim();

  const apply = useCallback(
    (fresh: string) => {
      lastApplied.current = fresh;
      setAddress(fresh === '' ? {} : { nombre: fresh }, { replace: true });
    },
    [setAddress],
  );

  useEffect(() => {
    if (clean === applied || (clean !== '' && clean.length <= SHORT)) return;
    const clock = setTimeout(() => apply(clean), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, applied, apply]);

  // The address changed elsewhere: Back, or the section's link in the bar.
  useEffect(() => {
    if (lastApplied.current === applied) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

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
