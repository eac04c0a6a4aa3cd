import fc from 'fast-check';
import { amountDue } from './nota.ts';
import { correctionLimit, favorOf, pagoGroups, type RecordedPago, refundPlan, returnableOf } from './pagos.ts';

const sum = (pagos: readonly { monto: number }[]) => pagos.reduce((total, pago) => total + pago.monto, 0);

/** Pagos with partial reversals that never return more than there was. */
const history = fc
  .array(
    fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true })) }),
  )
  .map((pagos) =>
    pagos.flatMap(({ amount, shares }, i): RecordedPago[] => {
      let rest = amount;
      const reversals = shares.flatMap((share, k): RecordedPago[] => {
        const part = Math.floor(rest * share);
        rest -= part;
        return part === 0 ? [] : [{ id: `${i}-${k}`, monto: -part, reversaDe: `${i}` }];
      });
      return [{ id: `${i}`, monto: amount, reversaDe: null }, ...reversals];
    }),
  );

describe('what a nota owes and has in favor', () => {
  it('is one or the other, never both, and together they are the saldo but for the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (saldo) => {
        const [owed, favor] = [amountDue(saldo), favorOf(saldo)];
        expect(Math.min(owed, favor)).toBe(0);
        expect(owed >= 0 && favor >= 0).toBe(true);
        const rounding = saldo > 0 && saldo < 100 ? saldo : 0;
        expect(owed - favor).toBe(saldo - rounding);
      }),
    );
    expect([amountDue(99), amountDue(100), favorOf(-1), favorOf(0)]).toEqual([0, 100, 1, 0]);
  });
});

describe('what can be returned', () => {
  it('of all pagos is what the abonos are', () => {
    fc.assert(
      fc.property(history, (pagos) => {
        const returnable = pagos.reduce((total, pago) => total + returnableOf(pago, pagos), 0);
        expect(returnable).toBe(sum(pagos));
      }),
    );
  });

  it('never falls below 0 while a refund follows its plan, which returns what was asked or all there is', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 500_000 }), (pagos, amount) => {
        const plan = refundPlan(pagos, amount);
        expect(sum(plan)).toBe(Math.min(amount, sum(pagos)));
        const after = [...pagos, ...plan.map(({ pago, monto: part }, i) => ({ id: `r${i}`, monto: -part, reversaDe: pago.id }))];
        for (const pago of pagos) expect(returnableOf(pago, after)).toBeGreaterThanOrEqual(0);
        expect(new Set(plan.map(({ pago }) => pago.id)).size).toBe(plan.length);
      }),
    );
  });

  it('begins with the newest pago', () => {
    const pagos = [
      { id: 'a', monto: 10_000, reversaDe: null },
      { id: 'b', monto: 5_000, reversaDe: null },
      { id: 'c', monto: -1_000, reversaDe: 'b' },
    ];
    expect(refundPlan(pagos, 6_000).map(({ pago, monto: part }) => [pago.id, part])).toEqual([
      ['b', 4_000],
      ['a', 2_000],
    ]);
  });
});

describe('a correction', () => {
  it('up to its limit leaves the abonos within the total, or no higher than they were', () => {
    fc.assert(
      fc.property(history, fc.nat(1_000_000), (pagos, total) => {
        const abonos = sum(pagos);
        for (const pago of pagos) {
          const returnable = returnableOf(pago, pagos);
          const limit = correctionLimit(pago.monto, returnable, { total, abonos });
          const after = abonos - returnable + limit;
          expect(limit).toBeGreaterThanOrEqual(returnable);
          if (returnable < pago.monto) expect(limit).toBe(returnable);
          expect(after).toBeLessThanOrEqual(Math.max(total, abonos));
        }
      }),
    );
  });
});

it('pagos are listed with their reversals, and none is lost', () => {
  fc.assert(
    fc.property(history, (pagos) => {
      const groups = pagoGroups(pagos);
      expect(groups.flatMap(({ pago, reversals }) => [pago, ...reversals])).toHaveLength(pagos.length);
      for (const { pago, reversals, returnable } of groups) {
        expect(pago.monto + sum(reversals)).toBe(returnable);
      }
    }),
  );
});
