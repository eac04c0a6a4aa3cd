import fc from 'fast-check';
import { nextLetters, notaMark, parseClave, SERVER_LETTERS, splitClave } from './clave.ts';

it.each([
  ['b412', 'B412'],
  [' B 412 ', 'B412'],
  ['AA1', 'AA1'],
  ['B0412', null],
  ['A-12', null],
  ['ABCD1', null],
  ['412', null],
  ['B', null],
  ['', null],
])('%j is the clave %j', (typed, clave) => {
  expect(parseClave(typed)).toBe(clave);
});

it.each([
  [{ clave: 'B355', folio: 9 }, 'B355'],
  [{ clave: '', folio: 10483 }, '#10483'],
  [{ folio: 10483 }, '#10483'],
])('%j is named %s', (nota, mark) => {
  expect(notaMark(nota)).toBe(mark);
});

it('letters go on like the columns of a sheet, and none comes twice', () => {
  expect(nextLetters(SERVER_LETTERS)).toBe('B');
  expect(nextLetters('Z')).toBe('AA');
  expect(nextLetters('AZ')).toBe('BA');
  expect(nextLetters('ZZ')).toBe('AAA');
  expect(() => nextLetters('ZZZ')).toThrow(RangeError);
  const seen = new Set([SERVER_LETTERS]);
  let letters = SERVER_LETTERS;
  for (let count = 1; count < 1_000; count++) {
    letters = nextLetters(letters);
    seen.add(letters);
  }
  expect(seen.size).toBe(1_000);
});

it('what is read is read the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const clave = parseClave(text);
      if (clave !== null) expect(parseClave(clave)).toBe(clave);
    }),
  );
});

it('a clave is its letters and its number', () => {
  const letters = fc.stringMatching(/^[A-Z]{1,3}$/);
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 999_999_999 }), (prefix, number) => {
      expect(splitClave(`${prefix}${number}`)).toEqual({ letters: prefix, number });
    }),
  );
});
