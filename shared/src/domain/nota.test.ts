import fc from 'fast-check';
import type { EnvioRule } from './envio.ts';
import { grossOf, isPaid, lineAmount, nextStatus, notaTotals, roundingAdjustment, type StatusNota } from './nota.ts';

const WITHOUT_COST: EnvioRule = { rulesType: 'sinCosto', conCosto: 0, rango: [] };

describe('totals of a note', () => {
  it('3.35 kg at 38.90 is 130.32', () => {
    expect(lineAmount({ cantidad: 3350, precio: 3890 })).toBe(13032);
  });

  it('total due = subtotal + delivery - discounts - payments', () => {
    const totals = notaTotals({
      lineas: [
        { cantidad: 2000, precio: 4500 },
        { cantidad: 3350, precio: 3890 },
      ],
      descuentos: 1032,
      aDomicilio: true,
      pagos: [{ monto: 10000 }],
      rule: { rulesType: 'conCosto', conCosto: 3500, rango: [] },
    });
    expect(totals).toEqual({
      subtotal: 22032,
      envio: 3500,
      recargo: 0,
      descuentos: 1032,
      total: 24500,
      abonos: 10000,
      saldo: 14500,
    });
    expect(grossOf(totals)).toBe(25532);
  });

  it('holds for any lines, discounts and payments', () => {
    const line = fc.record({
      cantidad: fc.integer({ min: 1, max: 10_000_000 }),
      precio: fc.integer({ min: 0, max: 100_000_000 }),
    });
    const pago = fc.record({ monto: fc.integer({ min: -1_000_000, max: 1_000_000 }) });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 9 }),
        fc.array(pago),
        fc.integer({ min: 0, max: 100_000_000 }),
        (lines, pagos, discounts) => {
          const t = notaTotals({ lineas: lines, pagos, descuentos: discounts, aDomicilio: false, rule: WITHOUT_COST });
          expect(t.subtotal).toBe(lines.reduce((s, l) => s + lineAmount(l), 0));
          expect(t.total).toBe(Math.max(0, t.subtotal - discounts));
          expect(t.saldo + t.abonos).toBe(t.total);
          expect(Number.isSafeInteger(t.total)).toBe(true);
        },
      ),
    );
  });
});

describe('paid', () => {
  it('a balance under 1 peso counts as paid and becomes the adjustment', () => {
    expect([isPaid(99), isPaid(100), isPaid(-1)]).toEqual([true, false, true]);
    expect([roundingAdjustment(99), roundingAdjustment(100), roundingAdjustment(0), roundingAdjustment(-5)]).toEqual([
      99, 0, 0, 0,
    ]);
  });
});

describe('status', () => {
  const status = fc.constantFrom<StatusNota>(-1, 0, 10);

  it('a pickup saved with articles is in the branch', () => {
    expect(nextStatus(-1, -1, 1)).toBe(0);
    expect(nextStatus(-1, -1, 0)).toBe(-1);
    expect(nextStatus(null, -1, 0)).toBe(-1);
    expect(nextStatus(0, 10, 1)).toBe(10);
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(status, status, fc.nat(5), (before, requested, lines) => nextStatus(before, requested, lines) >= before),
    );
  });
});
