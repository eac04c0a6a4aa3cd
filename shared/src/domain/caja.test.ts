import fc from 'fast-check';
import {
  byMethod,
  CASH,
  cashOf,
  DENOMINATIONS,
  differencesOf,
  expectedOf,
  MOVEMENT_KINDS,
  type MovementSum,
  mayClose,
  mayLackCash,
  needsReason,
  openingDifference,
  type PagoSum,
  sumTurno,
  withdrawnCash,
} from './caja.ts';
import { PAYMENT_METHODS } from './nota.ts';
import { ROLES } from './roles.ts';

const amount = fc.integer({ min: 1, max: 10_000_000 });
const pagoRow = fc.record({
  metodo: fc.constantFrom(...PAYMENT_METHODS),
  pagos: fc.constant(1),
  monto: fc.integer({ min: -10_000_000, max: 10_000_000 }),
});
const movementRow = fc.record({
  tipo: fc.constantFrom(...MOVEMENT_KINDS),
  cancela: fc.boolean(),
  movimientos: fc.constant(1),
  monto: amount,
});
const history = fc.record({
  fondo: fc.nat(1_000_000),
  pagos: fc.array(pagoRow, { maxLength: 30 }),
  movements: fc.array(movementRow, { maxLength: 15 }),
});
const FOUR = byMethod(() => 0);

describe('cash by denomination', () => {
  it('is the sum of every bill and coin', () => {
    // Numbers of bills and coins, largest first, as mock-up 14-caja-corte-impreso counts them: $2,496.50.
    const pieces = [0, 2, 4, 4, 3, 4, 4, 3, 2, 7, 1];
    expect(cashOf(DENOMINATIONS.map((value, i) => ({ denominacion: value, cantidad: pieces[i] ?? 0 })))).toBe(249_650);
  });

  it('does not depend on the order, and one more piece adds its value', () => {
    const row = fc.record({ denominacion: fc.constantFrom(...DENOMINATIONS), cantidad: fc.nat(9_998) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 11 }), (rows) => {
        const [first, ...rest] = rows;
        if (!first) return;
        expect(cashOf(rows.toReversed())).toBe(cashOf(rows));
        expect(cashOf([{ ...first, cantidad: first.cantidad + 1 }, ...rest])).toBe(cashOf(rows) + first.denominacion);
      }),
    );
  });
});

