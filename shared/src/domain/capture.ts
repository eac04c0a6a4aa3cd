/** How long before its arrival a capture may have been made, ms: as long as a device may work without a connection. */
export const MAX_LATE = 72 * 3_600_000;

/** How far ahead of the server's clock a capture may be, ms, because a device knows that clock only roughly. */
export const MAX_AHEAD = 5 * 60_000;

/**
 * The moment of a capture as the server stores it (day.md 1): the device's moment if it is plausible, but never after `now`.
 * @returns null for an implausible moment; the capture then counts as made now
 */
export function acceptedCapture(captured: Date, now: Date): Date | null {
  const late = now.getTime() - captured.getTime();
  if (Number.isNaN(late) || late > MAX_LATE || late < -MAX_AHEAD) return null;
  return late < 0 ? now : captured;
}
