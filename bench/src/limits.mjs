/** What is promised. A measurement that passes one of these says "over" and the command ends with 1. */
export const LIMITS = {
  /** Requests a second of the bare statements over those of the server, the median over the numbers of clients. */
  loadRatio: { save: 2.5, others: 5 },
  /** Times what a call costs with the smallest past. */
  growthRatio: 2,
  /** The server's memory at the end over that after the first quarter of an hour's requests. */
  memoryRatio: 1.1,
  /** Of the sign-in page on a first visit, compressed; and the suite over the same code as one application. */
  signInScriptBytes: 120 * 1024,
  signInRequests: 6,
  federationRatio: 1.15,
  /** What Web Vitals calls good. */
  vitals: { LCP: 2500, CLS: 0.1, INP: 200 },
  /** From the touch to the paint of the new total, p95, ms. */
  touchMs: 100,
  /** From the press of a link to the section painted, everything loaded, p95, ms. */
  sectionMs: 200,
  /** The page's heap after many changes of section over that before them. */
  sectionHeapRatio: 1.15,
};
