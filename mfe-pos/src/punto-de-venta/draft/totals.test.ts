import { pieceCount } from './totals';

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
