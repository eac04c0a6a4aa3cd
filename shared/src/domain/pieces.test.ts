import fc from 'fast-check';
import {
  changedHandedOver,
  countOf,
  exceedsTags,
  linesMissingTags,
  MAX_PIECE,
  MAX_PIECES,
  mergeRows,
  movesTags,
  type PieceLine,
  type PieceRow,
  piecesOf,
  rowsOf,
  splitDetails,
  suggestedCount,
  type TaggedPiece,
} from './pieces.ts';

const line = (id: string, servicio: string, unit: PieceLine['medida'], amount: number): PieceLine => ({
  id,
  servicio,
  medida: unit,
  cantidad: amount,
});

const LINES = [
  line('a', 'Lavado y secado', 'kg', 4_500),
  line('b', 'Edredón matrimonial', 'pz', 2_000),
  line('c', 'Cierre de chamarra', 'flex', 1_000),
];

const anyLines = fc
  .array(
    fc.record({
      servicio: fc.string({ minLength: 1, maxLength: 120, unit: 'binary' }),
      medida: fc.constantFrom('kg', 'pz', 'flex') as fc.Arbitrary<PieceLine['medida']>,
      cantidad: fc.integer({ min: 1, max: 10_000_000 }),
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((each, i): PieceLine => ({ id: `line-${i}`, ...each })));

/** Marks as a person types them for one piece: no commas, no spaces around. */
const detail = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(',', '').trim());

const anyPieces = fc
  .array(
    fc.record({ nombre: fc.constantFrom('Bolsa', 'Camisa', 'Saco'), detalle: detail, linea: fc.constantFrom('a', 'b', null) }),
    {
      maxLength: 30,
    },
  )
  .filter((pieces) => pieces.length > 0);

describe('what the lines suggest', () => {
  it.each([
    ['kg', 4_500, 1],
    ['kg', 8_000, 1],
    ['kg', 8_001, 2],
    ['pz', 3_000, 3],
    ['flex', 2_000, 0],
  ] as const)('%s %d: %d', (unit, quantity, count) => {
    expect(suggestedCount(line('a', 'Uno', unit, quantity))).toBe(count);
  });

  it('is a bag for kilos, the servicio for pieces, and nothing for what is sold freely', () => {
    expect(rowsOf(LINES, [])).toEqual([
      { line: 'a', name: 'Bolsa', details: '', count: 1 },
      { line: 'b', name: 'Edredón matrimonial', details: '', count: 2 },
      { line: 'c', name: 'Cierre de chamarra', details: '', count: 0 },
    ]);
  });

  it('is never more than a nota may have, and each name fits a tag', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const rows = rowsOf(lines, []);
        expect(countOf(rows)).toBe(
          Math.min(
            MAX_PIECES,
            lines.reduce((sum, each) => sum + suggestedCount(each), 0),
          ),
        );
        const all = lines.reduce((sum, each) => sum + suggestedCount(each), 0);
        expect(exceedsTags(lines)).toBe(countOf(rows) < all);
        for (const { name } of rows) {
          expect(name.trim()).not.toBe('');
          expect(name.length).toBeLessThanOrEqual(MAX_PIECE);
        }
      }),
    );
  });
});

describe('details', () => {
  it.each([
    ['azul, blanco', 2, ['azul', 'blanco']],
    ['azul', 3, ['azul', 'azul', 'azul']],
    ['azul,', 3, ['azul', '', '']],
    [', blanco', 2, ['', 'blanco']],
    ['azul, con mancha', 1, ['azul, con mancha']],
    ['a, b, c', 2, ['a', 'b, c']],
    ['', 2, ['', '']],
    ['x', 0, []],
  ] as const)('%j for %d', (details, count, each) => {
    expect(splitDetails(details, count)).toEqual(each);
  });

  it('never get longer than a tag takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 0, max: 9 }), (details, count) => {
        const each = splitDetails(details, count);
        expect(each).toHaveLength(count);
        expect(each.every((one) => one.length <= MAX_PIECE)).toBe(true);
      }),
    );
  });
});

