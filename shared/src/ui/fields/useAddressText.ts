import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A search box whose applied text lives in the address (`?name=`); text still being typed stays in the box. */
export function useAddressText(name: string) {
  const [address, setAddress] = useSearchParams();
  const applied = address.get(name) ?? '';
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);

  const apply = useCallback(
    (fresh: string) => {
      lastApplied.current = fresh;
      setAddress(fresh === '' ? {} : { [name]: fresh }, { replace: true });
    },
    [setAddress, name],
  );

  // Follows changes made to the address elsewhere: by Back, or by a link to this page.
  useEffect(() => {
    if (lastApplied.current === applied) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  return { text, setText, applied, apply };
}
