/** The promised limits. A measurement over its limit prints "over" and makes the command exit with 1. */
export const LIMITS = {
  /** Throughput of the bare SQL statements divided by the server's; the median over all numbers of clients. */
  loadRatio: { save: 2.5, others: 5 },
  /** Time of a call on the database with the most notas, divided by the call's time on the database with the fewest. */
  growthRatio: 2,
  /** Time per nota to list 10,000 active notas, divided by the time per nota to list 1,000. */
  openRatio: 1.2,
  /** The server's memory at the end, divided by its memory after the first quarter of the requests. */
  memoryRatio: 1.1,
  /** A save while 50,000 rows are imported into the embedded database, p95, ms, and that import, s. */
  importSaveMs: 500,
  importSeconds: 90,
  /** Compressed bytes of the scripts in a first visit to the sign-in page, and how many files it downloads. */
  signInScriptBytes: 120 * 1024,
  signInRequests: 6,
  /** Bytes of a first visit up to the point of sale, divided by those of the product built as one application. */
  federationRatio: 1.15,
  /** Web Vitals' own thresholds for "good": ms, CLS without unit. */
  vitals: { LCP: 2500, CLS: 0.1, INP: 200 },
  /** From the tap that adds a servicio to the paint of the nota's new total, p95, ms. */
  touchMs: 100,
  /** From a key of Activos' search to the paint of the cards it finds among 10,000 notas, p95, ms, processor not slowed. */
  searchMs: 100,
  /** From pressing a link to painting the section, with everything loaded, p95, ms. */
  sectionMs: 200,
  /** From a save at one register until another one shows the card, with 50 open streams, p95, ms, processor not slowed. */
  liveMs: 500,
  /** Opening the counter without a connection, ms, or divided by the online opening if that limit is longer. */
  offlineMs: 3_000,
  offlineRatio: 1.2,
  /** Time in which the counter opens online with the service worker, divided by the time without it. */
  workerRatio: 1.05,
  /** The page's heap after many changes of section, divided by its heap before these changes. */
  sectionHeapRatio: 1.15,
};
