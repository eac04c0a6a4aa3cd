/** Pure functions with the rules of rollouts: which version of a section a user gets. */

/** Live versions of one remote. A version is '<package version>-<hash of its files>'. */
export interface ReleasePointer {
  /** Version for users who aren't chosen for the candidate; null when those users don't get the remote at all. */
  estable: string | null;
  /** Version being rolled out, or null. */
  candidata: string | null;
  /** Share of users that get the candidate, 0 to 100, in addition to all users of `tenants`. */
  porcentaje: number;
  /** Ids of laundries whose users all get the candidate. */
  tenants: readonly string[];
  /** Version that comes with the running server; null when none does. */
  de_fabrica?: string | null;
}

/**
 * Why a user has a version: it is the stable one, the server's own, or the candidate (by laundry or by share of users); or it is
 * a stand-in for `asignada`, which the shell can't mount; or a preview that this tab opened by a link valid until `vence` (ISO
 * 8601).
 */
export type VersionReason =
  | { tipo: 'estable' | 'servidor' | 'lavanderia' }
  | { tipo: 'porcentaje'; porcentaje: number }
  | { tipo: 'incompatible'; asignada: string }
  | { tipo: 'vista'; vence: string };

/** The version of a remote that a user gets, and why. */
export interface AssignedVersion {
  version: string;
  motivo: VersionReason;
}

/** The user who asks for the remotes. */
export interface Requester {
  tenantId: string;
  userId: string;
}

const BUCKETS = 10_000;

/** FNV-1a hash, 32 bits, which has the same value in every process and language. It needn't be secure here. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * A user's bucket in a remote's rollouts, 0 to 9999. The bucket is fixed, so that users of a 10 % rollout stay in it at 50 %. It
 * differs by remote, so that the same users aren't always first.
 */
export function bucketOf(remote: string, userId: string): number {
  return fnv1a(`${remote}\n${userId}`) % BUCKETS;
}

/**
 * The version of a remote that `actor` gets, and why. Without a signed-in user (null), the version is never the candidate.
 * @returns null when `actor` doesn't have the remote
 */
export function assignedVersion(remote: string, pointer: ReleasePointer, actor: Requester | null): AssignedVersion | null {
  const { estable: stable, candidata: candidate, porcentaje: percent, tenants, de_fabrica: factory } = pointer;
  if (candidate !== null && actor !== null) {
    if (tenants.includes(actor.tenantId)) return { version: candidate, motivo: { tipo: 'lavanderia' } };
    if (bucketOf(remote, actor.userId) < (percent / 100) * BUCKETS) {
      return { version: candidate, motivo: { tipo: 'porcentaje', porcentaje: percent } };
    }
  }
  return stable === null ? null : { version: stable, motivo: { tipo: stable === factory ? 'servidor' : 'estable' } };
}

/** @returns the version of a remote that `actor` gets; null when they don't have the remote */
export function versionFor(remote: string, pointer: ReleasePointer, actor: Requester | null): string | null {
  return assignedVersion(remote, pointer, actor)?.version ?? null;
}