describe('what a turno should have', () => {
  it('is that of the corte 128 of the mock-up', () => {
    const pago = (method: PagoSum['metodo'], pagos: number, sum: number): PagoSum => ({ metodo: method, pagos, monto: sum });
    const moved = (kind: MovementSum['tipo'], cash: number): MovementSum => ({
      tipo: kind,
      monto: cash,
      cancela: false,
      movimientos: 1,
    });
    const sums = sumTurno(
      150_000,
      [pago('Efvo', 9, 193_850), pago('TDC', 4, 113_800), pago('Transf', 2, 178_000), pago('Link', 1, 27_600)],
      [moved('gasto', 18_400), moved('entrada', 30_000), moved('gasto', 4_800), moved('retiro', 100_000)],
    );
    expect(expectedOf(sums)).toEqual({ Efvo: 250_650, TDC: 113_800, Transf: 178_000, Link: 27_600 });
    expect(sums).toMatchObject({ registros: 20, movimientos: { gasto: { movimientos: 2, monto: 23_200 } } });
    const counted = { Efvo: 249_650, TDC: 113_800, Transf: 178_000, Link: 27_600 };
    const differences = differencesOf(expectedOf(sums), counted);
    expect(differences).toEqual({ ...FOUR, Efvo: -1_000 });
    expect([needsReason(differences), needsReason(FOUR)]).toEqual([true, false]);
    expect([withdrawnCash(249_650, 150_000), withdrawnCash(100, 150)]).toEqual([99_650, null]);
  });

  it('adds up however its rows are grouped: one by one or by method and kind', () => {
    const grouped = <T extends { monto: number }>(rows: readonly T[], keyOf: (row: T) => string, count: keyof T): T[] => {
      const groups = new Map<string, T[]>();
      for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
      return [...groups.values()].map((group) => ({
        ...(group[0] as T),
        monto: group.reduce((sum, row) => sum + row.monto, 0),
        [count]: group.length,
      }));
    };
    fc.assert(
      fc.property(history, ({ fondo, pagos, movements }) => {
        const whole = sumTurno(
          fondo,
          grouped(pagos, (row) => row.metodo, 'pagos'),
          grouped(movements, (row) => `${row.tipo} ${row.cancela}`, 'movimientos'),
        );
        expect(whole).toEqual(sumTurno(fondo, pagos, movements));
      }),
    );
  });

  it('changes with one more pago only in its method, and by its amount', () => {
    fc.assert(
      fc.property(history, pagoRow, ({ fondo, pagos, movements }, pago) => {
        const before = expectedOf(sumTurno(fondo, pagos, movements));
        const after = expectedOf(sumTurno(fondo, [...pagos, pago], movements));
        expect(differencesOf(before, after)).toEqual(byMethod((method) => (method === pago.metodo ? pago.monto : 0)));
      }),
    );
  });

  it('is as if a pago or a movimiento had not been, once it is taken back', () => {
    fc.assert(
      fc.property(history, pagoRow, movementRow, ({ fondo, pagos, movements }, pago, movement) => {
        const back = [pago, { ...pago, monto: -pago.monto }];
        const undone = [movement, { ...movement, cancela: !movement.cancela }];
        const sums = sumTurno(fondo, [...pagos, ...back], [...movements, ...undone]);
        const without = sumTurno(fondo, pagos, movements);
        expect(expectedOf(sums)).toEqual(expectedOf(without));
        expect(sums.movimientos).toEqual(without.movimientos);
        expect(sums.registros).toBe(without.registros + 4);
      }),
    );
  });

  it('is moved by movimientos in cash alone', () => {
    fc.assert(
      fc.property(history, movementRow, ({ fondo, pagos, movements }, movement) => {
        const change = differencesOf(
          expectedOf(sumTurno(fondo, pagos, movements)),
          expectedOf(sumTurno(fondo, pagos, [...movements, movement])),
        );
        const adds = (movement.tipo === 'entrada') !== movement.cancela;
        expect(change).toEqual({ ...FOUR, [CASH]: adds ? movement.monto : -movement.monto });
      }),
    );
  });
});

describe('the opening', () => {
  it('compares the counted fondo with what the last corte left and what came after it', () => {
    expect(openingDifference({ fondo: 158_500, left: 150_000, came: 8_500 })).toBe(0);
    expect(openingDifference({ fondo: 150_000, left: 150_000, came: 8_500 })).toBe(-8_500);
    expect(openingDifference({ fondo: 150_000, left: null, came: 8_500 })).toBeNull();
  });

  it('finds at the next turno exactly what a corte was over by, when its pago arrives late', () => {
    fc.assert(
      fc.property(history, amount, ({ fondo, pagos, movements }, late) => {
        const sums = sumTurno(fondo, pagos, movements);
        const counted = expectedOf(sums)[CASH] + late;
        const over = counted - expectedOf(sums)[CASH];
        const opening = openingDifference({ fondo: 150_000, left: 150_000, came: late });
        expect(over + (opening ?? 0)).toBe(0);
      }),
    );
  });
});

test('a turno is closed by whoever opened it, or by a role that may close those of others', () => {
  expect(ROLES.filter((role) => mayClose(role, 'ana', 'ana'))).toEqual(['superuser', 'admin', 'user']);
  expect(ROLES.filter((role) => mayClose(role, 'ana', 'iván'))).toEqual(['superuser', 'admin']);
});

it('cash below zero always warns, and the warning knows no more than steps of 500 pesos of what was taken', () => {
  fc.assert(
    fc.property(history, fc.nat(49_999), ({ fondo, pagos, movements }, more) => {
      const sums = sumTurno(fondo, pagos, movements);
      const taken = sums.pagos[CASH].monto;
      if (expectedOf(sums)[CASH] < 0) expect(mayLackCash(sums, taken)).toBe(true);
      const sameStep = Math.floor(taken / 50_000) * 50_000 + more - taken;
      const other = sumTurno(fondo, [...pagos, { metodo: CASH, pagos: 1, monto: sameStep }], movements);
      expect(mayLackCash(other, other.pagos[CASH].monto)).toBe(mayLackCash(sums, taken));
    }),
  );
});
