import fc from 'fast-check';
import { folioPieceCode, parseScan, pieceCode } from './scan.ts';

const TOKEN = 'abcDEF123_-abcDEF123_-abcDEF1234';

it.each([
  ['B355.2', { kind: 'clave', clave: 'B355', pieza: 2 }],
  ['b355', { kind: 'clave', clave: 'B355', pieza: null }],
  [' 10483 ', { kind: 'folio', folio: 10483, pieza: null }],
  ['folio10483.2', { kind: 'folio', folio: 10483, pieza: 2 }],
  ['FOLIO10483', { kind: 'folio', folio: 10483, pieza: null }],
  ['FOLIO10483.0', null],
  ['FOLIO0.1', null],
  [`https://lavanda.mx/t/${TOKEN}`, { kind: 'ticket', token: TOKEN }],
  [`http://localhost:3000/t/${TOKEN}`, { kind: 'ticket', token: TOKEN }],
  ['https://lavanda.mx/t/corto', null],
  ['7501055300075', null],
  ['B355.0', null],
  ['jabón', null],
  ['', null],
])('%j stands for %j', (text, code) => {
  expect(parseScan(text)).toEqual(code);
});

it("a ticket's address is read when the scanner's keyboard isn't the computer's", () => {
  const typed = `https://lavanda.mx/t/${TOKEN}`.replace(
    /[-/_:]/g,
    (key) => ({ '-': "'", '/': '-', _: '?', ':': 'Ñ' })[key] ?? key,
  );
  expect(parseScan(typed)).toEqual({ kind: 'ticket', token: TOKEN });
});

it("a tag's code is read back", () => {
  const letters = fc.stringMatching(/^[A-Z]{1,3}$/);
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 1, max: 999 }), (prefix, number, pieza) => {
      const clave = `${prefix}${number}`;
      expect(parseScan(pieceCode(clave, pieza))).toEqual({ kind: 'clave', clave, pieza });
      expect(parseScan(folioPieceCode(number, pieza))).toEqual({ kind: 'folio', folio: number, pieza });
    }),
  );
});
