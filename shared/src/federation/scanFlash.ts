import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the item that a scan opened stays highlighted, ms. */
const LIT_MS = 1_500;
/** A scan older than this, ms, highlights nothing, because the user only reloaded its page or went back to it. */
const FRESH_MS = 10_000;

/** History state for the navigation that a scan causes. */
export function scanVisit(): { scannedAt: number } {
  return { scannedAt: Date.now() };
}

function momentOf(state: unknown): number | null {
  const moment = typeof state === 'object' && state !== null && 'scannedAt' in state ? state.scannedAt : null;
  return typeof moment === 'number' ? moment : null;
}

/**
 * True for a moment after a scan opened this screen, so that the screen highlights the scanned item (UI guide 14). A new scan of
 * the same item starts that moment again.
 */
export function useScanFlash(): boolean {
  const moment = momentOf(useLocation().state);
  const [lit, setLit] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null || Date.now() - moment > FRESH_MS) return;
    setLit(moment);
    const timer = setTimeout(() => setLit(null), LIT_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return lit !== null && lit === moment;
}
