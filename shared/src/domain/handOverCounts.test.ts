import fc from 'fast-check';
import { countOfAnother, type PieceCount, tellingCount, withoutPieces } from './handOverCounts.ts';

const USERS = ['daniela', 'ivan', 'ana'];
/** Counts of up to 20 pieces; no piece is in two counts. */
const counts = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }).chain((numbers) =>
  fc
    .array(fc.record({ user: fc.constantFrom(...USERS), reason: fc.constantFrom('', 'proceso', 'otro') }), { maxLength: 5 })
    .map((made) =>
      made.flatMap(({ user, reason }, place): PieceCount[] => {
        const mine = numbers.filter((_, index) => index % made.length === place);
        const told = { quien: user, usuario: user, momento: `2026-12-10T19:0${place}:00Z` };
        return mine.length === 0 ? [] : [{ entregadas: mine, motivo: reason, detalle: '', ...told }];
      }),
    ),
);
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
const all = (list: readonly PieceCount[]) => list.flatMap((count) => count.entregadas).sort((a, b) => a - b);

it('what is taken back leaves, the rest stays with who counted it and why', () => {
  fc.assert(
    fc.property(counts, numbers, (before, taken) => {
      const after = withoutPieces(before, taken);
      expect(all(after)).toEqual(all(before).filter((number) => !taken.includes(number)));
      for (const { entregadas: counted, ...told } of after) {
        expect(counted.length).toBeGreaterThan(0);
        expect(before).toContainEqual({ ...told, entregadas: expect.arrayContaining(counted) });
      }
    }),
  );
});

it('a piece is another’s exactly when another user counted it', () => {
  fc.assert(
    fc.property(counts, numbers, fc.constantFrom(...USERS), (list, wanted, user) => {
      const others = list.filter((count) => count.usuario !== user && count.entregadas.some((one) => wanted.includes(one)));
      expect(countOfAnother(list, wanted, user)).toEqual(others[0] ?? null);
    }),
  );
});

it('the reason of what is missing stands while a count with a reason does', () => {
  fc.assert(
    fc.property(counts, numbers, (before, taken) => {
      const after = withoutPieces(before, taken);
      const reasons = after.filter(({ motivo: reason }) => reason !== '');
      expect(tellingCount(after)).toEqual(reasons.at(-1) ?? after.at(-1) ?? null);
    }),
  );
});
