import fc from 'fast-check';
import { DEFAULT_TIME_ZONE } from './dates.ts';
import { CREDIT, PAYMENT_METHODS } from './nota.ts';
import { creditIn, holdsMoney, MONEY_OUTCOMES, moneyIn, moneyText, outcomeName, voidedMoney, voidMoment } from './voiding.ts';

const outcome = fc.constantFrom(...MONEY_OUTCOMES);
const method = fc.option(fc.constantFrom(...PAYMENT_METHODS));

describe('the money of a voided nota', () => {
  it('is asked for exactly when some of it is still held', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000, max: 1_000 }), (abonos) => holdsMoney(abonos) === abonos > 0));
  });

  it('is its abonos without what was paid with credit, which is never below 0', () => {
    const pago = fc.record({
      metodo: fc.constantFrom(...PAYMENT_METHODS, CREDIT),
      monto: fc.integer({ min: -1_000, max: 1_000 }),
    });
    fc.assert(
      fc.property(fc.array(pago), (pagos) => {
        const of = (some: typeof pagos) => some.reduce((sum, { monto: amount }) => sum + amount, 0);
        const abonos = of(pagos);
        const credit = of(pagos.filter(({ metodo: by }) => by === CREDIT));
        expect(creditIn(pagos)).toBe(Math.max(0, credit));
        expect(moneyIn({ abonos, pagos }) + creditIn(pagos)).toBe(abonos);
      }),
    );
  });

  it('has a method when it was returned, and only then', () => {
    fc.assert(
      fc.property(outcome, method, (given, how) => {
        const money = voidedMoney(given, how);
        if (given !== 'devuelto') expect(money).toEqual({ dinero: given, metodo: null });
        else expect(money).toEqual(how === null ? null : { dinero: given, metodo: how });
      }),
    );
    expect(voidedMoney(null, 'Efvo')).toBeNull();
  });

  it('is told in words that differ for each answer', () => {
    const answers = MONEY_OUTCOMES.flatMap((one) => PAYMENT_METHODS.map((how) => voidedMoney(one, how)));
    const texts = answers.flatMap((money) => (money ? [moneyText(money)] : []));
    expect(new Set(texts).size).toBe(PAYMENT_METHODS.length + 2);
    fc.assert(fc.property(outcome, (one) => outcomeName(one) !== ''));
    expect(texts).toContain('Devuelto (Efvo)');
  });
});

describe('when it was voided', () => {
  const at = (moment: string, now: string) => voidMoment(DEFAULT_TIME_ZONE, new Date(moment), new Date(now));

  it('is the day and the hour of the sucursal, with the year when it is another one', () => {
    expect(at('2026-12-12T16:42:00Z', '2026-12-20T00:00:00Z')).toBe('12 dic 10:42');
    expect(at('2026-01-01T05:59:00Z', '2026-12-20T00:00:00Z')).toBe('31 dic 2025 23:59');
  });

  it('names the day and the minute of any moment', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-30'), noInvalidDate: true }), (moment) => {
        expect(voidMoment('UTC', moment, moment)).toMatch(
          new RegExp(`^${moment.getUTCDate()} [a-z]{3} ${moment.toISOString().slice(11, 16)}$`),
        );
      }),
    );
  });
});
