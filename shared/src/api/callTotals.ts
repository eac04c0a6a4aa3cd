/** Calls of this page to the server that were made while it was believed reachable, and those that failed. */
export interface CallTotals {
  calls: number;
  /** Without an answer in time, or answered with a 5xx. */
  failed: number;
}

let totals: CallTotals = { calls: 0, failed: 0 };

/** Counts a call that ended. What is made without a connection isn't counted: that fails no section. */
export function countCall(failed: boolean): void {
  totals = { calls: totals.calls + 1, failed: totals.failed + (failed ? 1 : 0) };
}

/** @returns the calls counted since the page was loaded */
export function callTotals(): CallTotals {
  return totals;
}
