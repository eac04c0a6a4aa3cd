import type { Differences } from '@lavanda/shared/contract/schemas/cortes';
import { toCents } from '@lavanda/shared/domain/money';
import fc from 'fast-check';
import { MOST_DRAWN, multiplesOf } from './multiples';

const corte = fc.record({
  numero: fc.integer({ min: 1, max: 500 }),
  dia: fc.constantFrom('2026-11-27', '2026-12-03', '2026-12-08', '2026-12-10'),
  diferencia: fc.integer({ min: -50_000, max: 50_000 }).map((centavos) => centavos / 100),
});

const differences = fc.array(fc.array(corte, { minLength: 1, maxLength: 30 }), { maxLength: 6 }).map((cashiers): Differences => {
  const sum = (some: readonly { diferencia: number }[]) =>
    some.reduce((total, { diferencia: pesos }) => total + toCents(pesos), 0) / 100;
  return {
    diferencia: sum(cashiers.flat()),
    cajeros: cashiers.map((cortes, i) => ({
      cajero: { _id: `cajero ${i}`, nombre: `Cajero ${i}` },
      diferencia: sum(cortes),
      cortes: cortes.map((each, j) => ({ ...each, _id: `${i} ${j}` })).toSorted((a, b) => a.dia.localeCompare(b.dia)),
    })),
  };
});

it('draws every corte once on one scale, or the newest of many, and sums all of them', () => {
  fc.assert(
    fc.property(differences, (answer) => {
      const { cashiers, cortes, difference, high, low } = multiplesOf(answer);
      const points = cashiers.flatMap(({ points: some }) => some);
      expect(points).toHaveLength(Math.min(cortes, MOST_DRAWN));
      expect(new Set(points.map(({ x }) => x)).size).toBe(points.length);
      expect(cashiers.reduce((sum, cashier) => sum + cashier.difference, 0)).toBe(difference);
      for (const { x, difference: each } of points) {
        expect(x >= 0 && x <= 1).toBe(true);
        expect(each <= high && each >= low).toBe(true);
      }
      expect(cashiers.map((cashier) => cashier.difference)).toEqual(
        cashiers.map((cashier) => cashier.difference).toSorted((a, b) => a - b),
      );
    }),
  );
});

it('writes amounts that don’t touch: the largest of each neighbourhood, and never a zero', () => {
  fc.assert(
    fc.property(differences, (answer) => {
      for (const { points } of multiplesOf(answer).cashiers) {
        const labelled = points.filter((point) => point.labelled);
        for (const [i, point] of labelled.entries()) {
          expect(point.difference).not.toBe(0);
          for (const other of labelled.slice(i + 1)) expect(Math.abs(other.x - point.x)).toBeGreaterThanOrEqual(0.18);
        }
        for (const { x, difference, labelled: isLabelled } of points) {
          if (isLabelled || difference === 0) continue;
          const near = labelled.filter((other) => Math.abs(other.x - x) < 0.18);
          expect(near.some((other) => Math.abs(other.difference) >= Math.abs(difference))).toBe(true);
        }
      }
    }),
  );
});
