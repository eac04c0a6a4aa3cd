import fc from 'fast-check';
import { isOpenOn, openWeekdays } from './openingDays.ts';

const NAMES = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const;
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
  ['8 a 20 h', [1, 2, 3, 4, 5, 6, 7]],
  ['', [1, 2, 3, 4, 5, 6, 7]],
])('%j opens on %j', (hours, open) => {
  expect(days(hours)).toEqual(open);
});

it('a range is every day from the first to the last, also over the end of the week', () => {
  const place = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(place, place, (from, until) => {
      const expected = NAMES.flatMap((_, day) => ((day - from + 7) % 7 <= (until - from + 7) % 7 ? [day + 1] : []));
      expect(days(`${NAMES[from]} a ${NAMES[until]}, 09:00 a 18:00`)).toEqual(expected);
    }),
  );
});

it('whatever it says, some day is open', () => {
  const word = fc.constantFrom(...NAMES, 'cerrado', ' a ', '\n', ', ', 'y', 'diario');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
      expect(openWeekdays(words.join('')).size).toBeGreaterThan(0);
    }),
  );
});

it('tells of a day', () => {
  expect(isOpenOn('Lunes a viernes', '2026-12-11')).toBe(true);
  expect(isOpenOn('Lunes a viernes', '2026-12-13')).toBe(false);
});
