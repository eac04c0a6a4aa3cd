import { startTransition, useEffect, useState } from 'react';

/** Cards to render: only `first` at first, so that the section opens quickly; one frame later, all. */
export function useCardCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return count;
}
