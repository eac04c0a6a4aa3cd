import fc from 'fast-check';
import { changeFor, likelyCash } from './cashTaken.ts';
import { MAX_AMOUNT } from './money.ts';

const amounts = fc.integer({ min: 1, max: MAX_AMOUNT });

it.each([
  [21_250, [22_000, 25_000, 30_000, 50_000]],
  [8_500, [10_000, 20_000, 50_000, 100_000]],
  [73_440, [74_000, 75_000, 80_000, 100_000]],
])('for %d centavos people hand over what their bills make', (due, handed) => {
  expect(likelyCash(due)).toEqual(handed);
});

it('what is suggested is more than what is due, whole pesos, ascending and never twice', () => {
  fc.assert(
    fc.property(amounts, (due) => {
      const suggested = likelyCash(due);
      // Only for whole thousands of pesos is nothing suggested: they need no rounding, and no bill is larger than 1,000 pesos.
      expect(suggested.length > 0).toBe(due % 100_000 !== 0);
      expect(suggested.length).toBeLessThanOrEqual(4);
      for (const [index, amount] of suggested.entries()) {
        expect(amount).toBeGreaterThan(suggested[index - 1] ?? due);
        expect(amount % 1_000).toBe(0);
      }
    }),
  );
});

it('the change and what is due make what was handed over; too little has none', () => {
  fc.assert(
    fc.property(amounts, amounts, (due, handed) => {
      const change = changeFor(due, handed);
      if (handed < due) expect(change).toBeNull();
      else expect(due + (change ?? Number.NaN)).toBe(handed);
    }),
  );
});
