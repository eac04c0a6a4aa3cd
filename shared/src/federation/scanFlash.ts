import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long what a scan opened stays highlighted, ms. */
const LIT_MS = 1_500;
/** A scan older than this isn't what the user waits for: its page was reloaded, or gone back to, ms. */
const FRESH_MS = 10_000;

/** History state of the visit that a scan makes now. */
export function scanVisit(): { scannedAt: number } {
  return { scannedAt: Date.now() };
}

function momentOf(state: unknown): number | null {
  const moment = typeof state === 'object' && state !== null && 'scannedAt' in state ? state.scannedAt : null;
  return typeof moment === 'number' ? moment : null;
}

/**
 * True for a moment on the screen that a scan led to, so that the eye finds what was opened (UI guide 14); again for
 * each scan, also of what was open already.
 */
export function useScanFlash(): boolean {
  const moment = momentOf(useLocation().state);
  const [lit, setLit] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null || Date.now() - moment > FRESH_MS) return;
    setLit(moment);
    const clock = setTimeout(() => setLit(null), LIT_MS);
    return () => clearTimeout(clock);
  }, [moment]);
  return lit !== null && lit === moment;
}
