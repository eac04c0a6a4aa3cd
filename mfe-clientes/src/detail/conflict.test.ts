import fc from 'fast-check';
import { merge } from './conflict';
import { BLANK, type Draft, FIELDS } from './draft';

const domicilio = fc
  .constantFrom('Calle 1', 'Calle 2', 'Calle 3', 'Calle 4')
  .map((description) => ({ descripcion: description, lat: null, lon: null }));
const draft: fc.Arbitrary<Draft> = fc.record({
  ...(Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom('', 'a', 'b', 'c')])) as Record<
    (typeof FIELDS)[number],
    fc.Arbitrary<string>
  >),
  domicilio: fc.uniqueArray(domicilio, { selector: ({ descripcion: description }) => description }),
});
const names = ({ domicilio: list }: Draft) => list.map(({ descripcion: description }) => description).sort();

test('without changes here theirs is kept; without changes of theirs, what was typed is kept', () => {
  fc.assert(
    fc.property(draft, draft, (one, other) => {
      expect(merge(other, one, one)).toEqual({ now: other, clash: [] });
      const mine = merge(one, one, other);
      expect({ ...mine.now, domicilio: names(mine.now) }).toEqual({ ...other, domicilio: names(other) });
      expect(mine.clash).toEqual([]);
    }),
  );
});

test('each field keeps the value of the side that changed it; what was typed wins a clash, which is reported', () => {
  fc.assert(
    fc.property(draft, draft, draft, (current, from, now) => {
      const merged = merge(current, from, now);
      for (const field of FIELDS) {
        const mine = now[field] !== from[field];
        expect(merged.now[field]).toBe(mine ? now[field] : current[field]);
        expect(merged.clash.includes(field)).toBe(mine && current[field] !== from[field] && current[field] !== now[field]);
      }
      const [a, d, m] = [current, from, now].map((one) => new Set(names(one)));
      for (const street of ['Calle 1', 'Calle 2', 'Calle 3', 'Calle 4']) {
        const [theirs, before, here] = [a?.has(street), d?.has(street), m?.has(street)];
        expect(names(merged.now).filter((first) => first === street)).toHaveLength((here === before ? theirs : here) ? 1 : 0);
      }
    }),
  );
});

test('a first address typed in a blank form stays', () => {
  const street = { descripcion: 'Calle 1', lat: null, lon: null };
  expect(merge(BLANK, BLANK, { ...BLANK, domicilio: [street] }).now.domicilio).toEqual([street]);
});
