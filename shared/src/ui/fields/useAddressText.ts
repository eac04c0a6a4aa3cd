import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A search box whose applied text lives in the address (`?name=`); what is being typed stays in the box. */
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

  // The address changed elsewhere: Back, or the page's link.
  useEffect(() => {
    if (lastApplied.current === applied) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  return { text, setText, applied, apply };
}
