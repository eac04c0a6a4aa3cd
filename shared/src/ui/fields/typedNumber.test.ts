import fc from 'fast-check';
import { parseAmount, parseQuantity } from '../../domain/writtenNumber.ts';
import { acceptText, ofInteger } from './typedNumber.ts';

describe('a number written key by key', () => {
  it.each([
    ['0', 2, '0'],
    ['05', 2, '5'],
    ['.5', 2, '0.5'],
    ['12,5', 2, '12,5'],
    ['$1,500.5', 2, '1,500.5'],
    ['1.500,50', 2, '1.500,50'],
    ['1500 MXN', 2, '1500'],
    ['$1,500.00 pesos', 2, '1,500.00'],
    ['15m', 2, null],
    ['1,500.505', 2, null],
    ['1,5', 0, '1,5'],
    ['1,x', 2, null],
    ['1,234,567,890,1', 2, null],
    ['12.345', 2, null],
    ['1.2', 0, null],
    ['12345678', 2, null],
    ['1.2.3', 3, null],
    ['', 2, ''],
  ])('%j with %i decimals leaves %j in the display', (text, decimals, expected) => {
    expect(acceptText(text, decimals)).toBe(expected);
  });

  it('reads back the integer it shows, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(2, 3), (value, decimals) => {
        const text = ofInteger(value, decimals);
        expect(acceptText(text, decimals)).toBe(text);
        expect(decimals === 2 ? parseAmount(text) : parseQuantity(text)).toBe(value);
      }),
    );
  });
});
