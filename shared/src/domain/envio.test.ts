import fc from 'fast-check';
import { costoEnvio, type ReglaEnvio, revisarEnvio } from './envio.ts';

const RANGO: ReglaEnvio = {
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
    expect(costoEnvio(RANGO, subtotal, true)).toBe(envio);
  });

  it('is fixed, none, or 0 when no range matches or nothing is delivered', () => {
    expect(costoEnvio({ ...RANGO, rulesType: 'conCosto', conCosto: 5000 }, 100, true)).toBe(5000);
    expect(costoEnvio({ ...RANGO, rulesType: 'sinCosto', conCosto: 5000 }, 100, true)).toBe(0);
    expect(costoEnvio({ ...RANGO, rango: [{ min: 500, max: null, envio: 1 }] }, 100, true)).toBe(0);
    fc.assert(fc.property(fc.integer(), (subtotal) => costoEnvio(RANGO, subtotal, false) === 0));
  });

  it('is 0 for a subtotal of 0 whatever the rule', () => {
    for (const rulesType of ['conCosto', 'sinCosto', 'rango'] as const)
      expect(costoEnvio({ ...RANGO, rulesType, conCosto: 5000 }, 0, true)).toBe(0);
  });
});

describe('checking the bands', () => {
  const rango = (...bandas: [number, number | null][]): ReglaEnvio => ({
    ...RANGO,
    rango: bandas.map(([min, max]) => ({ min, max, envio: 100 })),
  });

  it.each([
    ['whole', rango([0, 300], [300, null]), []],
    ['in any order', rango([300, null], [0, 300]), []],
    ['overlap', rango([0, 400], [300, null]), [['error', 1, 'min']]],
    ['two without end', rango([0, null], [300, null]), [['error', 1, 'min']]],
    ['one inside another', rango([0, 900], [100, 200], [900, null]), [['error', 1, 'min']]],
    ['gap', rango([0, 300], [500, null]), [['aviso', 1, 'min']]],
    [
      'not from 0, with an end',
      rango([100, 300]),
      [
        ['aviso', 0, 'min'],
        ['aviso', 0, 'max'],
      ],
    ],
    ['backwards', rango([300, 300], [0, null]), [['error', 0, 'max']]],
  ])('%s', (_nombre, regla, esperado) => {
    expect(revisarEnvio(regla).map((f) => [f.gravedad, f.rango, f.campo])).toEqual(esperado);
  });

  it('finds an error exactly when two bands hold the same subtotal', () => {
    const banda = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.option(fc.integer({ min: 1, max: 9 })))
      .map(([min, largo]) => [min, largo === null ? null : min + largo] as [number, number | null]);
    fc.assert(
      fc.property(fc.array(banda, { minLength: 1, maxLength: 4 }), (bandas) => {
        const dobles = Array.from(
          { length: 40 },
          (_, s) => bandas.filter(([min, max]) => s >= min && (max === null || s < max)).length,
        );
        const errores = revisarEnvio(rango(...bandas)).some((f) => f.gravedad === 'error');
        expect(errores).toBe(dobles.some((n) => n > 1));
      }),
    );
  });

  it('says nothing of rules without bands', () => {
    expect(revisarEnvio({ ...rango([5, 1]), rulesType: 'sinCosto' })).toEqual([]);
  });
});
