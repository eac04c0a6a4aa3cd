import fc from 'fast-check';
import { costoEnvio, type ReglaEnvio } from './envio.ts';

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
