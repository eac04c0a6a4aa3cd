/** Numbers of this page's calls to a server that was believed reachable, and of the failed ones among them. */
export interface CallTotals {
  calls: number;
  /** Calls without an answer in time, or answered with a 5xx. */
  failed: number;
}

let totals: CallTotals = { calls: 0, failed: 0 };

/** Counts a call that ended. Callers leave out calls made without a connection, because those are no section's failure. */
export function countCall(failed: boolean): void {
  totals = { calls: totals.calls + 1, failed: totals.failed + (failed ? 1 : 0) };
}

/** @returns the calls counted since the page was loaded */
export function callTotals(): CallTotals {
  return totals;
}
