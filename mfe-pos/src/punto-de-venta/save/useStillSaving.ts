import { useEffect, useState } from 'react';

/** Time after which the page says that an unanswered save is still in progress, ms. */
const PATIENCE_MS = 4000;

/** True once a save takes so long that the user may think it has stopped. */
export function useStillSaving(saving: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!saving) return;
    const clock = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(clock);
      setLate(false);
    };
  }, [saving]);
  return late;
}
