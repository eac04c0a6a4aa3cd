import { startTransition, useEffect, useState } from 'react';

/**
 * How many cards to render: at first only `firstOnes`, so that opening the section is quick; all of them one frame
 * later.
 */
export function useCardCount(firstOnes: number): number {
  const [count, setCount] = useState(firstOnes);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return count;
}
