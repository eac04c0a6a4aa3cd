import fc from 'fast-check';
import { applicableCredit, creditOf, creditPlan, givenBy, returnMethods } from './credit.ts';
import { CREDIT, isMoney, methodName, PAYMENT_METHODS, type PagoMethod } from './nota.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const notas = fc.array(fc.record({ given: fc.integer({ min: -1_000_000, max: 1_000_000 }), voided: fc.boolean() }));

describe('money and credit', () => {
  test('credit is the one method that is no money, and the only one with another name', () => {
    expect(([...PAYMENT_METHODS, CREDIT] as const).map((method) => [method, isMoney(method), methodName(method)])).toEqual([
      ...PAYMENT_METHODS.map((method) => [method, true, method]),
      [CREDIT, false, 'Saldo a favor'],
    ]);
  });
});

describe('what may be returned', () => {
  test('credit as credit alone, money in any way', () => {
    expect(returnMethods(CREDIT)).toEqual([CREDIT]);
    for (const method of PAYMENT_METHODS) expect(returnMethods(method)).toEqual([...PAYMENT_METHODS, CREDIT]);
  });
});

describe('the credit of a cliente', () => {
  test('is what was kept less what was applied, whatever was paid with money', () => {
    const pago = fc.record({
      metodo: fc.constantFrom<PagoMethod>(...PAYMENT_METHODS, CREDIT),
      monto: fc.oneof(
        amount,
        amount.map((n) => -n),
      ),
    });
    fc.assert(
      fc.property(fc.array(pago), (pagos) => {
        const kept = pagos.filter(({ metodo: method }) => method === CREDIT).reduce((sum, { monto: part }) => sum + part, 0);
        expect(givenBy(pagos) + kept).toBe(0);
      }),
    );
  });

  test('never falls by voiding a nota, and rises by what paid for it', () => {
    fc.assert(
      fc.property(notas, fc.nat(), (all, pick) => {
        fc.pre(all.length > 0);
        const index = pick % all.length;
        const before = all.map((nota, i) => (i === index ? { ...nota, voided: false } : nota));
        const after = all.map((nota, i) => (i === index ? { ...nota, voided: true } : nota));
        expect(creditOf(after) - creditOf(before)).toBe(Math.max(0, -(all[index]?.given ?? 0)));
      }),
    );
  });

  test('pays at most what is owed and what there is, and never a negative amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (credit, saldo) => {
        const applied = applicableCredit(credit, saldo);
        expect(applied).toBeGreaterThanOrEqual(0);
        expect(applied).toBeLessThanOrEqual(Math.max(0, saldo));
        expect(applied).toBeLessThanOrEqual(Math.max(0, credit));
        if (credit > 0 && saldo > 0) expect([credit, saldo]).toContain(applied);
      }),
    );
  });

  test('is returned whole by the notas that gave it, none more than it gave, the oldest first', () => {
    fc.assert(
      fc.property(notas, fc.nat(), (all, pick) => {
        const credit = creditOf(all);
        fc.pre(credit > 0);
        const wanted = 1 + (pick % credit);
        const parts = creditPlan(all, wanted);
        expect(parts.reduce((sum, { monto: part }) => sum + part, 0)).toBe(wanted);
        for (const { nota, monto: part } of parts) expect(part).toBeLessThanOrEqual(nota.given);
        for (const { nota, monto: part } of parts.slice(0, -1)) expect(part).toBe(nota.given);
        expect(parts.map(({ nota }) => all.indexOf(nota))).toEqual(
          parts.map(({ nota }) => all.indexOf(nota)).sort((a, b) => a - b),
        );
      }),
    );
  });
});
