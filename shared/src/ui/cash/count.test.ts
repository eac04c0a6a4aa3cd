import fc from 'fast-check';
import { cashOf, DENOMINATIONS, MAX_OF_DENOMINATION } from '../../domain/caja.ts';
import { centavosToPesos, toCents } from '../../domain/money.ts';
import { acceptedText, cashToSend, countedCash, EMPTY_COUNT, failureOf, orderOf, othersToSend, written } from './count.ts';

const pieces = fc.array(fc.integer({ min: 0, max: MAX_OF_DENOMINATION }), {
  minLength: DENOMINATIONS.length,
  maxLength: DENOMINATIONS.length,
});

test('what is typed by denomination is what is sent, to the centavo', () => {
  fc.assert(
    fc.property(pieces, (counts) => {
      const draft = DENOMINATIONS.reduce((soFar, value, i) => written(soFar, value, String(counts[i])), EMPTY_COUNT);
      const expected = cashOf(DENOMINATIONS.map((value, i) => ({ denominacion: value, cantidad: counts[i] ?? 0 })));
      expect(countedCash(draft)).toBe(expected);
      const sent = cashToSend(draft).denominaciones ?? [];
      const ofSent = sent.map(({ denominacion: pesos, cantidad: count }) => ({
        denominacion: toCents(pesos),
        cantidad: count,
      }));
      expect(cashOf(ofSent)).toBe(expected);
    }),
  );
});

test('a total by hand and the other methods are sent as they were written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (centavos) => {
      const text = (centavos / 100).toFixed(2);
      const draft = written(written({ ...EMPTY_COUNT, byHand: true }, 'total', text), 'TDC', text);
      expect(cashToSend(draft)).toEqual({ total: centavosToPesos(centavos) });
      expect(othersToSend(draft)).toEqual({ TDC: centavosToPesos(centavos), Transf: 0, Link: 0 });
    }),
  );
});

test('refuses pieces beyond the limit and parts of a piece', () => {
  expect(acceptedText(50_000, String(MAX_OF_DENOMINATION))).toBe('9999');
  expect([acceptedText(50_000, '10000'), acceptedText(50_000, '1.5'), acceptedText(50_000, 'x')]).toEqual([null, null, null]);
});

test('an amount with a misplaced comma has to be mended', () => {
  const draft = written(EMPTY_COUNT, 'TDC', '1,50');
  expect(failureOf(draft, 'TDC')).toMatch(/^No se entiende la cantidad/);
  expect(failureOf(draft, 'Link')).toBeNull();
});

test('walks bills, coins and then the other methods', () => {
  expect(orderOf(false, true)).toEqual([...DENOMINATIONS, 'TDC', 'Transf', 'Link']);
  expect(orderOf(true, false)).toEqual(['total']);
});
