import fc from 'fast-check';
import { contrastChecks, formatRatio } from './contrast';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast table (decisions "Tu Lavandería"; UI guide 3)', () => {
  it('finds every text at 4.5:1 and every line at 3:1 with any pair of colours', () => {
    fc.assert(
      fc.property(color, color, (primary, secondary) => {
        const tooLow = contrastChecks(primary, secondary).filter(({ ratio, min }) => ratio < min);
        expect(tooLow).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['#274c77', '#6096ba', ['8.8 : 1', '8.8 : 1', '7.4 : 1', '6.6 : 1', '3.4 : 1']],
    ['#f2c230', '#e4572e', ['12.5 : 1', '5.4 : 1', '4.5 : 1', '5.7 : 1', '3.7 : 1']],
    ['#a3195b', '#0f8b8d', ['7.4 : 1', '7.4 : 1', '6.1 : 1', '5.1 : 1', '4.1 : 1']],
  ])('measures %s and %s as the design does', (primary, secondary, ratios) => {
    expect(contrastChecks(primary, secondary).map(({ ratio }) => formatRatio(ratio))).toEqual(ratios);
  });
});
