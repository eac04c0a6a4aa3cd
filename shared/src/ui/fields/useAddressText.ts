import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A search box whose applied text is in the page's address (`?<name>=`). Text still being typed is only in the box. */
export function useAddressText(name: string) {
  const [params, setParams] = useSearchParams();
  const applied = params.get(name) ?? '';
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);

  const apply = useCallback(
    (fresh: string) => {
      lastApplied.current = fresh;
      setParams(fresh === '' ? {} : { [name]: fresh }, { replace: true });
    },
    [setParams, name],
  );

  // The box takes over an address that changed otherwise: by Back, or by a link to this page.
  useEffect(() => {
    if (lastApplied.current === applied) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  return { text, setText, applied, apply };
}
