import fc from 'fast-check';
import { addDays, dayIn, daysBetween, defaultPromiseDate, hourIn, isLocalDay, weekday } from './dates.ts';

describe('branch-local days', () => {
  it('knows real days', () => {
    expect(isLocalDay('2024-02-29')).toBe(true);
    for (const fake of [
      '2023-02-29',
      '2024-13-01',
      '2024-1-01',
      '1999-12-31',
      '2101-01-01',
      '',
      '2024-02-30',
      '2024-02-29T00:00',
    ]) {
      expect(isLocalDay(fake)).toBe(false);
    }
  });

  it('is the day of the branch, not UTC', () => {
    const moment = new Date('2026-01-01T05:30:00Z');
    expect(dayIn('America/Mexico_City', moment)).toBe('2025-12-31');
    expect(dayIn('UTC', moment)).toBe('2026-01-01');
    expect(hourIn('America/Mexico_City', moment)).toBe('23:30');
  });

  it('counts weekdays 1 Sunday to 7 Saturday', () => {
    expect(weekday('2024-09-01')).toBe(1);
    expect(weekday('2024-09-07')).toBe(7);
  });

  it('promises in 2 days, express in 1', () => {
    expect(defaultPromiseDate('2024-02-28', false)).toBe('2024-03-01');
    expect(defaultPromiseDate('2024-02-28', true)).toBe('2024-02-29');
    expect(defaultPromiseDate('2024-02-28', true, 0)).toBe('2024-02-28');
  });

  it('adds and subtracts days without losing any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        return isLocalDay(day) && daysBetween('2000-01-01', day) === days;
      }),
    );
  });
});
