/** Pure functions that decide when the server takes a failing version of a section back by itself. */

/** The outcomes of one version of a section, by users: a user counts once, however often it failed for them. */
export interface Outcomes {
  /** Users for whom the version was mounted or failed. */
  users: number;
  /** Users for whom the version failed at least once. */
  failedUsers: number;
  /** Number of laundries that those failed users belong to. */
  failedLaundries: number;
}

/**
 * Limits that a failing version must reach to be stopped: failed users, their laundries, and their share of all users who had it.
 * One person is never enough, and one laundry only if no other could have the version.
 */
export const BRAKE = { users: 3, laundries: 2, share: 0.05 } as const;

/**
 * Whether a stable version or a stand-in failed for enough users to warn the operator. Unlike `mustStop`, this test ignores how
 * many laundries those users belong to and for how many other users the version works.
 */
export function isFailing({ failedUsers }: Outcomes): boolean {
  return failedUsers >= BRAKE.users;
}

/** How far back the failures of a stable version or a stand-in are counted, minutes. */
export const STABLE_WINDOW_MINUTES = 10;

/**
 * Whether a version failed for enough people to be stopped.
 * @param oneLaundry true when only one laundry could have the version, whose users then suffice
 */
export function mustStop({ users, failedUsers, failedLaundries }: Outcomes, oneLaundry: boolean): boolean {
  const laundriesNeeded = oneLaundry ? 1 : BRAKE.laundries;
  return failedUsers >= BRAKE.users && failedLaundries >= laundriesNeeded && failedUsers / users >= BRAKE.share;
}
