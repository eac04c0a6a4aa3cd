/**
 * How many calls this page made while it believed the server reachable, and how many of these calls failed. Not counted: calls
 * that their caller aborted, and failed calls during which the connection was lost.
 */
export interface CallTotals {
  calls: number;
  /** Calls without an answer in time, or answered with a 5xx. */
  failed: number;
}

let totals: CallTotals = { calls: 0, failed: 0 };

/**
 * Counts a call that ended. Calls made without a connection must not be passed to it, because no section causes their failure.
 */
export function countCall(failed: boolean): void {
  totals = { calls: totals.calls + 1, failed: totals.failed + (failed ? 1 : 0) };
}

/** @returns the calls counted since the page was loaded */
export function callTotals(): CallTotals {
  return totals;
}
