import fc from 'fast-check';
import { BRAKE, isFailing, mustStop, type Outcomes } from './brake.ts';

/** Outcomes of a version with any number of users of some laundries; it failed for some of them. */
const outcomes = fc
  .array(fc.record({ laundry: fc.nat({ max: 5 }), failed: fc.boolean() }), { maxLength: 200 })
  .map((people): Outcomes => {
    const failed = people.filter((person) => person.failed);
    return {
      users: people.length,
      failedUsers: failed.length,
      failedLaundries: new Set(failed.map(({ laundry }) => laundry)).size,
    };
  });

describe('mustStop', () => {
  test('stops at three users of two laundries who are a twentieth of all, and at no fewer', () => {
    expect(mustStop({ users: 60, failedUsers: 3, failedLaundries: 2 }, false)).toBe(true);
    expect(mustStop({ users: 61, failedUsers: 3, failedLaundries: 2 }, false)).toBe(false);
    expect(mustStop({ users: 2, failedUsers: 2, failedLaundries: 2 }, false)).toBe(false);
    expect(mustStop({ users: 60, failedUsers: 60, failedLaundries: 1 }, false)).toBe(false);
  });

  test('one laundry suffices when no other was to have the version, and not while no other has opened it', () => {
    expect(mustStop({ users: 3, failedUsers: 3, failedLaundries: 1 }, false)).toBe(false);
    expect(mustStop({ users: 9, failedUsers: 3, failedLaundries: 1 }, true)).toBe(true);
  });

  test('fewer users than the rule asks for never stop a version', () => {
    fc.assert(
      fc.property(outcomes, (some) => {
        fc.pre(some.failedUsers < BRAKE.users || some.failedUsers / some.users < BRAKE.share);
        expect(mustStop(some, false)).toBe(false);
      }),
    );
  });

  test('one more failure never lets a stopped version go on, one more healthy user never stops one', () => {
    fc.assert(
      fc.property(outcomes, (some) => {
        const oneMoreFailed = { ...some, users: some.users + 1, failedUsers: some.failedUsers + 1 };
        const oneMoreHealthy = { ...some, users: some.users + 1 };
        if (mustStop(some, false)) expect(mustStop(oneMoreFailed, false)).toBe(true);
        else expect(mustStop(oneMoreHealthy, false)).toBe(false);
      }),
    );
  });

  test('users of a single laundry never stop a version that others have', () => {
    fc.assert(
      fc.property(outcomes, (some) => {
        expect(mustStop({ ...some, failedLaundries: Math.min(1, some.failedLaundries) }, false)).toBe(false);
      }),
    );
  });
});

describe('isFailing', () => {
  test('three users suffice, of one laundry and however many others it works for; two never do', () => {
    fc.assert(fc.property(outcomes, (some) => expect(isFailing(some)).toBe(some.failedUsers >= 3)));
  });

  test('what stops a version is always told', () => {
    fc.assert(fc.property(outcomes, (some) => expect(isFailing(some) || !mustStop(some, true)).toBe(true)));
  });
});
