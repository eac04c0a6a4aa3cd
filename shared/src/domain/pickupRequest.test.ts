import fc from 'fast-check';
import { addDays, weekday } from './dates.ts';
import { isClosed, openWeekdays } from './openingHours.ts';
import {
  MAX_PICKUP_COMMENT,
  PICKUP_DAYS,
  PICKUP_WINDOWS,
  parsePickup,
  pickupDays,
  pickupWindows,
  windowKey,
} from './pickupRequest.ts';

const ALWAYS = { weekdays: [], dates: [] };
const HOURS = { hours: 'Lunes a sábado, 08:00 a 20:00', closed: ALWAYS };
const at = (today: string, hour: string) => ({ today, hour });
const MORNING = at('2026-12-10', '08:00');

const aDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const anHour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const openDays = fc.record({
  hours: fc.constantFrom(
    HOURS.hours,
    '',
    'Domingo, 9 a 14',
    'Lunes a viernes, 09:00 a 19:00\nSábado, 10:00 a 14:00',
    'Lunes, miércoles y viernes',
    'Domingo cerrado',
  ),
  closed: fc.record({
    weekdays: fc.subarray([2, 4, 7]),
    dates: fc.array(
      fc.nat(420).map((days) => addDays('2026-01-01', days)),
      { maxLength: 60 },
    ),
  }),
});

it('offers the next seven open days, today while a window of it is to come', () => {
  expect(pickupDays(HOURS, MORNING)).toEqual([
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
    '2026-12-17',
  ]);
  expect(pickupDays(HOURS, at('2026-12-10', '18:00'))[0]).toBe('2026-12-11');
  expect(pickupDays({ ...HOURS, hours: 'Domingo' }, MORNING)).toHaveLength(PICKUP_DAYS);
});

it('offers the windows within the opening hours of their day, and no day without any', () => {
  const hours = 'Lunes a viernes, 09:00 a 19:00\nSábado, 10:00 a 14:00\nDomingo, 12:00 a 15:00';
  const keys = (day: string, hour = '08:00') =>
    pickupWindows({ hours, closed: ALWAYS }, day, at('2026-12-10', hour)).map(windowKey);
  expect(keys('2026-12-11')).toEqual(['09:00-11:00', '10:00-12:00', '16:00-18:00']);
  expect(keys('2026-12-12')).toEqual(['10:00-12:00']);
  expect(keys('2026-12-13')).toEqual([]);
  expect(keys('2026-12-10', '10:00')).toEqual(['16:00-18:00']);
  expect(pickupDays({ hours, closed: ALWAYS }, MORNING).slice(2, 4)).toEqual(['2026-12-12', '2026-12-14']);
  const late = { day: '2026-12-12', window: '16:00-18:00', comment: '' };
  expect(parsePickup(late, { hours, closed: ALWAYS }, MORNING)).toMatch(/está cerrado ese día/);
});

it('a window is offered exactly when asking for it is accepted', () => {
  fc.assert(
    fc.property(openDays, aDay, anHour, fc.nat(60), (open, today, hour, ahead) => {
      const day = addDays(today, ahead);
      if (!pickupDays(open, { today, hour }).includes(day)) return;
      const offered = pickupWindows(open, day, { today, hour });
      for (const window of PICKUP_WINDOWS) {
        const read = parsePickup({ day, window: windowKey(window), comment: '' }, open, { today, hour });
        expect(typeof read === 'object').toBe(offered.includes(window));
      }
    }),
  );
});

it('leaves out the closed days of the settings', () => {
  const days = pickupDays({ ...HOURS, closed: { weekdays: [2], dates: ['2026-12-12'] } }, MORNING);
  expect(days.slice(0, 4)).toEqual(['2026-12-10', '2026-12-11', '2026-12-15', '2026-12-16']);
  const closed = { weekdays: [], dates: ['2026-12-11'] };
  const typed = { day: '2026-12-11', window: '10:00-12:00', comment: '' };
  expect(parsePickup(typed, { ...HOURS, closed }, MORNING)).toBe('Elige uno de los días de la lista.');
});

it('every day that is offered is open, not past and takes some window; none is offered twice', () => {
  fc.assert(
    fc.property(openDays, aDay, anHour, (open, today, hour) => {
      const days = pickupDays(open, { today, hour });
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeLessThanOrEqual(PICKUP_DAYS);
      for (const day of days) {
        expect(day >= today && openWeekdays(open.hours).has(weekday(day)) && !isClosed(open.closed, day)).toBe(true);
        const takes = PICKUP_WINDOWS.some(
          (window) => typeof parsePickup({ day, window: windowKey(window), comment: '' }, open, { today, hour }) === 'object',
        );
        expect(takes).toBe(true);
      }
    }),
  );
});

it('what is accepted is a window of the product, on an offered day, that has not begun', () => {
  const typed = fc.record({
    day: fc.oneof(aDay, fc.string()),
    window: fc.oneof(fc.constantFrom(...PICKUP_WINDOWS.map(windowKey)), fc.string()),
    comment: fc.string({ unit: 'binary', maxLength: 300 }),
  });
  fc.assert(
    fc.property(typed, openDays, aDay, anHour, (wish, open, today, hour) => {
      const read = parsePickup(wish, open, { today, hour });
      if (typeof read === 'string') return;
      expect(pickupDays(open, { today, hour })).toContain(read.day);
      expect(PICKUP_WINDOWS.map(windowKey)).toContain(windowKey(read));
      expect(read.day > today || read.start > hour).toBe(true);
      expect(read.comment.length).toBeLessThanOrEqual(MAX_PICKUP_COMMENT);
    }),
  );
});

it.each([
  [{ day: '2026-12-09' }, /días de la lista/],
  [{ day: '2026-12-13' }, /días de la lista/],
  [{ day: '' }, /días de la lista/],
  [{ window: '11:00-13:00' }, /qué horas/],
  [{ day: '2026-12-10', window: '09:00-11:00' }, /ya pasó/],
  [{ comment: 'x'.repeat(201) }, /200 letras/],
  [{ comment: 'a\u202eb' }, /invisibles/],
])('%j is refused and says why', (changes, reason) => {
  const typed = { day: '2026-12-11', window: '10:00-12:00', comment: '', ...changes };
  expect(parsePickup(typed, HOURS, at('2026-12-10', '09:30'))).toMatch(reason);
});

it('a comment loses its spare spaces', () => {
  const typed = { day: '2026-12-11', window: '10:00-12:00', comment: '  Timbre 2,\n dos bolsas ' };
  expect(parsePickup(typed, HOURS, MORNING)).toEqual({
    day: '2026-12-11',
    start: '10:00',
    end: '12:00',
    comment: 'Timbre 2, dos bolsas',
  });
});
