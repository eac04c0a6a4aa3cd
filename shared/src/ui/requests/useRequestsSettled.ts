import { useEffect, useState } from 'react';
import { useSharedPickupRequestsQuery } from './endpoints.ts';

/** How long a page waits for the pickup requests before it shows the rest without them, ms. */
const PATIENCE_MS = 1_000;

interface Settling {
  /** True for a page that shows no requests. It doesn't wait then. */
  skip: boolean;
}

/**
 * Reads the pickup requests. True once they were read, couldn't be read, or took over a second. A page shows what stands
 * below them only then, so that they don't push it down.
 */
export function useRequestsSettled({ skip }: Settling): boolean {
  const answered = useSharedPickupRequestsQuery(undefined, {
    skip,
    selectFromResult: ({ data, error }) => ({ answered: data !== undefined || error !== undefined }),
  }).answered;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (skip || answered) return;
    const clock = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(clock);
      setLate(false);
    };
  }, [skip, answered]);
  return skip || answered || isLate;
}
