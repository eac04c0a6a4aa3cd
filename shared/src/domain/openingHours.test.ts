import fc from 'fast-check';
import { addDays, weekday } from './dates.ts';
import { closedDays, isClosed, openHours, openWeekdays } from './openingHours.ts';
import { WEEKDAYS } from './weekdays.ts';

const days = (hours: string) => [...openWeekdays(hours)].sort();

it.each([
  ['Lunes a sábado, 08:00 a 20:00', [2, 3, 4, 5, 6, 7]],
  ['Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00', [1, 2, 3, 4, 5, 6, 7]],
  ['LUN-VIE 9 a 19', [2, 3, 4, 5, 6]],
  ['Lun. a vie.: 9 a 19\nsáb 9-14', [2, 3, 4, 5, 6, 7]],
  ['Lunes, miércoles y viernes', [2, 4, 6]],
  ['Sábados y domingos de 9 a 14', [1, 7]],
  ['Viernes a lunes', [1, 2, 6, 7]],
  ['Todos los días, 8 a 20\nDomingo cerrado', [2, 3, 4, 5, 6, 7]],
  ['Domingo: cerrado', [2, 3, 4, 5, 6, 7]],
  ['Lunes a sábado 8:00 a 20:00, domingo cerrado', [2, 3, 4, 5, 6, 7]],
  ['Lunes a viernes, 8:00 a 20:00; sábado y domingo, cerrado', [2, 3, 4, 5, 6]],
  ['Lunes a viernes 8:00 a 20:00, festivos cerrado', [2, 3, 4, 5, 6]],
  ['Cerrado: sábado, domingo', [2, 3, 4, 5, 6]],
  ['Sábado, domingo, cerrado', [2, 3, 4, 5, 6]],
  ['Viernes, sábado y domingo, cerrado', [2, 3, 4, 5]],
  ['Lunes a sábado, domingo, cerrado', [2, 3, 4, 5, 6, 7]],
  ['Lunes a viernes, 8:00 a 20:00, sábado 9 a 14, domingo, cerrado', [2, 3, 4, 5, 6, 7]],
  ['Lunes a viernes; sábado, 9 a 14, domingo, cerrado', [2, 3, 4, 5, 6, 7]],
  ['Diariamente, 8 a 20', [1, 2, 3, 4, 5, 6, 7]],
  ['Mar–jue', [3, 4, 5]],
  ['8 a 20 h', [1, 2, 3, 4, 5, 6, 7]],
  ['', [1, 2, 3, 4, 5, 6, 7]],
])('%j opens on %j', (hours, open) => {
  expect(days(hours)).toEqual(open);
});

it('a range is every day from the first to the last, also over the end of the week', () => {
  const place = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(place, place, (from, until) => {
      const expected = WEEKDAYS.flatMap((_, day) => ((day - from + 7) % 7 <= (until - from + 7) % 7 ? [day + 1] : []));
      expect(days(`${WEEKDAYS[from]} a ${WEEKDAYS[until]}, 09:00 a 18:00`)).toEqual(expected);
    }),
  );
});

it('days listed one by one before ‘cerrado’ are all closed, and no other', () => {
  const before = fc.constantFrom('', 'Lunes a domingo, 8:00 a 20:00; ', 'Todos los días, 8 a 20, ', 'Diario\n');
  const listed = fc.shuffledSubarray([...WEEKDAYS.keys()], { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(before, listed, (text, closed) => {
      const expected = [...WEEKDAYS.keys()].filter((day) => !closed.includes(day)).map((day) => day + 1);
      expect(days(`${text}${closed.map((day) => WEEKDAYS[day]).join(', ')}, cerrado`)).toEqual(expected);
    }),
  );
});

it('whatever it says, some day is open', () => {
  const word = fc.constantFrom(...WEEKDAYS, 'cerrado', ' a ', '\n', ', ', 'y', 'diario');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
      expect(openWeekdays(words.join('')).size).toBeGreaterThan(0);
    }),
  );
});

describe('the hours of a day', () => {
  const hours = 'Lunes a sábado, 08:00 a 20:00\nDomingo 9:00 a 15:00';

  it.each([
    [hours, '2026-12-11', 480, 1200],
    [hours, '2026-12-13', 540, 900],
    ['Viernes a lunes, de 10:00 a 14:30', '2026-12-13', 600, 870],
    ['Diario, 08:00 a 22:00', '2026-12-13', 480, 1320],
    ['Diariamente 08:00-22:00', '2026-12-13', 480, 1320],
    ['Lun-sáb, 08:00 – 20:00 h', '2026-12-12', 480, 1200],
    ['Lunes, miércoles y viernes, 9:00 a 14:00', '2026-12-09', 540, 840],
    ['Lunes a sábado 8:00 a 20:00, domingo cerrado', '2026-12-11', 480, 1200],
  ])('%j on %s', (text, day, from, until) => {
    expect(openHours(text, day)).toEqual({ from, until });
  });

  it.each([
    '',
    'Todo el día',
    'Lunes, 20:00 a 08:00',
    'Ayer a hoy, 08:00 a 20:00',
    'Lunes, 8:00 a 11:00 pm',
    'Lunes, 9:00 a 12:00 y 16:00 a 20:00',
    'Martes, 09:00 a 14:00',
    'Todos los días, 9:00 a 14:00\nLunes cerrado',
  ])('are unknown on a Monday for %j', (text) => {
    expect(openHours(text, '2026-12-14')).toBeNull();
  });

  it('are none on a day that is closed', () => {
    const word = fc.constantFrom(...WEEKDAYS, 'cerrado', ' a ', '\n', ', ', 'diario', ' 9:00 a 14:00');
    fc.assert(
      fc.property(fc.array(word), fc.nat(6), (words, ahead) => {
        const day = addDays('2026-12-07', ahead);
        if (openHours(words.join(''), day) !== null) expect(days(words.join(''))).toContain(weekday(day));
      }),
    );
  });
});

it('closed is what the settings or the opening hours close', () => {
  const settings = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    dates: fc.array(fc.nat(20).map((ahead) => addDays('2026-12-07', ahead))),
  });
  const texts = fc.constantFrom('', 'Lunes a viernes', 'Lunes a sábado 8:00 a 20:00, domingo cerrado');
  fc.assert(
    fc.property(texts, settings, fc.nat(20), (text, closed, ahead) => {
      const day = addDays('2026-12-07', ahead);
      expect(isClosed(closedDays(text, closed), day)).toBe(isClosed(closed, day) || !openWeekdays(text).has(weekday(day)));
    }),
  );
});
