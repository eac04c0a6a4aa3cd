/** The promised limits. A measurement over its limit prints "over" and makes the command exit with 1. */
export const LIMITS = {
  /** Throughput of the bare SQL statements divided by the server's; the median over all numbers of clients. */
  loadRatio: { save: 2.5, others: 5 },
  /** Time of a call on the database with the most notas, divided by the call's time on the database with the fewest. */
  growthRatio: 2,
  /** The server's memory at the end, divided by its memory after the first quarter of the requests. */
  memoryRatio: 1.1,
  /** Time of a save while 50,000 rows are imported into the embedded database, p95, ms. */
  importSaveMs: 500,
  /** Time of an import of 50,000 rows into the embedded database, during which notas are saved, s. */
  importSeconds: 90,
  /** Compressed bytes of the scripts in a first visit to the sign-in page. */
  signInScriptBytes: 120 * 1024,
  /** Number of files that a first visit to the sign-in page downloads. */
  signInRequests: 6,
  /** Bytes of a first visit up to the point of sale, divided by those of the product built as one application. */
  federationRatio: 1.15,
  /** Web Vitals' own thresholds for "good": ms, CLS without unit. */
  vitals: { LCP: 2500, CLS: 0.1, INP: 200 },
  /** Time from the tap that adds a servicio to the paint of the nota's new total, p95, ms. */
  touchMs: 100,
  /**
   * Time from a key of Activos' search to the paint of the cards it finds among 10,000 notas, p95, ms, processor not slowed.
   */
  searchMs: 100,
  /** Time from pressing a link to painting the section, with everything loaded, p95, ms. */
  sectionMs: 200,
  /** Time from a save at one register until another one paints the card, with 50 open streams, p95, ms, processor not slowed. */
  liveMs: 500,
  /**
   * Limit of the time in which a browser just started opens the counter without a connection: `offlineMs`, or `offlineRatio`
   * times the online opening if that is longer.
   */
  offlineMs: 3_000,
  offlineRatio: 1.2,
  /** Time in which the counter opens online with the service worker, divided by the time without it. */
  workerRatio: 1.05,
  /** The page's heap after many changes of section, divided by its heap before these changes. */
  sectionHeapRatio: 1.15,
};
