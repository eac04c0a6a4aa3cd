import { startTransition, useEffect, useState } from 'react';

/** How many cards to render: `first` in the first frame, so that the section opens quickly; then all of them. */
export function useCardCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return count;
}
