import { addDays } from '@lavanda/shared/domain/dates';
import fc from 'fast-check';
import { splitMonths } from './monthRange.ts';

it('takes whole months whole and leaves the days at the ends', () => {
  expect(splitMonths({ from: '2026-01-15', until: '2026-04-10' })).toEqual({
    months: { first: 202602, last: 202603 },
    days: [
      { from: '2026-01-15', until: '2026-01-31' },
      { from: '2026-04-01', until: '2026-04-10' },
    ],
  });
  expect(splitMonths({ from: '2026-01-01', until: '2026-12-31' })).toEqual({ months: { first: 202601, last: 202612 }, days: [] });
  expect(splitMonths({ from: null, until: null })).toEqual({ months: { first: 0, last: 999_999 }, days: [] });
  expect(splitMonths({ from: '2026-02-05', until: null })).toEqual({
    months: { first: 202603, last: 999_999 },
    days: [{ from: '2026-02-05', until: '2026-02-28' }],
  });
});

it('covers every day of a range exactly once', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2023-12-20', n));
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, until] = a < b ? [a, b] : [b, a];
      const { months, days } = splitMonths({ from, until });
      for (let each = from; each <= until; each = addDays(each, 1)) {
        const month = Number(each.slice(0, 4)) * 100 + Number(each.slice(5, 7));
        const times =
          (months && months.first <= month && month <= months.last ? 1 : 0) +
          days.filter((range) => range.from <= each && each <= range.until).length;
        expect(times).toBe(1);
      }
    }),
  );
});
