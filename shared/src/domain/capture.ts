/** How long before it arrives a pago may have been captured, ms: as long as a device works without a connection. */
export const MAX_LATE = 72 * 3_600_000;

/** How far ahead of the server's clock a capture may be, ms: a corrected clock is only that exact. */
export const MAX_AHEAD = 5 * 60_000;

/**
 * The moment of a capture as the server keeps it (day.md 1): what a device tells is taken within reason, and is never
 * after `now`.
 * @returns null for a moment that can't be true; then what was captured is of now
 */
export function acceptedCapture(captured: Date, now: Date): Date | null {
  const late = now.getTime() - captured.getTime();
  if (Number.isNaN(late) || late > MAX_LATE || late < -MAX_AHEAD) return null;
  return late < 0 ? now : captured;
}
