/** Rollout rules: which build of a section a user gets (issue "Sections that ship on their own"). Pure functions. */

/** Live versions of one remote. A version is '<package version>-<hash of its files>'. */
export interface ReleasePointer {
  /** Version of everybody not selected for the candidate. */
  estable: string;
  /** Version being rolled out, or null. */
  candidata: string | null;
  /** Share of users that get the candidate, 0 to 100, besides those of `tenants`. */
  porcentaje: number;
  /** Ids of laundries whose users all get the candidate. */
  tenants: readonly string[];
}

/** The requesting user; null gets the stable version. */
export interface Requester {
  tenantId: string;
  userId: string;
}

const BUCKETS = 10_000;

/** FNV-1a, 32 bits: stable across processes and languages. It need not be secure. */
function fnv1a(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}

/**
 * A user's bucket in a remote's rollouts, 0 to 9999. It is fixed, so users of a 10 % rollout stay in at 50 %, and
 * differs per remote, so the same users aren't always first.
 */
export function bucketOf(remote: string, userId: string): number {
  return fnv1a(`${remote}\n${userId}`) % BUCKETS;
}

/** @returns the version of a remote that `actor` gets */
export function versionFor(remote: string, pointer: ReleasePointer, actor: Requester | null): string {
  const { estable: stable, candidata: candidate, porcentaje: percent, tenants } = pointer;
  if (candidate === null || actor === null) return stable;
  const selected = tenants.includes(actor.tenantId) || bucketOf(remote, actor.userId) < (percent / 100) * BUCKETS;
  return selected ? candidate : stable;
}

/** Client reports of a version since it became the candidate. */
export interface Reports {
  montadas: number;
  fallidas: number;
}

/** Failure count and ratio at which a rollout stops by itself; a few failures can be one bad connection. */
export const THROTTLE = { fallidas: 5, ratio: 0.05 } as const;

/** Whether the candidate fails often enough to stop its rollout. */
export function mustStop({ montadas: mounted, fallidas: failed }: Reports): boolean {
  return failed >= THROTTLE.fallidas && failed / (mounted + failed) >= THROTTLE.ratio;
}
