import { testNota } from '@lavanda/shared/testing/fixtures';
import { notaFromApi } from '../../notas/fromApi';
import { type Draft, draftFromNota } from './draft';
import { type BranchRules, computeTotals, pieceCount } from './totals';

const RULES: BranchRules = {
  today: '2026-12-10',
  deliveryDays: 3,
  rule: { rulesType: 'sinCosto', conCosto: 0, rango: [] },
  surcharge: null,
  discounts: { limit: null, reasonAbove: null },
};
const LINE = {
  ...{ _id: '00000000-0000-4000-8000-0000000000bb', cantidad: 1, servicio: 'Edredón', precio: 100, importe: 100 },
  ...{ servicio_id: null, medida: 'flex' as const },
};

test.each([
  ['nothing', [], 0],
  ['three pieces in one line', [{ medida: 'pz', cantidad: 3000 }], 3],
  [
    'a flexible line of two, and what is weighed as one bag',
    [
      { medida: 'flex', cantidad: 2000 },
      { medida: 'kg', cantidad: 7350 },
    ],
    3,
  ],
  ['part of a piece as one', [{ medida: 'flex', cantidad: 500 }], 1],
] as const)('counts %s', (_what, lines, count) => {
  expect(pieceCount(lines)).toBe(count);
});

describe('applied credit', () => {
  const stored = testNota({ total: 100, abonos: 0, pagos: [], articulos: [LINE] });
  const draft = { ...draftFromNota(notaFromApi(stored)), credit: { id: 'c', monto: 9500 } };
  const attempt = { operacion: 'o', firma: '', today: '2026-12-10', incierto: true, credit: 9500 };
  const applied = (one: Draft, credit: number | null) => computeTotals(one, { ...RULES, credit }).credit;

  test.each([
    ['all of it while the credit isn’t known', null, 9500],
    ['what another register left of it', 2000, 2000],
    ['nothing once all was spent', 0, 0],
    ['no more than was chosen', 20_000, 9500],
  ])('is %s', (_what, credit, expected) => {
    expect(applied(draft, credit)).toBe(expected);
  });

  test('stays what was sent until its answer arrives, because that attempt may have spent it', () => {
    expect(applied({ ...draft, intento: attempt }, 0)).toBe(9500);
    expect(applied({ ...draft, intento: { ...attempt, incierto: false } }, 0)).toBe(0);
  });
});

test('what is promised of an overdue recoleccion counts from the day on which it is received', () => {
  const pickup = testNota({ status: -1, fecha: '2026-12-03', fecha_entrega: null, articulos: [], pagos: [] });
  expect(computeTotals(draftFromNota(notaFromApi(pickup)), RULES).promiseDate).toBe('2026-12-13');
  const stored = testNota({ status: 0, fecha: '2026-12-03', fecha_entrega: null, articulos: [LINE], pagos: [] });
  expect(computeTotals(draftFromNota(notaFromApi(stored)), RULES).promiseDate).toBe('2026-12-06');
});
