import fc from 'fast-check';
import { checkEnvio, type EnvioRule, envioCost } from './envio.ts';

const RANGE: EnvioRule = {
  rulesType: 'rango',
  conCosto: 0,
  rango: [
    { min: 0, max: 30000, envio: 4500 },
    { min: 30000, max: 80000, envio: 3500 },
    { min: 80000, max: null, envio: 0 },
  ],
};

describe('delivery fee', () => {
  it.each([
    [1, 4500],
    [29999, 4500],
    [30000, 3500],
    [79999, 3500],
    [80000, 0],
    [0, 0],
  ])('by range, subtotal %p centavos pays %p', (subtotal, envio) => {
    expect(envioCost(RANGE, subtotal, true)).toBe(envio);
  });

  it('is fixed, none, or 0 when no range matches or nothing is delivered', () => {
    expect(envioCost({ ...RANGE, rulesType: 'conCosto', conCosto: 5000 }, 100, true)).toBe(5000);
    expect(envioCost({ ...RANGE, rulesType: 'sinCosto', conCosto: 5000 }, 100, true)).toBe(0);
    expect(envioCost({ ...RANGE, rango: [{ min: 500, max: null, envio: 1 }] }, 100, true)).toBe(0);
    fc.assert(fc.property(fc.integer(), (subtotal) => envioCost(RANGE, subtotal, false) === 0));
  });

  it('is 0 for a subtotal of 0 whatever the rule', () => {
    for (const rulesType of ['conCosto', 'sinCosto', 'rango'] as const)
      expect(envioCost({ ...RANGE, rulesType, conCosto: 5000 }, 0, true)).toBe(0);
  });
});

describe('checkEnvio', () => {
  const range = (...bands: [number, number | null][]): EnvioRule => ({
    ...RANGE,
    rango: bands.map(([min, max]) => ({ min, max, envio: 100 })),
  });

  it.each([
    ['whole', range([0, 300], [300, null]), []],
    ['in any order', range([300, null], [0, 300]), []],
    ['overlap', range([0, 400], [300, null]), [['error', 1, 'min']]],
    ['two without end', range([0, null], [300, null]), [['error', 1, 'min']]],
    ['one inside another', range([0, 900], [100, 200], [900, null]), [['error', 1, 'min']]],
    ['gap', range([0, 300], [500, null]), [['aviso', 1, 'min']]],
    [
      'not from 0, with an end',
      range([100, 300]),
      [
        ['aviso', 0, 'min'],
        ['aviso', 0, 'max'],
      ],
    ],
    ['backwards', range([300, 300], [0, null]), [['error', 0, 'max']]],
  ])('%s', (_name, rule, expected) => {
    expect(checkEnvio(rule).map((f) => [f.severity, f.rango, f.campo])).toEqual(expected);
  });

  it('finds an error exactly when two ranges contain the same subtotal', () => {
    const band = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.option(fc.integer({ min: 1, max: 9 })))
      .map(([min, length]) => [min, length === null ? null : min + length] as [number, number | null]);
    fc.assert(
      fc.property(fc.array(band, { minLength: 1, maxLength: 4 }), (bands) => {
        const doubled = Array.from(
          { length: 40 },
          (_, s) => bands.filter(([min, max]) => s >= min && (max === null || s < max)).length,
        );
        const errors = checkEnvio(range(...bands)).some((f) => f.severity === 'error');
        expect(errors).toBe(doubled.some((n) => n > 1));
      }),
    );
  });

  it('finds nothing in rules without ranges', () => {
    expect(checkEnvio({ ...range([5, 1]), rulesType: 'sinCosto' })).toEqual([]);
  });
});
