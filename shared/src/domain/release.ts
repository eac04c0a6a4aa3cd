/**
 * Which build of a section whoever asks gets: rules of a rollout (issue "Sections that ship on their own"). Pure, so that server, command line and tests
 * decide alike.
 */

/** The pointer of one remote. Versions are '<version>-<hash of its files>'. */
export interface ReleasePointer {
  /** What everybody gets who isn't chosen for the candidate. */
  estable: string;
  /** The version being rolled out, when there is one. */
  candidata: string | null;
  /** Share of users that get the candidate, 0 to 100, besides those of `tenants`. */
  porcentaje: number;
  /** Laundries whose users all get the candidate. */
  tenants: readonly string[];
}

/** Who asks; nobody signed in gets the stable version. */
export interface Requester {
  tenantId: string;
  userId: string;
}

const BUCKETS = 10_000;

/** FNV-1a, 32 bits: the same in every process and language, which is all that is asked of it. */
function fnv1a(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}

/**
 * Where a user stands in the rollouts of a remote, 0 to 9999: always the same place, so that whoever got a candidate at 10 % keeps it at 50 %; another
 * place in another remote, so that the same people aren't always first.
 */
export function bucketOf(remote: string, userId: string): number {
  return fnv1a(`${remote}\n${userId}`) % BUCKETS;
}

/** The version that `quien` gets of a remote. */
export function versionPara(remote: string, pointer: ReleasePointer, actor: Requester | null): string {
  const { estable: stable, candidata: candidate, porcentaje: percent, tenants } = pointer;
  if (candidate === null || actor === null) return stable;
  const selected = tenants.includes(actor.tenantId) || bucketOf(remote, actor.userId) < (percent / 100) * BUCKETS;
  return selected ? candidate : stable;
}

/** What clients have said of a version since it became the candidate. */
export interface Reports {
  montadas: number;
  fallidas: number;
}

/** Failures and share of them at which a rollout stops by itself: a few can be one bad connection. */
export const THROTTLE = { fallidas: 5, ratio: 0.05 } as const;

/** Whether a candidate fails too much to go on. */
export function mustStop({ montadas: mounted, fallidas: failed }: Reports): boolean {
  return failed >= THROTTLE.fallidas && failed / (mounted + failed) >= THROTTLE.ratio;
}
