import { startTransition, useEffect, useState } from 'react';

/**
 * How many cards to draw: those of the first screen at once, so that the section answers the touch that opened it, and all of them right after.
 */
export function useCardCount(firstOnes: number): number {
  const [count, setCount] = useState(firstOnes);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return count;
}
