import fc from 'fast-check';
import {
  countText,
  handOverText,
  isHandedOver,
  joinNumbers,
  missingNumbers,
  missingText,
  pendingPieces,
  pieceLabel,
  reasonText,
  unclosedText,
} from './handOver.ts';

const SACK = { nombre: 'Tintorería - saco', detalle: 'negro' };
const SHIRT = { nombre: 'Planchado - camisa', detalle: '' };
const BAG = { nombre: 'Bolsa · Secado por kg', detalle: '5 kg' };

const counts = fc.integer({ min: 1, max: 200 }).chain((total) =>
  fc.record({
    total: fc.constant(total),
    counted: fc.uniqueArray(fc.integer({ min: 1, max: total })),
    later: fc.uniqueArray(fc.integer({ min: 1, max: total })),
  }),
);

it('what is missing and what was counted are all pieces, each once', () => {
  fc.assert(
    fc.property(counts, ({ total, counted }) => {
      const missing = missingNumbers(total, counted);
      const all = [...missing, ...joinNumbers(total, counted)].sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: total }, (_, index) => index + 1));
      expect(pendingPieces(total, counted)).toBe(missing.length);
    }),
  );
});

it('counting again never loses a piece, adds none that the nota lacks, and the order of counts makes no difference', () => {
  fc.assert(
    fc.property(counts, fc.array(fc.integer({ min: 201, max: 400 })), ({ total, counted, later }, strange) => {
      const joined = joinNumbers(total, counted, later, strange);
      expect(joined).toEqual(joinNumbers(total, later, counted));
      expect(missingNumbers(total, joined)).toEqual(missingNumbers(total, counted).filter((number) => !later.includes(number)));
      expect(joinNumbers(total, joined, joined)).toEqual(joined);
    }),
  );
});

it('a text names what is missing exactly when something is', () => {
  fc.assert(
    fc.property(counts, ({ total, counted }) => {
      const pieces = Array.from({ length: total }, () => SHIRT);
      expect(missingText(pieces, counted) === '').toBe(counted.length === total);
      expect(handOverText(pieces, counted) === '').toBe(counted.length === 0);
    }),
  );
});

it('names of pieces and of what is missing', () => {
  expect([SACK, SHIRT, BAG].map(pieceLabel)).toEqual(['Saco negro', 'Camisa', 'Bolsa 5 kg']);
  expect(missingText([BAG, SACK, SHIRT], [1, 3])).toBe('Falta Saco negro');
  expect(missingText([BAG, SACK, SHIRT], [1])).toBe('Faltan 2: Saco negro, Camisa');
  expect(missingText(Array(5).fill(SHIRT), [])).toBe('Faltan 5: Camisa, Camisa, Camisa y 2 más');
  expect(countText(6, 7)).toBe('6 de 7');
  expect(handOverText([BAG, SACK, SHIRT], [3, 1])).toBe('2 de 3, falta Saco negro');
  expect(handOverText([BAG], [1])).toBe('1 de 1');
});

it.each([
  ['proceso', 'Mancha en la solapa', 'Sigue en proceso. Mancha en la solapa'],
  ['no_aparece', '', 'No aparece'],
  ['otro', 'Se la llevó ayer', 'Se la llevó ayer'],
  ['otro', '', 'Otro'],
  ['', '', ''],
])('the reason %j with %j reads %j', (reason, detail, text) => {
  expect(reasonText(reason, detail)).toBe(text);
});

it('a nota is handed over exactly when no piece is pending, and never without pieces', () => {
  fc.assert(
    fc.property(counts, ({ total, counted }) => {
      expect(isHandedOver(total, counted)).toBe(total > 0 && pendingPieces(total, counted) === 0);
      expect(isHandedOver(total, undefined)).toBe(false);
    }),
  );
});

it.each([
  [8_500, 'Entregada, falta cobrar'],
  [99, 'Entregada, falta cerrar'],
  [-500, 'Entregada, falta cerrar'],
])('with a saldo of %d centavos it reads %j', (saldo, text) => {
  expect(unclosedText(saldo)).toBe(text);
});
