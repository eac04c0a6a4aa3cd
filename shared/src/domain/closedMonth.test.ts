import fc from 'fast-check';
import { firstOpenDay } from './closedMonth.ts';
import { addDays, daysBetween } from './dates.ts';

describe('a closed month', () => {
  it.each([
    ['2026-11-27', '2026-11-01'],
    ['2026-11-06', '2026-11-01'],
    ['2026-11-05', '2026-10-01'],
    ['2026-11-01', '2026-10-01'],
    ['2026-01-05', '2025-12-01'],
    ['2026-01-06', '2026-01-01'],
    ['2028-03-01', '2028-02-01'],
  ])('on %s, the open days begin on %s', (today, first) => {
    expect(firstOpenDay(today)).toBe(first);
  });

  it('ended more than 5 days ago, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const today = addDays('2001-01-01', days);
        const first = firstOpenDay(today);
        const lastOfFirst = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
        return first.endsWith('-01') && daysBetween(addDays(first, -1), today) > 5 && daysBetween(lastOfFirst, today) <= 5;
      }),
    );
  });
});
