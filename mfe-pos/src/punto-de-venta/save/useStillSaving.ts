import { useEffect, useState } from 'react';

/** Time after which an unanswered save says that it is still going on, ms. */
const PATIENCE_MS = 4000;

/** True once a save has taken so long that the user may think it stopped. */
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