describe('pieces and rows', () => {
  it('stored pieces come back unchanged, whatever the lines are now', () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        expect(piecesOf(rowsOf(LINES, pieces), pieces)).toEqual(pieces);
      }),
    );
  });

  it('more pieces of any row go behind the tags that exist', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(), fc.integer({ min: 1, max: 5 }), (pieces, which, more) => {
        const rows = rowsOf(LINES, pieces);
        const grown = rows.map((row, i) => (i === which % rows.length ? { ...row, count: row.count + more } : row));
        const next = piecesOf(grown, pieces);
        expect(next).toHaveLength(pieces.length + more);
        const names = (all: readonly TaggedPiece[]) => all.map(({ nombre: name, linea: line }) => [name, line]);
        expect(names(next.slice(0, pieces.length))).toEqual(names(pieces));
      }),
    );
  });

  it('fewer pieces move the tags behind them, and more move none', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(), fc.integer({ min: -3, max: 3 }), (pieces, which, more) => {
        const rows = rowsOf(LINES, pieces);
        const count = (was: number, i: number) => (i === which % rows.length ? Math.max(0, was + more) : was);
        const next = piecesOf(
          rows.map((row, i) => ({ ...row, count: count(row.count, i) })),
          pieces,
        );
        const names = (all: readonly TaggedPiece[]) => all.map(({ nombre: name, linea: line }) => [name, line]);
        const both = Math.min(pieces.length, next.length);
        expect(movesTags(pieces, next)).toBe(
          JSON.stringify(names(next.slice(0, both))) !== JSON.stringify(names(pieces.slice(0, both))),
        );
      }),
    );
  });

  it('a line without pieces stays at none once the nota has others', () => {
    const rows = rowsOf(LINES, [{ nombre: 'Bulto', detalle: 'negro', linea: null }]);
    expect(rows.map(({ name, count }) => [name, count])).toEqual([
      ['Bolsa', 0],
      ['Edredón matrimonial', 0],
      ['Cierre de chamarra', 0],
      ['Bulto', 1],
    ]);
  });
});

describe('pieces that were handed over', () => {
  const stored: TaggedPiece[] = ['Camisa', 'Camisa', 'Saco'].map((name) => ({ nombre: name, detalle: '', linea: 'a' }));

  it('may get another detail, but keep their number', () => {
    expect(changedHandedOver(stored, [...stored.slice(0, 2), { ...stored[2], detalle: 'negro' } as TaggedPiece], [3])).toEqual(
      [],
    );
    expect(changedHandedOver(stored, stored.slice(1), [2, 3])).toEqual([2, 3]);
    expect(changedHandedOver(stored, stored.slice(1), [1])).toEqual([]);
    expect(changedHandedOver(stored, [], [1])).toEqual([1]);
  });

  it('are never changed by adding others', () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, (pieces, others) => {
        const all = pieces.map((_, i) => i + 1);
        expect(changedHandedOver(pieces, [...pieces, ...others], all)).toEqual([]);
      }),
    );
  });
});

describe('rows of two registers', () => {
  const anyRows = fc.uniqueArray(
    fc.record({
      line: fc.constantFrom('a', 'b', null),
      name: fc.constantFrom('Bolsa', 'Camisa'),
      details: fc.constantFrom('', 'azul'),
      count: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ line, name }) => JSON.stringify([line, name]) },
  );
  const rowOf = (rows: readonly PieceRow[], { line, name }: PieceRow) =>
    rows.find((row) => row.line === line && row.name === name);

  it('are theirs where nothing was changed here', () => {
    fc.assert(fc.property(anyRows, anyRows, (before, theirs) => void expect(mergeRows(before, before, theirs)).toEqual(theirs)));
  });

  it('are those that were changed here, unless their line is gone', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (mine, theirs) => {
        const merged = mergeRows([], mine, theirs);
        for (const row of mine.filter(({ count, details }) => count > 0 || details !== '')) {
          const isGone = row.line !== null && theirs.every(({ line }) => line !== row.line);
          expect(rowOf(merged, row)).toEqual(isGone ? undefined : row);
        }
        for (const row of theirs) expect(rowOf(merged, row)).toBeDefined();
      }),
    );
  });
});

describe('tags of a nota that was changed after it was tagged', () => {
  it('are missing for its new line and for more of one', () => {
    const pieces = [{ nombre: 'Edredón matrimonial', detalle: '', linea: 'b' }];
    expect(linesMissingTags(LINES, pieces)).toEqual(['Lavado y secado', 'Edredón matrimonial']);
  });

  it('are none before it was tagged, nor with what its lines suggest', () => {
    expect(linesMissingTags(LINES, [])).toEqual([]);
    fc.assert(
      fc.property(anyLines, (lines) => void expect(linesMissingTags(lines, piecesOf(rowsOf(lines, []), []))).toEqual([])),
    );
  });
});
