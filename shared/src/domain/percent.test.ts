import fc from 'fast-check';
import { discountOfRole, largestDiscount, needsReason } from './discount.ts';
import { grossOf, notaTotals, type StatusNota, type TotalsInput } from './nota.ts';
import { percentOf, type Share, WHOLE, writePercent } from './percent.ts';
import { surchargeOf } from './surcharge.ts';

/** Amounts up to the sum of 200 lines with the largest amount each, centavos. */
const amount = fc.integer({ min: 0, max: 200 * 1_000_000_000_000 });
const percent = fc.integer({ min: 0, max: WHOLE });
const share: fc.Arbitrary<Share> = fc.oneof(
  percent.map((value) => ({ tipo: 'porcentaje' as const, valor: value })),
  fc.integer({ min: 0, max: 100_000_000 }).map((value) => ({ tipo: 'monto' as const, valor: value })),
);

describe('a percentage', () => {
  it('is exact, rounded half away from zero, for any amount', () => {
    expect([percentOf(22032, 1250), percentOf(10, 500), percentOf(9, 500), percentOf(100, WHOLE)]).toEqual([2754, 1, 0, 100]);
    fc.assert(
      fc.property(amount, percent, (a, p) => {
        expect(BigInt(percentOf(a, p))).toBe((BigInt(a) * BigInt(p) * 2n + BigInt(WHOLE)) / (2n * BigInt(WHOLE)));
      }),
    );
  });

  it('is written without zeros that say nothing', () => {
    expect([writePercent(1250), writePercent(2000), writePercent(5)]).toEqual(['12.5 %', '20 %', '0.05 %']);
  });
});

describe('discounts', () => {
  const rules = {
    limits: { user: { tipo: 'porcentaje', valor: 2000 }, admin: null, superuser: null },
    reasonAbove: 2000,
  } as const;

  it('of each role', () => {
    expect(largestDiscount(discountOfRole(rules, 'user'), 10_000)).toBe(2000);
    expect(largestDiscount(discountOfRole(rules, 'admin'), 10_000)).toBe(10_000);
    expect(largestDiscount(discountOfRole(rules, 'accountant'), 10_000)).toBe(0);
    expect([2000, 2001].map((d) => needsReason(discountOfRole(rules, 'admin'), d, 10_000))).toEqual([false, true]);
  });

  it('are never more than what is charged', () => {
    fc.assert(
      fc.property(fc.option(share), amount, (limit, gross) => largestDiscount({ limit, reasonAbove: null }, gross) <= gross),
    );
  });
});

describe('the totals with recargo, envio and discount', () => {
  const input: fc.Arbitrary<TotalsInput> = fc.record({
    lineas: fc.array(
      fc.record({ cantidad: fc.integer({ min: 1, max: 10_000_000 }), precio: fc.integer({ min: 0, max: 100_000_000 }) }),
      { maxLength: 6 },
    ),
    descuentos: fc.integer({ min: 0, max: 100_000_000 }),
    percent: fc.option(percent),
    aDomicilio: fc.boolean(),
    express: fc.boolean(),
    pagos: fc.constant([]),
    rule: fc.constant({ rulesType: 'conCosto' as const, conCosto: 3500, rango: [] }),
    surcharge: fc.option(share),
  });

  it('add up, and the recargo is only of express notas', () => {
    fc.assert(
      fc.property(input, (nota) => {
        const t = notaTotals(nota);
        expect(t.total).toBe(Math.max(0, t.subtotal + t.envio + t.recargo - t.descuentos));
        expect(t.recargo).toBe(surchargeOf(nota.surcharge ?? null, t.subtotal, nota.express === true));
        if (!nota.express || t.subtotal === 0) expect(t.recargo).toBe(0);
        if (nota.percent != null) expect(t.descuentos).toBeLessThanOrEqual(grossOf(t));
        expect(Object.values(t).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('of a saved nota don’t change when only the tenant’s recargo does', () => {
    fc.assert(
      fc.property(input, fc.option(share), fc.constantFrom<StatusNota>(0, 10), (nota, other, status) => {
        const first = notaTotals(nota);
        const stored = { ...first, express: nota.express === true, status };
        expect(notaTotals({ ...nota, surcharge: other, stored })).toEqual(first);
      }),
    );
  });

  it('without percentage, recargo or stored nota are those of the specification', () => {
    fc.assert(
      fc.property(input, ({ lineas: lines, descuentos: discounts, aDomicilio, pagos, rule }) => {
        const t = notaTotals({ lineas: lines, descuentos: discounts, aDomicilio, pagos, rule });
        expect(t.total).toBe(Math.max(0, t.subtotal + t.envio - discounts));
      }),
    );
  });
});
