import fc from 'fast-check';
import { parseScan } from './scan.ts';
import { PAPER_SIZES, PAPERS, pieceText, shortName, tagCode, tagDay } from './tag.ts';

it('a tag without a clave codes the folio', () => {
  expect(tagCode({ clave: 'B355', folio: 9 }, 2)).toBe('B355.2');
  expect(parseScan(tagCode({ clave: '', folio: 10483 }, 2))).toEqual({ kind: 'folio', folio: 10483, pieza: 2 });
});

it('says the piece, its mark and what a bag holds', () => {
  const piece = { nombre: 'Edredón matrimonial', detalle: 'azul', linea: 'a' };
  const kilos = { id: 'a', servicio: 'Lavado y secado', medida: 'kg', cantidad: 4_500 } as const;
  expect(pieceText(piece, undefined)).toBe('Edredón matrimonial, azul');
  expect(pieceText({ nombre: 'Bolsa', detalle: '', linea: 'a' }, kilos)).toBe('Bolsa · Lavado y secado, 4.5 kg');
});

it.each([
  ['María Fernanda Ríos Beltrán', 44, 'María Fernanda Ríos Beltrán'],
  ['María Fernanda Ríos Beltrán', 22, 'María Fernanda Ríos B.'],
  ['María Fernanda Ríos Beltrán', 16, 'María F. Ríos B.'],
  ['María Fernanda Ríos Beltrán', 13, 'María F. Ríos'],
  ['Ricardo Villalobos Peña', 20, 'Ricardo V. P.'],
  ['Ana Sofía', 6, 'Ana S.'],
  ['Wolfeschlegelsteinhausen', 10, 'Wolfeschl…'],
  ['María Guadalupe Hernández Villanueva Ríos', 28, 'María G. Hernández V. R.'],
])('%s in %d letters: %s', (name, letters, short) => {
  expect(shortName(name, letters)).toBe(short);
});

it('a shortened name fits, begins alike and is never longer', () => {
  const words = fc.array(fc.stringMatching(/^[A-ZÁÉÑ][a-záéñ]{0,14}$/), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(words, fc.constantFrom(...PAPERS), (parts, paper) => {
      const { letters } = PAPER_SIZES[paper];
      const full = parts.join(' ');
      const short = shortName(full, letters);
      expect([...short].length).toBeLessThanOrEqual(Math.min(letters, full.length));
      expect(short[0]).toBe(full[0]);
    }),
  );
});

it('keeps the colour or mark and the weight whole, and cuts the name before them', () => {
  const king = { nombre: 'Edredón matrimonial king size con funda', detalle: 'azul marino', linea: null };
  expect(pieceText(king, undefined, 30)).toBe('Edredón matrimon…, azul marino');
  const kilos = { id: 'a', servicio: 'Lavado y planchado a mano', medida: 'kg', cantidad: 12_500 } as const;
  expect(pieceText({ nombre: 'Bolsa', detalle: 'roja', linea: 'a' }, kilos, 30)).toBe('Bolsa · Lavado…, 12.5 kg, roja');
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(name, fc.string({ maxLength: 20 }), fc.constantFrom(...PAPERS), (piece, mark, paper) => {
      const { text } = PAPER_SIZES[paper];
      const told = pieceText({ nombre: piece, detalle: mark, linea: null }, undefined, text);
      expect(told.endsWith(mark)).toBe(true);
      expect([...told].length).toBeLessThanOrEqual(Math.max(text, [...mark].length + 4));
    }),
  );
});

it('writes a day shortly', () => {
  expect([tagDay('2026-12-12'), tagDay('2027-01-03')]).toEqual(['Sáb 12 dic', 'Dom 3 ene']);
});
