/** Rollout rules: which build of a section a user gets (issue "Sections that ship on their own"). Pure functions. */

/** Live versions of one remote. A version is '<package version>-<hash of its files>'. */
export interface ReleasePointer {
  /** Version of the users who aren't chosen for the candidate. */
  estable: string;
  /** Version being rolled out, or null. */
  candidata: string | null;
  /** Share of users that get the candidate, 0 to 100, besides those of `tenants`. */
  porcentaje: number;
  /** Ids of laundries whose users all get the candidate. */
  tenants: readonly string[];
}

/** The user who asks for the remotes. */
export interface Requester {
  tenantId: string;
  userId: string;
}

const BUCKETS = 10_000;

/** FNV-1a hash, 32 bits: it gives the same value in every process and language. It need not be secure. */
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

/** @returns the version of a remote that `actor` gets; without a user (null), the stable one */
export function versionFor(remote: string, pointer: ReleasePointer, actor: Requester | null): string {
  const { estable: stable, candidata: candidate, porcentaje: percent, tenants } = pointer;
  if (candidate === null || actor === null) return stable;
  const selected = tenants.includes(actor.tenantId) || bucketOf(remote, actor.userId) < (percent / 100) * BUCKETS;
  return selected ? candidate : stable;
}
