import fc from 'fast-check';
import {
  centavosToPesos,
  divideRounding,
  formatMoney,
  formatQuantity,
  pesosToCentavos,
  quantityToThousandths,
  toCents,
} from './money.ts';

describe('money on the wire', () => {
  it('reads pesos with at most 2 decimals', () => {
    expect(pesosToCentavos(38.9)).toBe(3890);
    expect(pesosToCentavos(0.29)).toBe(29);
    expect(pesosToCentavos(1.005)).toBeNull();
    expect(pesosToCentavos(Number.NaN)).toBeNull();
    expect(pesosToCentavos(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('rounds pesos of the server to the nearest centavo', () => {
    expect([38.9, 0.1 + 0.2, -0.5, -0].map(toCents)).toEqual([3890, 30, -50, 0]);
  });

  it('reads quantities with at most 3 decimals', () => {
    expect(quantityToThousandths(3.35)).toBe(3350);
    expect(quantityToThousandths(0.0005)).toBeNull();
  });

  it('never returns minus zero', () => {
    expect(Object.is(pesosToCentavos(-0), 0)).toBe(true);
  });

  it('round-trips through pesos', () => {
    fc.assert(fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (c) => pesosToCentavos(centavosToPesos(c)) === c));
  });

  it('refuses a third decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (c, d) => pesosToCentavos((c * 10 + d) / 1000) === null,
      ),
      { examples: [[99_999_993, 9]] },
    );
  });
});

describe('rounding', () => {
  it('goes half away from zero', () => {
    expect(divideRounding(5, 10)).toBe(1);
    expect(divideRounding(-5, 10)).toBe(-1);
    expect(divideRounding(4, 10)).toBe(0);
  });

  it('is symmetric and never further than half', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 10_000 }), (n, d) => {
        const q = divideRounding(n, d);
        return divideRounding(-n, d) + q === 0 && Math.abs(q * d - n) * 2 <= d;
      }),
    );
  });
});

describe('formats', () => {
  it('shows pesos and quantities', () => {
    expect(formatMoney(123450)).toBe('$1,234.50');
    expect(formatMoney(-500)).toBe('\u2212$5.00');
    expect(formatMoney(123450, 1)).toBe('$1,234.5');
    expect(formatQuantity(3350)).toBe('3.35');
    expect(formatQuantity(2000)).toBe('2');
  });
});
